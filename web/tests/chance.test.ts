import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ChanceRequest, SeatInfo, TableInfo } from "../src/api/generated";
import type { GameRecord } from "../src/api/messages";
import { bytesOf, digitsOf, saltHash } from "../src/chance/hashing";
import { makeSalts, recall, remember, showSalts, unknownSalts, type ChanceMemory } from "../src/chance/salts";
import { checkGame, commitmentOf, gameKey } from "../src/chance/verification";

interface Sample {
  record: GameRecord;
  requests: ChanceRequest[];
  /** The key that the program makes of the same seed and of salts with letters of all kinds. */
  key: { salts: Record<string, string>; key: string };
}

const TEXT = readFileSync(new URL("./samples/chance.json", import.meta.url), "utf8");
const NOBODY: ChanceMemory = { commitment: null, seats: {} };
const STAG = "6b".repeat(32);
const HERON = "1f".repeat(32);
let sample: Sample;
beforeEach(() => {
  sample = JSON.parse(TEXT);
});

/** What the browser at the seat of the stag remembers; the boar's salt was promised and never shown. */
async function stagMemory(): Promise<ChanceMemory> {
  const hashes = { stag: await saltHash(STAG), heron: await saltHash(HERON), boar: "b".repeat(64) };
  const stag = { secret: STAG, shown: [STAG], hashes };
  return { commitment: sample.record.commitment, seats: { stag } };
}

const check = (memory = NOBODY) => checkGame(sample.record, sample.requests, memory);

describe("a game that was played by the program", () => {
  test("fell as its seed and salts say", async () => {
    const steps: number[] = [];
    const { record, requests } = sample;
    const verdict = await checkGame(record, requests, NOBODY, (done, of) => steps.push(done / of));
    expect(verdict).toEqual({
      fault: null,
      throws: 8,
      draws: 19,
      own: "none",
      renewals: 0,
      takenOver: 0,
      withheld: ["boar"],
    });
    expect(steps.at(-1)).toBe(1);
  });

  test("another seed is found", async () => {
    sample.record.seed = "00".repeat(32);
    expect((await check()).fault).toEqual({ kind: "seed" });
    sample.record.seed = null;
    expect((await check()).fault).toEqual({ kind: "seed" });
    sample.record.seed = "no digits";
    expect((await check()).fault).toEqual({ kind: "seed" });
  });

  test("another seed with its own commitment is found by whoever saw the first one", async () => {
    const memory = await stagMemory();
    sample.record.seed = "00".repeat(32);
    sample.record.commitment = await commitmentOf(bytesOf(sample.record.seed));
    expect((await check(memory)).fault).toEqual({ kind: "commitment" });
  });

  test("a salt that was changed is found by the first throw or draw that falls otherwise", async () => {
    const salt = sample.record.entries.find((e) => e[1] === "salt" && (e[2] as string[])[0] === "stag")!;
    salt[2] = ["stag", "7c".repeat(32)];
    expect((await check()).fault?.kind).toBe("row");
  });

  test("every throw and draw that was changed is found", async () => {
    for (const { row, d6, pool } of structuredClone(sample.requests)) {
      const entry = sample.record.entries[row]!;
      const fell = entry[2];
      entry[2] =
        d6 === null ? pool.find((word) => word !== fell) : (fell as number[]).map((n) => (n % 6) + 1);
      if (entry[2] !== undefined) expect((await check()).fault).toEqual({ kind: "row", row });
      entry[2] = fell;
    }
    expect((await check()).fault).toBeNull();
  });

  test("a list of throws and draws that does not fit the record is found", async () => {
    const { requests } = sample;
    const [first] = requests;
    const last = requests.pop()!;
    expect((await check()).fault).toEqual({ kind: "list", row: last.row });
    requests.push(last, { ...last, row: last.row + 1 });
    expect((await check()).fault).toEqual({ kind: "list", row: last.row + 1 });
    requests.pop();
    requests[0] = { ...first!, row: first!.row + 1 };
    expect((await check()).fault).toEqual({ kind: "list", row: first!.row });
    requests[0] = { row: first!.row, d6: 1e9, pool: [] };
    expect((await check()).fault).toEqual({ kind: "list", row: first!.row });
    requests[0] = { row: first!.row, d6: null, pool: [] };
    expect((await check()).fault).toEqual({ kind: "row", row: first!.row });
    requests[0] = { ...first!, pool: first!.pool.map(() => "other") };
    expect((await check()).fault).toEqual({ kind: "row", row: first!.row });
  });
});

describe("the salts of a game", () => {
  test("are those that were promised to this browser", async () => {
    expect(await check(await stagMemory())).toMatchObject({ fault: null, own: "used", renewals: 0 });
  });

  test("a salt of this browser that was exchanged is found", async () => {
    const memory = await stagMemory();
    memory.seats.stag!.shown = [STAG, "7c".repeat(32)];
    expect((await check(memory)).fault).toEqual({ kind: "salt", seat: "stag" });
  });

  test("a salt that is not as promised is found", async () => {
    const memory = await stagMemory();
    memory.seats.stag!.hashes.heron = "0".repeat(64);
    expect((await check(memory)).fault).toEqual({ kind: "salt", seat: "heron" });
    delete memory.seats.stag!.hashes.heron;
    expect((await check(memory)).fault, "nobody had promised it").toEqual({ kind: "salt", seat: "heron" });
  });

  test("a promise that the record leaves out is found", async () => {
    const memory = await stagMemory();
    memory.seats.stag!.hashes.bear = "0".repeat(64);
    expect((await check(memory)).fault).toEqual({ kind: "salt", seat: "bear" });
  });

  test("a game that began without this browser's salt says so", async () => {
    const memory = await stagMemory();
    memory.seats = { boar: memory.seats.stag! };
    expect(await check(memory)).toMatchObject({ fault: null, own: "unused" });
    memory.seats.boar!.shown = [];
    expect(await check(memory), "it never showed one").toMatchObject({ fault: null, own: "none" });
  });

  test("that were made anew are counted", async () => {
    const memory = await stagMemory();
    memory.seats.stag!.shown = ["7c".repeat(32), "8d".repeat(32), STAG];
    expect(await check(memory)).toMatchObject({ fault: null, own: "used", renewals: 2 });
  });

  test("are written into the key as the program writes them", async () => {
    const { salts, key } = sample.key;
    const made = await gameKey(bytesOf(sample.record.seed!), new Map(Object.entries(salts)));
    expect(digitsOf(made)).toBe(key);
  });
});

describe("a browser that takes a seat", () => {
  const sent: { url: string; body: { salts: Record<string, string>; hashes: Record<string, string> } }[] = [];

  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    sent.length = 0;
    vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
      sent.push({ url, body: JSON.parse(body) });
      return new Response(null, { status: 204 });
    });
  });

  const seat = (name: string, more: Partial<SeatInfo>): SeatInfo =>
    ({ seat: name, mine: false, free: false, salt_hash: null, salt_shown: false, ...more }) as SeatInfo;
  const table = (...seats: SeatInfo[]): TableInfo =>
    ({ id: "t1", status: "open", commitment: "c0ffee", seats }) as unknown as TableInfo;

  test("shows its salt when all seats are taken, and remembers what the others had promised", async () => {
    const salts = await makeSalts(["stag"]);
    remember("t1", salts, "c0ffee");
    const stag = seat("stag", { mine: true, salt_hash: salts.hashes.stag! });
    expect(await showSalts(table(stag, seat("boar", { free: true })))).toBe(false);
    expect(sent).toEqual([]);
    const full = table(stag, seat("boar", { salt_hash: "b".repeat(64) }));
    expect(await showSalts(full)).toBe(true);
    const { salts: shown, hashes } = sent[0]!.body;
    expect(sent[0]!.url).toBe("/api/tables/t1/salts");
    expect(await saltHash(shown.stag!)).toBe(salts.hashes.stag);
    expect(hashes).toEqual({ stag: salts.hashes.stag, boar: "b".repeat(64) });
    expect(recall("t1")).toMatchObject({
      commitment: "c0ffee",
      seats: { stag: { shown: [shown.stag], hashes } },
    });
  });

  test("shows the next salt if the seats change after one was shown", async () => {
    const salts = await makeSalts(["stag"]);
    remember("t1", salts, "c0ffee");
    let hash = salts.hashes.stag!;
    for (let round = 1; round <= 16; round += 1) {
      const info = table(seat("stag", { mine: true, salt_hash: hash }));
      expect(await showSalts(info)).toBe(true);
      expect(await showSalts(info), "shown again, it is the same").toBe(true);
      expect(sent.at(-1)!.body.salts).toEqual(sent.at(-2)!.body.salts);
      const salt = sent.at(-1)!.body.salts.stag!;
      expect(await saltHash(salt)).toBe(hash);
      expect(recall("t1").seats.stag!.shown.length).toBe(round);
      hash = salt;
    }
    expect(await showSalts(table(seat("stag", { mine: true, salt_hash: hash })))).toBe(false);
  });

  test("says which salts another browser keeps", async () => {
    const salts = await makeSalts(["stag"]);
    remember("t1", salts, null);
    const info = table(
      seat("stag", { mine: true, salt_hash: salts.hashes.stag! }),
      seat("heron", { mine: true, salt_hash: "a".repeat(64) }),
      seat("boar", { salt_hash: "b".repeat(64) }),
    );
    expect((await unknownSalts(info)).map((s) => s.seat)).toEqual(["heron"]);
    expect(await showSalts(info)).toBe(true);
    expect(Object.keys(sent[0]!.body.salts)).toEqual(["stag"]);
    expect(recall("t1").commitment, "as it was first seen").toBe("c0ffee");
  });

  test("adds nothing where it cannot hash", async () => {
    vi.stubGlobal("crypto", {});
    expect(await makeSalts(["stag"])).toEqual({ secrets: {}, hashes: {} });
    vi.unstubAllGlobals();
  });
});
