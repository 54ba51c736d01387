"""Every action, so that its declaration is known to the table."""

from cuius.titles.here_i_stand.phases.action import assault as assault
from cuius.titles.here_i_stand.phases.action import building as building
from cuius.titles.here_i_stand.phases.action import control as control
from cuius.titles.here_i_stand.phases.action import foreign_war as foreign_war
from cuius.titles.here_i_stand.phases.action import move as move
from cuius.titles.here_i_stand.phases.action import naval_move as naval_move
from cuius.titles.here_i_stand.phases.action import piracy as piracy
from cuius.titles.here_i_stand.phases.new_world import voyages as voyages
from cuius.titles.here_i_stand.phases.religion import book_burning as book_burning
from cuius.titles.here_i_stand.phases.religion import debate as debate
from cuius.titles.here_i_stand.phases.religion import st_peters as st_peters
from cuius.titles.here_i_stand.phases.religion import translation as translation
from cuius.titles.here_i_stand.phases.religion import treatise as treatise
from cuius.titles.here_i_stand.phases.religion import universities as universities
