"""The cards, each event beside the others of its theme; they declare themselves to the registry."""

from cuius.titles.here_i_stand.cards import alliances as alliances
from cuius.titles.here_i_stand.cards import combat as combat
from cuius.titles.here_i_stand.cards import england as england
from cuius.titles.here_i_stand.cards import fortresses as fortresses
from cuius.titles.here_i_stand.cards import home as home
from cuius.titles.here_i_stand.cards import leaders as leaders
from cuius.titles.here_i_stand.cards import new_world as new_world
from cuius.titles.here_i_stand.cards import papal as papal
from cuius.titles.here_i_stand.cards import pirates as pirates
from cuius.titles.here_i_stand.cards import reformation as reformation
from cuius.titles.here_i_stand.cards import responses as responses
from cuius.titles.here_i_stand.cards import revolts as revolts
from cuius.titles.here_i_stand.cards import statecraft as statecraft
from cuius.titles.here_i_stand.cards import troops as troops
