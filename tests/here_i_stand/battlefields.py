"""Positions before battles and sieges, for the tests of land war."""

from __future__ import annotations

from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import HisTable, war_table


def channel() -> HisTable:
    """Example 15-e1a: Francis in Brussels, the English in Calais and, under Brandon, in Boulogne."""
    t = war_table().war("france", "england").control("france", "brussels").control("england", "boulogne")
    t.put("brussels", "france", regulars=6, leaders=["francis_i"])
    t.put("calais", "england", regulars=2).ships("calais", "england", squadrons=1)
    return t.put("boulogne", "england", regulars=4, leaders=["charles_brandon"]).impulse("france", cp=2)


def under_siege() -> HisTable:
    """Brandon fails to intercept, the garrison withdraws."""
    t = march(channel(), "france", "brussels", "calais", 6, 0, ["francis_i"])
    t.dice(intercept=[3, 3])
    t.answer("england", "intercept.from", "boulogne", "intercept.leader", "charles_brandon")
    t.answer("england", "intercept.regulars", 4, "avoid.to", "pass")
    return t.answer("england", "withdraw", "withdraw")


def austria() -> HisTable:
    """Example 14-e1a: the Sultan before Vienna, Charles in Graz, Ferdinand in Vienna."""
    t = war_table().war("ottoman", "habsburg").ally("hungary", "habsburg").control("ottoman", "pressburg")
    t.put("pressburg", "ottoman", regulars=7, hired=1, leaders=["suleiman", "ibrahim_pasha"])
    t.put("graz", "habsburg", regulars=8, leaders=["charles_v"])
    return t.put("vienna", "habsburg", regulars=2, leaders=["ferdinand"])


def sultan_moves(t: HisTable) -> HisTable:
    return march(t, "ottoman", "pressburg", "vienna", 7, 1, ["suleiman", "ibrahim_pasha"])


def open_field(attackers: int = 3, defenders: int = 3, **more) -> HisTable:
    """France in Paris about to attack the English in Boulogne, who hold Rouen and St Quentin too."""
    t = war_table().war("france", "england").control("england", "boulogne")
    t.put("paris", "france", regulars=attackers, leaders=more.get("leaders", ()))
    return t.put("boulogne", "england", regulars=defenders, leaders=more.get("enemies", ()))


def calais(french: int = 6, english: int = 2, french_leaders=(), english_leaders=()) -> HisTable:
    """A siege of Calais laid in an earlier impulse; the line of France runs over Boulogne."""
    t = war_table().war("france", "england").impulse("france", cp=2)
    t.put("calais", "france", regulars=french, leaders=french_leaders)
    return t.put("calais", "england", regulars=english, leaders=english_leaders).siege("calais")
