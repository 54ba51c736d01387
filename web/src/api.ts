// What the server says, and how it is asked.

import type { Argument, Arguments } from "./words";

export interface TitleOption {
  name: string;
  choices: string[];
  default: string;
}

export interface TitleOffer {
  name: string;
  players: number[];
  scenarios: string[];
  options: TitleOption[];
  bots: string[];
  /** In the list of titles: is there one? In a title: the lesson itself. */
  lesson: boolean | Lesson | null;
}

/** A note for learners, shown where everything fits that it names. */
export interface Note {
  text: string;
  key: string;
  phases: string[];
  roles: string[];
  turns: number[];
}

export interface Lesson {
  seat: string;
  until: number;
  welcome: string;
  over: string;
  note: Note[];
}

export interface Rule {
  id: string;
  section: string;
  text: string;
  edition: string;
  note: string;
}

export interface TitleInfo extends TitleOffer {
  lesson: Lesson | null;
  prefix: string;
  rules: Rule[];
  page: Page;
}

/** Static data of a title for its board; each title knows its own shape. */
export type Page = Record<string, unknown>;
export type View = Record<string, unknown>;

export interface Session {
  local: boolean;
  name: string | null;
  admin: boolean;
}

export interface Pace {
  kind: "hotseat" | "live" | "slow";
  bank: number;
  increment: number;
}

export interface SeatInfo {
  seat: string;
  roles: string[];
  holder: string | null;
  mine: boolean;
  bot: string | null;
  free: boolean;
  bank: number | null;
  deadline: number | null;
  autopilot: boolean;
  online: boolean;
}

export interface Result {
  kind: string;
  winners: string[];
  scores: Record<string, number>;
}

export interface TableInfo {
  id: string;
  name: string;
  title: string;
  scenario: string;
  players: number;
  options: Record<string, string>;
  /** Is it played on a board of its owner's, laid over the built-in one? */
  overlay: boolean;
  lesson: boolean;
  status: "open" | "running" | "finished" | "ended";
  open: boolean;
  talk: "open" | "gunboat";
  anonymous: boolean;
  pace: Pace;
  paused: boolean;
  frozen: boolean;
  owner: string | null;
  mine: boolean;
  asked: string[];
  seats: SeatInfo[];
  result: Result | null;
  made_at: number;
  moved_at: number;
  invitation: string | null;
}

export interface NewTable {
  title: string;
  name?: string;
  players?: number;
  scenario?: string;
  options?: Record<string, string>;
  pace?: Pace;
  open?: boolean;
  talk?: "open" | "gunboat";
  anonymous?: boolean;
  seats?: Record<string, string>;
}

/** A number with its reason, a message of the title, and the rule it rests on. */
export interface Reason {
  value: number;
  reason: string;
  rule: string | null;
}

/** What may come of an answer. */
export interface Odds {
  outcomes: { key: string; probability: number; exact: string }[];
  /** What one's own side throws or adds. */
  modifiers: Reason[];
  /** What the other side throws, where two sides do. */
  against?: Reason[];
  /** It is the best of several, of which one is still to be chosen. */
  at_best?: boolean;
}

/** Dice as they fell. */
export interface Dice {
  why: string;
  who: string | null;
  faces: number[];
  reasons?: Reason[];
}

export interface Question {
  number: number;
  role: string;
  key: string;
  rule: string | null;
  about: Arguments;
  options: string[];
  named: Argument[];
  confirm: boolean;
  /** The odds of the answers that lead to dice. */
  odds?: Record<string, Odds>;
}

export interface LogEvent {
  number: number;
  key: string;
  args: Arguments;
  path: string[];
  /** The dice thrown since the event before. */
  dice?: Dice[];
}

export interface Seen {
  number: number;
  waiting: { role: string; key: string }[];
  question: Question | null;
  view: View;
  log: LogEvent[];
  result: Result | null;
}

/** What the socket shows: all of a view, or what changed in it, and the log from a row on. */
export interface SeenMessage extends Seen {
  full: boolean;
  seat: string | null;
  rows: number;
  log_since: number;
  clocks: Record<string, Clock>;
  paused: boolean;
  online?: string[];
  /** The id of an answer from here that is kept by now. */
  confirmed?: string;
}

/** How far a seat may go back on its own, and the row it chose last. */
export interface Reach {
  rows: number[];
  last: number | null;
}

export interface Clock {
  bank: number;
  asked_at: number | null;
  deadline: number | null;
  autopilot: boolean;
  vacant: boolean;
}

export interface Said {
  id: number;
  by: string;
  name: string | null;
  to: string[] | null;
  text: string;
  number: number;
  at: number;
}

export interface Motion {
  id: number;
  kind: "undo" | "pause" | "resume" | "end" | "concede" | "pace";
  by: string;
  number: number | null;
  votes: Record<string, boolean>;
  waiting: string[];
  state: "open" | "carried" | "refused" | "lapsed" | "withdrawn";
  at: number;
}

export interface WhyNot {
  key: string;
  rule: string | null;
  args: Arguments;
}

/** The server said no, in one sentence. */
export class Refused extends Error {
  constructor(
    text: string,
    readonly status: number,
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

export async function get<T>(path: string, query: Query = {}): Promise<T> {
  return (await ask("GET", path + queryOf(query))).json();
}

export async function getText(path: string): Promise<string> {
  return (await ask("GET", path)).text();
}

/** A request that changes something; most of them answer nothing. */
export async function send<T = void>(path: string, body: unknown = {}, method = "POST"): Promise<T> {
  const response = await ask(method, path, body);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

export type Query = Record<string, string | number | null | undefined | string[]>;

export function queryOf(query: Query): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== "") pairs.append(name, String(one));
    }
  }
  const text = pairs.toString();
  return text && `?${text}`;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(path, {
    method,
    headers: { "X-Cuius": "1", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.ok) return response;
  const told = await response.json().catch(() => ({}));
  throw new Refused(told.text ?? told.detail ?? `${response.status}`, response.status, told.rule ?? null);
}

const kept = new Map<string, Promise<unknown>>();

/** Asked once a visit: what does not change while the page is open. */
function once<T>(path: string, load: () => Promise<T>): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = load();
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

export const fetchTitles = () => once("/api/titles", () => get<TitleOffer[]>("/api/titles"));
export const fetchTitle = (name: string) =>
  once(`/api/titles/${name}`, () => get<TitleInfo>(`/api/titles/${name}`));
export const fetchTitleText = (name: string, language: string) =>
  once(`/api/titles/${name}/text/${language}`, () => getText(`/api/titles/${name}/text/${language}`));
