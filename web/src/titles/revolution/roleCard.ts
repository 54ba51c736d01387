// The card of a faction: money, counters and armies, the cards it holds, where it stands in conflict.

import {
  told,
  type CardFact,
  type CardSection,
  type CardThing,
  type RoleCardOf,
} from "../../shared/roleCard";
import {
  besiegerOf,
  citiesOf,
  pilesOfProvince,
  sectionOf,
  slotsOf,
  standings,
  type Page,
  type View,
} from "./viewModel";

type Table = Parameters<RoleCardOf<Page, View>>[0];

const roleCard: RoleCardOf<Page, View> = (table, faction) => {
  const { page, view, catalogue } = table;
  const standing = standings(page, view).find((s) => s.faction === faction);
  if (!standing) return [];
  const board = (word: string) => catalogue.name("board", word);
  const term = (word: string) => catalogue.name("term", word);
  const count = (label: string, value: number): CardFact => ({ label, value: String(value) });
  const sections: CardSection[] = [
    {
      title: board("resources"),
      facts: [
        count(board("order"), view.order.indexOf(faction) + 1),
        count(term("treasury"), standing.treasury),
        count(term("stock"), standing.stock),
        count(term("pool"), standing.pool),
      ],
    },
    {
      title: board("cards"),
      facts: told([
        {
          label: board("cities"),
          value: standing.cities.length || "",
          things: things(table, "place", standing.cities),
        },
        {
          label: board("provinces"),
          value: standing.provinces.length || "",
          things: things(table, "province", standing.provinces),
        },
      ]),
    },
    { title: board("on_map"), facts: onTheMap(table, faction) },
  ];
  return sections.filter(({ facts }) => facts.length > 0);
};

/** Armies by region, sieges, counters by province, support boxes. */
function onTheMap(table: Table, faction: string): CardFact[] {
  const { page, view, catalogue } = table;
  const counted = (kind: string, words: readonly string[], countIn: (word: string) => number): CardThing[] =>
    words.flatMap((word) => {
      const many = countIn(word);
      return many ? [{ kind, word, name: catalogue.name(kind, word), note: String(many) }] : [];
    });
  const ownIn = (piles: readonly { owner: string; count: number }[]) =>
    piles.filter(({ owner }) => owner === faction).reduce((sum, { count }) => sum + count, 0);
  return told([
    {
      label: catalogue.name("board", "armies"),
      things: counted(
        "region",
        page.ids.regions,
        (region) => sectionOf(page, view, region).armies.filter((army) => army.faction === faction).length,
      ),
    },
    {
      label: catalogue.name("board", "sieges"),
      things: things(
        table,
        "place",
        citiesOf(page).filter((city) => besiegerOf(page, view, city) === faction),
      ),
    },
    {
      label: catalogue.name("board", "counters"),
      things: counted("province", page.ids.provinces, (province) =>
        ownIn(pilesOfProvince(page, view, province)),
      ),
    },
    {
      label: catalogue.name("board", "support"),
      things: counted("support", page.ids.supports, (box) =>
        slotsOf(page, view, box).reduce((sum, { piles }) => sum + ownIn(piles), 0),
      ),
    },
  ]);
}

const things = (
  { catalogue }: Pick<Table, "catalogue">,
  kind: string,
  words: readonly string[],
): CardThing[] => words.map((word) => ({ kind, word, name: catalogue.name(kind, word) }));

export default roleCard;
