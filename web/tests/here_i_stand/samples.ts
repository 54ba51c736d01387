// What the title tells its page, and positions out of games played by the machine, each with its open question.

import type { Page, View } from "../../src/titles/here_i_stand/viewModel";
import page from "../samples/here_i_stand.page.json";
import positions from "../samples/here_i_stand.positions.json";
import two from "../samples/here_i_stand.two.json";

export const PAGE = page as unknown as Page;

type Positions = Record<string, { view: View; question: Record<string, unknown> }>;
export const POSITIONS = positions as unknown as Positions;
/** Out of a game of two. */
export const TWO = two as unknown as Positions;
