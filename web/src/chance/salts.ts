// The salts that this browser adds to the chance of a game: promised by a hash when a seat is taken, shown when
// all seats are taken. Each salt is the hash of the next one, so that a salt that was shown promises the next if
// the seats change.

import { request } from "../api/client";
import type { SeatInfo, TableInfo } from "../api/generated";
import { canHash, digitsOf, saltHash } from "./hashing";

/** How many salts a seat can show, one after the other, before it must be taken anew. */
const CHAIN_LENGTH = 16;

export interface OwnSalts {
  /** The last salt of the chain, of which all others follow. */
  secret: string;
  /** The salts that were shown, each with the hashes of all seats at that moment: the last ones count. */
  shown: string[];
  hashes: Record<string, string>;
}

/** What this browser remembers of the chance at a table. */
export interface ChanceMemory {
  /** The server's commitment as it was first seen. */
  commitment: string | null;
  seats: Record<string, OwnSalts>;
}

export interface NewSalts {
  secrets: Record<string, string>;
  hashes: Record<string, string>;
}

const storageKey = (table: string) => `chance ${table}`;

export function recall(table: string): ChanceMemory {
  const found = localStorage.getItem(storageKey(table));
  return found ? JSON.parse(found) : { commitment: null, seats: {} };
}

function store(table: string, memory: ChanceMemory): void {
  localStorage.setItem(storageKey(table), JSON.stringify(memory));
}

/** New salts for these seats; none where the browser cannot hash. */
export async function makeSalts(seats: string[]): Promise<NewSalts> {
  const made: NewSalts = { secrets: {}, hashes: {} };
  for (const seat of canHash() ? seats : []) {
    const secret = digitsOf(crypto.getRandomValues(new Uint8Array(32)));
    made.secrets[seat] = secret;
    made.hashes[seat] = (await chainOf(secret)).at(-1)!;
  }
  return made;
}

/** Remembers what was promised at a table, and the commitment of the server if it is known. */
export function remember(table: string, { secrets }: NewSalts, commitment: string | null): void {
  const memory = recall(table);
  memory.commitment ??= commitment;
  for (const [seat, secret] of Object.entries(secrets))
    memory.seats[seat] = { secret, shown: [], hashes: {} };
  store(table, memory);
}

/** Forgets the salts of a seat that was left. */
export function forget(table: string, seat: string): void {
  const memory = recall(table);
  delete memory.seats[seat];
  store(table, memory);
}

/** From the secret to the hash that is promised first. */
async function chainOf(secret: string): Promise<string[]> {
  const chain = [secret];
  while (chain.length <= CHAIN_LENGTH) chain.push(await saltHash(chain.at(-1)!));
  return chain;
}

/** The salt that a hash promises; undefined if this browser does not know it. */
async function saltFor({ secret }: OwnSalts, hash: string): Promise<string | undefined> {
  const chain = await chainOf(secret);
  return chain[chain.indexOf(hash) - 1];
}

const isPromised = (seat: SeatInfo): boolean => seat.salt_hash !== null && !seat.salt_shown;

/** The seats whose salts are promised and not shown. */
export const missingSalts = ({ seats }: TableInfo): SeatInfo[] => seats.filter(isPromised);

/** The person's own seats of which another browser, or none, knows the salt. */
export async function unknownSalts(info: TableInfo): Promise<SeatInfo[]> {
  const { seats } = recall(info.id);
  const found: SeatInfo[] = [];
  for (const seat of missingSalts(info)) {
    const own = seats[seat.seat];
    const known = own && canHash() && (await saltFor(own, seat.salt_hash!));
    if (seat.mine && !known) found.push(seat);
  }
  return found;
}

/** Shows the person's salts once every seat is taken; true if there were any. */
export async function showSalts(info: TableInfo): Promise<boolean> {
  if (info.status !== "open" || !canHash()) return false;
  const memory = recall(info.id);
  if (!Object.keys(memory.seats).length) return false;
  if (memory.commitment === null) {
    memory.commitment = info.commitment;
    store(info.id, memory);
  }
  if (info.seats.some((seat) => seat.free)) return false;
  const hashes = Object.fromEntries(info.seats.flatMap((s) => (s.salt_hash ? [[s.seat, s.salt_hash]] : [])));
  const salts: Record<string, string> = {};
  for (const { seat, salt_hash } of missingSalts(info).filter((s) => s.mine)) {
    const own = memory.seats[seat];
    const salt = own && (await saltFor(own, salt_hash!));
    if (!salt) continue;
    salts[seat] = salt;
    own.hashes = hashes;
    if (own.shown.at(-1) !== salt) own.shown.push(salt);
  }
  if (!Object.keys(salts).length) return false;
  store(info.id, memory);
  const path = { table_id: info.id };
  await request("POST /api/tables/{table_id}/salts", { path, body: { salts, hashes } });
  return true;
}
