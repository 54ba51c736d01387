import { render } from "svelte/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { app } from "../src/appState.svelte";
import CloseTableButton from "../src/table/CloseTableButton.svelte";
import type { Game } from "../src/table/game.svelte";
import TableMenu from "../src/table/TableMenu.svelte";
import { loadClientCatalogue } from "../src/text/clientCatalogue";

vi.hoisted(() => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
});

beforeAll(async () => {
  app.catalogue = await loadClientCatalogue("en");
});

const CLOSE = "Close the table";

function menu(info: object, result: object | null = null): string {
  const table = { id: "t1", title: "revolution", mine: true, status: "running", seats: [], ...info };
  const game = {
    info: table,
    mySeats: ["catholics"],
    path: { table_id: "t1" },
    past: null,
    lastChoice: null,
    playback: { pace: "normal" },
    result,
  };
  return render(TableMenu, { props: { game: game as unknown as Game, showLesson: null } }).body;
}

describe("closing a table", () => {
  test("is offered to whoever made it, while the game runs", () => {
    expect(menu({})).toContain(CLOSE);
    expect(menu({ mine: false })).not.toContain(CLOSE);
    expect(menu({ status: "finished" }, { kind: "agreed" })).not.toContain(CLOSE);
    expect(menu({ status: "ended" })).not.toContain(CLOSE);
  });

  test("asks first", () => {
    const { body } = render(CloseTableButton, { props: { id: "t1", run: async () => undefined } });
    expect(body).toContain(CLOSE);
    expect(body).not.toContain("for good");
  });
});
