"""Presence: who is online, here and on other nodes."""

from __future__ import annotations

import asyncio

import msgspec

from cuius.server.play.publish.presence import Presence
from tests.server.play.club import Time, watch


class Nodes:
    """Several nodes that hear each other."""

    def __init__(self, time):
        self.nodes = []
        self.said = []
        self.time = time

    def node(self):
        self.nodes.append(Presence(self, self.time, 10.0))
        return self.nodes[-1]

    async def rows(self, table_id, rows):
        raise NotImplementedError

    async def publish(self, channel, what):
        assert len(msgspec.json.encode(what)) < 8000
        self.said.append((channel, what))
        if channel == "nodes":
            for node in self.nodes:
                await node.handle(msgspec.json.decode(msgspec.json.encode(what)))


def test_sockets_come_and_go(club):
    table = club.table()
    with watch(club.ann, table, "catholics") as ann:
        assert ann.heard[-1]["online"] == ["catholics"]
        assert [s["online"] for s in club.info(table, club.eve)["seats"]] == [True, False, False]
        with watch(club.bob, table, "nobility"):
            ann.until("online", seat="nobility", online=True)
            assert {"type": "online", "seat": "catholics", "online": True} in ann.heard
            with watch(club.bob, table, "nobility") as again:
                assert again.heard[-1]["online"] == ["catholics", "nobility"]
            with watch(club.eve, table) as eve:
                assert eve.heard[-1]["online"] == ["catholics", "nobility"]
        assert ann.until("online") == {"type": "online", "seat": "nobility", "online": False}
        assert club.services.presence.online(table) == ["catholics"]
        ann.socket.send_json({"type": "watch", "seat": None})
        ann.until("update")
    assert club.services.presence.online(table) == []


def test_a_refused_seat_is_not_online(club):
    table = club.table()
    with watch(club.eve, table) as eve:
        eve.socket.send_json({"type": "watch", "seat": "nobility"})
        eve.until("refused")
    assert not club.services.presence.is_online(table, "nobility")


def test_nodes_know_each_others_seats():
    async def play():
        time = Time()
        nodes = Nodes(time)
        first, second = nodes.node(), nodes.node()
        await first.seat_online("t", "red")
        assert second.online("t") == ["red"]
        await second.seat_online("t", "red")
        await first.seat_offline("t", "red")
        assert nodes.said[-1] == ("table_t", {"type": "online", "seat": "red", "online": True})
        assert first.is_online("t", "red")
        await second.seat_offline("t", "red")
        assert not first.is_online("t", "red")
        for n in range(200):
            await first.seat_online(f"table{n:08}", "red")
        late = nodes.node()
        await late.hello()
        assert all(late.is_online(f"table{n:08}", "red") for n in range(200))
        time.now += 31
        await second.heartbeat()
        await late.heartbeat()
        assert not late.is_online("table00000000", "red")  # the first has fallen silent
        await first.heartbeat()

    asyncio.run(play())


def test_a_node_rereads_what_another_changed(club):
    table = club.table()
    live = club.call(club.services.live_tables.get, table)
    match = live.match
    live.seats["nobility"].time_bank = 1.0
    club.call(club.services.cluster.handle, {"node": "another", "seats_changed": table})
    live = club.call(club.services.live_tables.get, table)
    assert live.seats["nobility"].time_bank != 1.0
    assert live.match is match  # without playing the game again
    club.call(club.services.cluster.handle, {"node": "another", "seats_changed": "unknown"})
    club.call(
        club.services.cluster.handle, {"node": "another", "table": table, "seat": "nobility", "here": True}
    )
    assert club.services.presence.is_online(table, "nobility")
