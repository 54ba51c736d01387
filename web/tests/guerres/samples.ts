// What the title tells its page, and positions out of games played by the machine, each with its open question.

import type { Page, View } from "../../src/titles/guerres/viewModel";
import page from "../samples/guerres.page.json";
import positions from "../samples/guerres.positions.json";

export const PAGE = page as unknown as Page;

export const POSITIONS = positions as unknown as Record<
  string,
  { view: View; question: Record<string, unknown> }
>;
