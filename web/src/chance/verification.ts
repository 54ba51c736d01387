// Checks the chance of a finished game as src/cuius/core/chance.py makes it: the seed against its commitment, the
// salts against their hashes, and every throw and draw against both.

import type { ChanceRequest } from "../api/generated";
import type { GameRecord } from "../api/messages";
import { bytesOf, digitsOf, saltHash, sha256, utf8, type Bytes } from "./hashing";
import type { ChanceMemory } from "./salts";

export type Fault =
  { kind: "seed" | "commitment" } | { kind: "salt"; seat: string } | { kind: "list" | "row"; row: number };

export interface Verdict {
  /** The first thing that is wrong. */
  fault: Fault | null;
  throws: number;
  draws: number;
  /** Did the salts count that this browser showed? */
  own: "none" | "used" | "unused";
  /** How often salts were made anew because the seats changed. */
  renewals: number;
  /** Seats that did not show the salt they had promised. */
  withheld: string[];
  /** How many rows come from another game, whose chance was not made here. */
  takenOver: number;
}

/** Two bytes are a number; the bound must not exceed how many there are. */
const NUMBERS = 65536;

export async function checkGame(
  record: GameRecord,
  requests: ChanceRequest[],
  memory: ChanceMemory,
  onProgress: (done: number, of: number) => void = () => undefined,
): Promise<Verdict> {
  const salts = saltsOf(record);
  const { own, renewals } = ownSalts(salts, memory);
  const others = takenOver(record);
  const checked = requests.filter((r) => !isWithin(others, r.row));
  const draws = checked.filter((r) => r.d6 === null).length;
  const withheld = [...salts].filter(([, salt]) => !salt).map(([seat]) => seat);
  const fault =
    (await seedFault(record, memory)) ??
    (await saltFault(salts, memory)) ??
    (await resultFault(record, requests, salts, onProgress));
  const count = others.end - others.start;
  return { fault, throws: checked.length - draws, draws, own, renewals, withheld, takenOver: count };
}

/** The salts of a record by seat; an empty one was promised and not shown. */
export const saltsOf = ({ entries }: GameRecord): Map<string, string> =>
  new Map(
    entries
      .filter(([by, key]) => by === "table" && key === "salt")
      .map(([, , answer]) => answer as [string, string]),
  );

interface RowRange {
  start: number;
  end: number;
}

/** The rows that a game has taken over from another, from whose position it goes on. */
function takenOver({ entries }: GameRecord): RowRange {
  const origin = entries.findIndex(([by, key]) => by === "table" && key === "origin");
  const count = origin < 0 ? 0 : (entries[origin]![2] as number);
  return { start: origin + 1, end: origin + 1 + count };
}

const isWithin = ({ start, end }: RowRange, row: number): boolean => start <= row && row < end;

export const commitmentOf = async (seed: Bytes): Promise<string> =>
  digitsOf(await sha256(utf8("cuius seed "), seed));

async function seedFault({ seed, commitment }: GameRecord, memory: ChanceMemory): Promise<Fault | null> {
  if (!seed || !/^([0-9a-f]{2})+$/.test(seed)) return { kind: "seed" };
  if ((await commitmentOf(bytesOf(seed))) !== commitment) return { kind: "seed" };
  return memory.commitment && memory.commitment !== commitment ? { kind: "commitment" } : null;
}

function ownSalts(salts: Map<string, string>, memory: ChanceMemory): Pick<Verdict, "own" | "renewals"> {
  const mine = Object.entries(memory.seats).filter(([, { shown }]) => shown.length);
  const used = mine.every(([seat, { shown }]) => salts.get(seat) === shown.at(-1));
  return {
    own: !mine.length ? "none" : used ? "used" : "unused",
    renewals: Math.max(0, ...mine.map(([, { shown }]) => shown.length - 1)),
  };
}

/** A salt of this browser that was exchanged, or one of another seat that is not the one promised to it. */
async function saltFault(salts: Map<string, string>, { seats }: ChanceMemory): Promise<Fault | null> {
  for (const [seat, { shown, hashes }] of Object.entries(seats)) {
    const salt = salts.get(seat);
    if (!salt || !shown.length) continue; // the game began without it, whatever the others promised
    if (salt !== shown.at(-1)) return { kind: "salt", seat };
    for (const other of new Set([...salts.keys(), ...Object.keys(hashes)])) {
      if (!(await isAsPromised(salts.get(other), hashes[other]))) return { kind: "salt", seat: other };
    }
  }
  return null;
}

async function isAsPromised(salt: string | undefined, hash: string | undefined): Promise<boolean> {
  if (salt === undefined || hash === undefined) return false;
  return salt === "" || (/^[0-9a-f]{64}$/.test(salt) && (await saltHash(salt)) === hash);
}

/** The first row that is not in the list, or did not fall as seed and salts say. */
async function resultFault(
  record: GameRecord,
  requests: ChanceRequest[],
  salts: Map<string, string>,
  onProgress: (done: number, of: number) => void,
): Promise<Fault | null> {
  const { seed, entries } = record;
  const others = takenOver(record);
  const rows = entries.flatMap(([by], row) => (by === "chance" ? [row] : []));
  const stream = await ByteStream.withKey(await gameKey(bytesOf(seed!), salts));
  for (let counter = 0; counter < Math.max(rows.length, requests.length); counter += 1) {
    const row = rows[counter];
    const asked = requests[counter];
    if (row === undefined || asked?.row !== row) return { kind: "list", row: row ?? asked!.row };
    const fell = entries[row]![2];
    const dice = Array.isArray(fell) ? fell.length : null;
    if (dice !== asked.d6) return { kind: "list", row };
    if (isWithin(others, row)) continue;
    const expected = await stream.result(counter, asked);
    if (JSON.stringify(fell) !== JSON.stringify(expected)) return { kind: "row", row };
    onProgress(counter + 1, rows.length);
  }
  return null;
}

/** The key of a game: its seed, and the salts of all seats in the order of their names. */
export function gameKey(seed: Bytes, salts: Map<string, string>): Promise<Bytes> {
  const pairs = [...salts].sort(([a], [b]) => (a < b ? -1 : 1));
  const written = pairs.map(([seat, salt]) => `[${asciiString(seat)}, ${asciiString(salt)}]`);
  return sha256(seed, utf8(`[${written.join(", ")}]`));
}

/** A string in JSON, with letters beyond ASCII as \uXXXX. */
const asciiString = (text: string): string =>
  JSON.stringify(text).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The bytes of each throw or draw, by its counter. */
class ByteStream {
  private constructor(private readonly key: CryptoKey) {}

  static async withKey(key: Bytes): Promise<ByteStream> {
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    return new ByteStream(await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]));
  }

  /** The faces of dice, or the word that is drawn; undefined for a pool from which nothing can be drawn. */
  async result(counter: number, { d6, pool }: ChanceRequest): Promise<number[] | string | undefined> {
    if (d6 === null) {
      if (!pool.length || pool.length > NUMBERS) return undefined;
      return pool[(await this.numbers(counter, pool.length, 1))[0]!];
    }
    return (await this.numbers(counter, 6, d6)).map((number) => number + 1);
  }

  /** Even numbers below a bound: those at or above its greatest multiple are skipped. */
  private async numbers(counter: number, bound: number, count: number): Promise<number[]> {
    const limit = NUMBERS - (NUMBERS % bound);
    const found: number[] = [];
    for (let block = 0; found.length < count; block += 1) {
      const signed = await crypto.subtle.sign("HMAC", this.key, utf8(`${counter}.${block}`));
      const view = new DataView(signed);
      for (let at = 0; at < view.byteLength && found.length < count; at += 2) {
        const number = view.getUint16(at);
        if (number < limit) found.push(number % bound);
      }
    }
    return found;
  }
}
