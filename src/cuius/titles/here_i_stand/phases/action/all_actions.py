"""Every action, so that its declaration is known to the table."""

from cuius.titles.here_i_stand.phases.action import assault as assault
from cuius.titles.here_i_stand.phases.action import building as building
from cuius.titles.here_i_stand.phases.action import control as control
from cuius.titles.here_i_stand.phases.action import move as move
