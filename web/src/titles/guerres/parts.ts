// What Les Guerres de Religion adds to the table; what is loaded with it, and what only when it is opened.

import type { TitleParts } from "..";
import Board from "./Board.svelte";
import events from "./events";
import fights from "./fights";
import gestures from "./gestures";
import handOf from "./hand";
import noteOf from "./notes";
import roleCardOf from "./roleCard";
import RoleMark from "./RoleMark.svelte";
import scores from "./scores";
import statusOf from "./status";
import type { Page, View } from "./viewModel";

const parts: Partial<TitleParts<Page, View>> = {
  Board,
  RoleMark,
  events,
  fights,
  gestures,
  handOf,
  noteOf,
  roleCardOf,
  scores,
  statusOf,
  loadPanels: () => import("./Panels.svelte"),
  loadListing: () => import("./Listing.svelte"),
};

export default parts;
