// The card of a faction: towns and treaties, money and troops, court, armies, characters.

import {
  told,
  type CardFact,
  type CardSection,
  type CardThing,
  type RoleCardOf,
} from "../../shared/roleCard";
import {
  armiesOf,
  charactersOf,
  standings,
  townsNow,
  townSize,
  holderOf,
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
      title: board("victory"),
      facts: told([
        { label: board("camp"), value: catalogue.name("camp", standing.camp) },
        standing.leader !== null && {
          label: board("leader"),
          things: [thing(table, "character", standing.leader)],
        },
        count(board("towns"), standing.towns),
        count(term("treaty"), standing.treaty),
        count(term("war_points"), standing.warPoints),
      ]),
    },
    {
      title: board("resources"),
      facts: told([
        count(term("money"), standing.money),
        {
          label: term("troops"),
          value: standing.levy ? `${standing.troops} (+${standing.levy})` : `${standing.troops}`,
        },
        count(board("actions"), standing.actions),
        count(board("court_cards"), standing.court),
        { label: board("event_cards"), value: `${standing.cards} + ${standing.warCards}` },
      ]),
    },
    { title: board("armies"), facts: armies(table, faction) },
    { title: board("towns"), facts: towns(table, faction) },
    { title: board("characters"), facts: characters(table, faction) },
  ];
  return sections.filter(({ facts }) => facts.length > 0);
};

const armies = (table: Table, faction: string): CardFact[] =>
  armiesOf(table.page, table.view)
    .filter((army) => army.faction === faction)
    .map(({ word, province, troops, commander, supporter }) => ({
      label: table.catalogue.name("army", word),
      value: String(troops),
      things: [
        thing(table, "province", province),
        ...[commander, supporter].flatMap((who) => (who ? [thing(table, "character", who)] : [])),
      ],
    }));

/** By size, the largest first. */
const towns = (table: Table, faction: string): CardFact[] => {
  const { page, view, catalogue } = table;
  const own = townsNow(page, view).filter((town) => holderOf(page, view, town) === faction);
  return told(
    page.town_sizes.toReversed().map((size) => ({
      label: catalogue.name("term", size),
      things: own.filter((town) => townSize(page, town) === size).map((town) => thing(table, "town", town)),
    })),
  );
};

/** By where they are. */
const characters = (table: Table, faction: string): CardFact[] => {
  const all = charactersOf(table.page, table.view, faction);
  const label = { reserve: "reserve", army: "in_army", captured: "captured", wounded: "wounded" } as const;
  const more = { away: "away", absent: "absent" } as const;
  return told(
    Object.entries({ ...label, ...more }).map(([plight, word]) => ({
      label: table.catalogue.name("board", word),
      things: all
        .filter((c) => c.plight === plight)
        .map((c) => ({
          ...thing(table, "character", c.word, `⚔${c.military} ✒${c.intrigue}`),
          faded: c.acted,
        })),
    })),
  );
};

const thing = (
  { catalogue }: Pick<Table, "catalogue">,
  kind: string,
  word: string,
  note?: string,
): CardThing => ({
  kind,
  word,
  name: catalogue.name(kind, word),
  note,
});

export default roleCard;
