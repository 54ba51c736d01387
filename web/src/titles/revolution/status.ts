// Describes the current state of a thing that is looked up.

import { indexOf } from "../../shared/columns";
import type { StatusOf } from "..";
import {
  describePlace,
  describeProvince,
  describeSection,
  describeSupport,
  doubtNote,
  recordOf,
} from "./descriptions";
import type { Page, View } from "./viewModel";

const statusOf: StatusOf<Page, View> = ({ page, view, catalogue }, kind, word) => {
  const nameOf = (k: string, w: string) => catalogue.name(k, w);
  const places = () => {
    const p = indexOf(page.ids.provinces, word);
    return [...page.board.cities[p]!, ...page.board.towns[p]!, `${word}_countryside`];
  };
  const lines: Record<string, () => string[]> = {
    province: () => [
      describeProvince(page, view, nameOf, word),
      ...places().map((place) => describePlace(page, view, nameOf, place)),
      doubtNote(page, nameOf, `province.${word}`),
    ],
    place: () => [describePlace(page, view, nameOf, word), doubtNote(page, nameOf, recordOf(page, word))],
    region: () => [describeSection(page, view, nameOf, word), doubtNote(page, nameOf, `region.${word}`)],
    support: () => [describeSupport(page, view, nameOf, word), doubtNote(page, nameOf, `support.${word}`)],
  };
  return (lines[kind]?.() ?? []).filter(Boolean);
};

export default statusOf;
