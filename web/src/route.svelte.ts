// Which page is open: the part of the address after #, so that one page serves all and links can be shared.
//
//   #/                         the lobby              #revolution  the lobby, opened by `cuius play TITLE`
//   #/new/<title>              making a table
//   #/t/<id>?invitation=..&at=row&seat=..             a table, perhaps at an earlier row
//   #/rules/<title>?rule=id    the statements of a game
//   #/sign-in, #/confirm/<secret>, #/reset/<secret>   accounts

export interface Route {
  page: string;
  id: string;
  query: URLSearchParams;
}

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [page = "", id = ""] = path.split("/").map(safelyDecoded);
  const known = ["", "new", "t", "tables", "rules", "sign-in", "confirm", "reset"];
  if (!known.includes(page)) return { page: "new", id: page, query: new URLSearchParams(query) };
  return { page: page === "tables" ? "t" : page, id, query: new URLSearchParams(query) };
}

function safelyDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

class Here {
  route = $state.raw(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = parse(location.hash)));
  }
}

export const here = new Here();

/** The way to sign in and come back here. */
export function signInHere(): string {
  return `#/sign-in?next=${encodeURIComponent(location.hash.slice(1))}`;
}

export function go(hash: string): void {
  location.hash = hash;
}

/** Changes what the address says without a new page in the browser's history. */
export function restate(hash: string): void {
  history.replaceState(null, "", hash);
}
