"""Every diplomatic card, so that its declaration is known to the registry."""

from cuius.titles.here_i_stand.cards.two_player import alliances as alliances
from cuius.titles.here_i_stand.cards.two_player import intrigues as intrigues
from cuius.titles.here_i_stand.cards.two_player import invasions as invasions
from cuius.titles.here_i_stand.cards.two_player import petitions as petitions
from cuius.titles.here_i_stand.cards.two_player import raids as raids
from cuius.titles.here_i_stand.cards.two_player import yards as yards
