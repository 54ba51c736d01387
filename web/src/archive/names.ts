// Names of what the archive tells: endings, openings, editions.

import { app, t } from "../appState.svelte";
import type { TitleCatalogue } from "../text/titleCatalogue";

const COMMON_ENDINGS = ["agreed", "conceded"];

/** The name of a way in which games end. */
export function endingName(catalogue: TitleCatalogue, ending: string): string {
  if (COMMON_ENDINGS.includes(ending)) return t(`archive-ending-${ending}`);
  return catalogue.nameOrWord("ending_name", ending);
}

/** The name of a thing that may be of one of these kinds. */
export function thingName(catalogue: TitleCatalogue, kinds: readonly string[], word: string): string {
  const kind = kinds.find((each) => catalogue.has(`${each}-${word}`)) ?? kinds[0] ?? "";
  return catalogue.nameOrWord(kind, word);
}

export const editionName = (catalogue: TitleCatalogue, edition: string): string =>
  catalogue.nameOrWord("setting-edition", edition);

export const percent = () => new Intl.NumberFormat(app.language, { style: "percent" });
export const whole = () => new Intl.NumberFormat(app.language, { maximumFractionDigits: 0 });
