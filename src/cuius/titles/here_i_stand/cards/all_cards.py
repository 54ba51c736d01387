"""Every module of cards, so that what it declares is known to the registry."""

from cuius.titles.here_i_stand.cards import papal_home as papal_home
from cuius.titles.here_i_stand.cards import religious_mandatory as religious_mandatory
