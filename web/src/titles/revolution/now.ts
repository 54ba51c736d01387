// How a thing that is looked up stands now, in words.

import type { Now } from "..";
import { indexOf, type Page, type View } from "./columns";
import { doubtOf, placeInWords, provinceInWords, recordOf, sectionInWords, supportInWords } from "./words";

const now: Now = ({ page: told, view: shown, names: words }, kind, word) => {
  const [page, view] = [told as unknown as Page, shown as unknown as View];
  const names = (k: string, w: string) => words.name(k, w);
  const places = () => {
    const p = indexOf(page.ids.provinces, word);
    return [...page.board.cities[p]!, ...page.board.towns[p]!, `${word}_countryside`];
  };
  const lines: Record<string, () => string[]> = {
    province: () => [
      provinceInWords(page, view, names, word),
      ...places().map((place) => placeInWords(page, view, names, place)),
      doubtOf(page, names, `province.${word}`),
    ],
    place: () => [placeInWords(page, view, names, word), doubtOf(page, names, recordOf(page, word))],
    region: () => [sectionInWords(page, view, names, word), doubtOf(page, names, `region.${word}`)],
    support: () => [supportInWords(page, view, names, word), doubtOf(page, names, `support.${word}`)],
  };
  return (lines[kind]?.() ?? []).filter(Boolean);
};

export default now;
