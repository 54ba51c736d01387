// The open page, read from the hash of the address:
//
//   #/                         the lobby
//   #/new/<title>?club=<id>    a new table, perhaps of a club; also #<title>, as opened by `cuius play TITLE`
//   #/t/<id>?invitation=..&at=row                     a table, possibly at an earlier row; also #/tables/<id>
//   #/rules/<title>?chapter=name&rule=id   the rule book of a title; with statements=1 all its rule statements
//   #/end/<id>?invitation=..   how the game of a table ended
//   #/settings                 how the page looks and behaves
//   #/board/<title>            the values of a title's board, and corrections of this device
//   #/library, #/library/<id>  scenarios, shared positions and one's own records; one position
//   #/play-on/<table>?row=..&invitation=..      a new table that goes on from a position of another
//   #/people?title=name, #/people/<name>       the leader boards; what everybody may know of a person
//   #/archive?title=name&..., #/statistics?title=name&...   finished games; what they come to
//   #/clubs, #/clubs/<id>?invitation=..          clubs; one club with its lobby
//   #/tournaments/<id>         a tournament of a club; #/tournaments/new?club=<id> makes one
//   #/account/<section>, #/host/<section>       one's own account; the pages of the host
//   #/sign-in, #/register/<invitation>, #/confirm/<secret>, #/reset/<secret>   accounts

import { queryString } from "./api/client";

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

const PAGES = [
  "",
  "new",
  "t",
  "tables",
  "rules",
  "board",
  "end",
  "settings",
  "sign-in",
  "register",
  "confirm",
  "reset",
  "account",
  "host",
  "people",
  "library",
  "play-on",
  "archive",
  "statistics",
  "clubs",
  "tournaments",
];

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [page = "", id = ""] = path.split("/").map(decodeSafely);
  if (!PAGES.includes(page)) return { page: "new", id: page, query: new URLSearchParams(query) };
  return { page: page === "tables" ? "t" : page, id, query: new URLSearchParams(query) };
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** A shared link, `/t/<id>`, is that of the table's page. */
function adoptLink(): void {
  const [, id] = /^\/t\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
  if (id) history.replaceState(null, "", `/#/t/${id}${location.search}`);
}
adoptLink();

class Router {
  route = $state.raw(parseRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parseRoute(location.hash)));
  }
}

export const router = new Router();

/** The hash of a table's page. */
export function tableHash(id: string, query: { at?: number; invitation?: string | null } = {}): string {
  return `#/t/${id}${queryString(query)}`;
}

/** The hash of the page from which a position of a table is played on. */
export const playOnHash = (id: string, row: number, invitation?: string): string =>
  `#/play-on/${id}${queryString({ row, invitation: invitation || null })}`;

/** The link of a table as it is shared: sites that show previews of links find a picture there. */
export const sharedLink = (id: string): string => `${location.origin}/t/${id}`;

/** The hash of the page about the end of a game. */
export const endHash = (id: string, invitation?: string): string =>
  `#/end/${id}${queryString({ invitation: invitation || null })}`;

/** The hash of the sign-in page, which leads back to the current page. */
export function signInHash(): string {
  return `#/sign-in?next=${encodeURIComponent(location.hash.slice(1))}`;
}

export function navigate(hash: string): void {
  location.hash = hash;
}

/** Changes the address without a new entry in the browser's history. */
export function replaceHash(hash: string): void {
  history.replaceState(null, "", hash);
}
