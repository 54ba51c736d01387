// What a faction has before it, open to all: its coins, counters and armies, and the cards of cities and provinces.

import { indexOf } from "../../shared/columns";
import type { HandCard, HandOf } from "../../shared/hand";
import { describePlace, describeProvince, formatPoints } from "./descriptions";
import { standings, type Page, type View } from "./viewModel";

const handOf: HandOf<Page, View> = ({ page, view, catalogue, language }, roles) => {
  const nameOf = (kind: string, word: string) => catalogue.name(kind, word);
  const explain = (word: string) =>
    catalogue.has(`lookup-about-${word}`) ? catalogue.format(`lookup-about-${word}`) : "";
  return standings(page, view)
    .filter(({ faction }) => roles.includes(faction))
    .map(({ faction, treasury, stock, pool, cities, provinces }) => {
      const holding = (name: string, word: string, value: number): HandCard => ({
        kind: "",
        word,
        name,
        value: String(value),
        detail: "",
        text: explain(word),
      });
      return {
        label: nameOf("faction", faction),
        role: faction,
        cards: [
          holding(nameOf("term", "treasury"), "coin", treasury),
          holding(nameOf("term", "stock"), "resource", stock),
          holding(nameOf("board", "armies"), "army", pool),
          ...cities.map((city) => ({
            kind: "place",
            word: city,
            name: nameOf("place", city),
            value: formatPoints(language, (page.board.city_vp[indexOf(page.ids.places, city)] ?? 0) / 100),
            detail: nameOf("card", "city"),
            text: describePlace(page, view, nameOf, city),
          })),
          ...provinces.map((province) => ({
            kind: "province",
            word: province,
            name: nameOf("province", province),
            value: formatPoints(language, (page.board.vp[indexOf(page.ids.provinces, province)] ?? 0) / 100),
            detail: nameOf("card", "province"),
            text: describeProvince(page, view, nameOf, province),
          })),
        ],
      };
    });
};

export default handOf;
