"""25 The diplomatic cards of the game for two; they declare themselves to the registry."""

from cuius.titles.here_i_stand.variants.two_player.cards import alliances as alliances
from cuius.titles.here_i_stand.variants.two_player.cards import intrigues as intrigues
from cuius.titles.here_i_stand.variants.two_player.cards import invasions as invasions
from cuius.titles.here_i_stand.variants.two_player.cards import raids as raids
