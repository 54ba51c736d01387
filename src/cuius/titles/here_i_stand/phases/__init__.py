"""What happens, theme by theme. The actions declare themselves to the table in `action/table.py`."""

from cuius.titles.here_i_stand.phases.action import building as building
from cuius.titles.here_i_stand.phases.action import foreign_war as foreign_war
from cuius.titles.here_i_stand.phases.land import assault as assault
from cuius.titles.here_i_stand.phases.land import control as control
from cuius.titles.here_i_stand.phases.land import movement as movement
from cuius.titles.here_i_stand.phases.new_world import voyages as voyages
from cuius.titles.here_i_stand.phases.religion import debates as debates
from cuius.titles.here_i_stand.phases.religion import papacy as papacy
from cuius.titles.here_i_stand.phases.religion import protestants as protestants
from cuius.titles.here_i_stand.phases.sea import piracy as piracy
from cuius.titles.here_i_stand.phases.sea import sailing as sailing
