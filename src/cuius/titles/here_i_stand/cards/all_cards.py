"""Every module of cards, so that what it declares is known to the registry."""

from cuius.titles.here_i_stand.cards import barbary as barbary
from cuius.titles.here_i_stand.cards import combat as combat
from cuius.titles.here_i_stand.cards import emperor as emperor
from cuius.titles.here_i_stand.cards import english_events as english_events
from cuius.titles.here_i_stand.cards import english_home as english_home
from cuius.titles.here_i_stand.cards import foreign_wars as foreign_wars
from cuius.titles.here_i_stand.cards import french_home as french_home
from cuius.titles.here_i_stand.cards import honours as honours
from cuius.titles.here_i_stand.cards import inquisitions as inquisitions
from cuius.titles.here_i_stand.cards import maurice as maurice
from cuius.titles.here_i_stand.cards import papal_events as papal_events
from cuius.titles.here_i_stand.cards import papal_home as papal_home
from cuius.titles.here_i_stand.cards import popes as popes
from cuius.titles.here_i_stand.cards import reformers as reformers
from cuius.titles.here_i_stand.cards import religious_mandatory as religious_mandatory
from cuius.titles.here_i_stand.cards import responses as responses
from cuius.titles.here_i_stand.cards import risings as risings
from cuius.titles.here_i_stand.cards import rulers as rulers
from cuius.titles.here_i_stand.cards import sermons as sermons
from cuius.titles.here_i_stand.cards import spring as spring
