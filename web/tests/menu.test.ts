import { render } from "svelte/server";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { app } from "../src/app.svelte";
import CloseTable from "../src/table/CloseTable.svelte";
import type { Game } from "../src/table/game.svelte";
import Menu from "../src/table/Menu.svelte";
import { openText } from "../src/text";

vi.hoisted(() => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
});

beforeAll(async () => {
  app.text = await openText("en");
});

const CLOSE = "Close the table";

function menu(info: object, result: object | null = null): string {
  const table = { id: "t1", title: "revolution", mine: true, status: "running", seats: [], ...info };
  const game = {
    info: table,
    mySeats: ["catholics"],
    path: "/api/tables/t1",
    past: null,
    lastChoice: null,
    result,
  };
  return render(Menu, { props: { game: game as unknown as Game, teach: null } }).body;
}

describe("closing a table", () => {
  test("is offered to whoever made it, while the game runs", () => {
    expect(menu({})).toContain(CLOSE);
    expect(menu({ mine: false })).not.toContain(CLOSE);
    expect(menu({ status: "finished" }, { kind: "agreed" })).not.toContain(CLOSE);
    expect(menu({ status: "ended" })).not.toContain(CLOSE);
  });

  test("asks first", () => {
    const { body } = render(CloseTable, { props: { id: "t1", trying: async () => undefined } });
    expect(body).toContain(CLOSE);
    expect(body).not.toContain("for good");
  });
});
