// What the title tells its page, and positions out of games played by the machine, each with its open question.

import type { Page, View } from "../../src/titles/here_i_stand/columns";
import { Catalogue } from "../../src/words";
import page from "../samples/here_i_stand.page.json";
import positions from "../samples/here_i_stand.positions.json";
import two from "../samples/here_i_stand.two.json";

export const PAGE = page as unknown as Page;

type Positions = Record<string, { view: View; question: Record<string, unknown> }>;
export const POSITIONS = positions as unknown as Positions;
/** Out of a game of two. */
export const TWO = two as unknown as Positions;

const sources = import.meta.glob<string>("../../../src/cuius/{core,titles/here_i_stand}/text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The words of the title in a language. */
export const words = (language: string) =>
  new Catalogue(
    language,
    Object.entries(sources)
      .filter(([path]) => path.includes(`/${language}/`))
      .map(([, source]) => source)
      .join("\n"),
  );
