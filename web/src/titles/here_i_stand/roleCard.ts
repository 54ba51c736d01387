// The card of a power: keys, cards and ruler, war and alliance, forces, debaters, the New World, its own tracks.

import { wordIn } from "../../shared/columns";
import {
  told,
  type CardFact,
  type CardSection,
  type CardThing,
  type RoleCardOf,
} from "../../shared/roleCard";
import {
  cardOf,
  debatersOf,
  majors,
  relationOf,
  standings,
  stacksOn,
  type Page,
  type PieceKind,
  type View,
} from "./viewModel";

type Table = Parameters<RoleCardOf<Page, View>>[0];

const roleCard: RoleCardOf<Page, View> = (table, power) => {
  const { page, catalogue } = table;
  const p = page.ids.powers.indexOf(power);
  const title = (word: string) => catalogue.name("board", word);
  const sections: CardSection[] = [
    { title: title("cards_and_keys"), facts: cardsAndKeys(table, p) },
    { title: title("diplomacy"), facts: diplomacy(table, p) },
    { title: title("forces"), facts: forces(table, power) },
    { title: title("debaters"), facts: debaters(table, power) },
    { title: title("new_world"), facts: newWorld(table, p) },
    { title: title("tracks"), facts: ownTracks(table, power) },
  ];
  return sections.filter(({ facts }) => facts.length > 0);
};

function cardsAndKeys({ page, view, catalogue }: Table, p: number): CardFact[] {
  const label = (word: string) => catalogue.name("board", word);
  const standing = standings(page, view)[p]!;
  const ruler = page.ids.rulers.indexOf(standing.ruler ?? "");
  const keys = page.ids.places.filter((_, n) => page.board.key[n] && view.control[n] === p);
  const rating = { admin: page.board.ruler_admin[ruler] ?? 0, bonus: page.board.ruler_bonus[ruler] ?? 0 };
  const hand = view.hands[page.ids.powers[p]!]?.map((n) => cardOf(page, n));
  return told([
    ruler >= 0 && {
      label: label("ruler"),
      things: [thing({ catalogue }, "ruler", standing.ruler!, catalogue.format("note-ruler", rating))],
    },
    {
      label: label("cards"),
      value: String(standing.cards),
      things: hand?.map(({ word, cp }) =>
        thing({ catalogue }, "card", word, cp ? catalogue.format("note-cp", { points: cp }) : undefined),
      ),
    },
    {
      label: label("keys"),
      value: standing.wins ? `${standing.keys}/${standing.wins}` : String(standing.keys),
      things: keys.map((word) => thing({ catalogue }, "place", word)),
    },
  ]);
}

/** War, alliance and minor allies. */
function diplomacy({ page, view, catalogue }: Table, p: number): CardFact[] {
  const { powers } = page.ids;
  const minors = powers.filter((_, other) => other !== p && view.side[other] === p);
  const related = (relation: "war" | "allied") =>
    powers.filter(
      (word, other) =>
        other !== p &&
        other < powers.length - 1 &&
        !minors.includes(word) &&
        relationOf(page, view, p, other) === relation,
    );
  const list = (words: readonly string[]) => words.map((word) => thing({ catalogue }, "power", word));
  const [war, allied] = [related("war"), related("allied")];
  const peace = majors(page).filter((word, n) => n !== p && !war.includes(word) && !allied.includes(word));
  return told([
    { label: catalogue.name("board", "war"), things: list(war) },
    { label: catalogue.name("board", "allied"), things: list(allied) },
    { label: catalogue.name("board", "minors"), things: list(minors) },
    { label: catalogue.name("board", "peace"), things: list(peace) },
  ]);
}

const KINDS: readonly PieceKind[] = ["regular", "mercenary", "cavalry", "squadron", "corsair"];

/** All units of the power on the map, its leaders and where they are, its captives. */
function forces({ page, view, catalogue }: Table, power: string): CardFact[] {
  const p = page.ids.powers.indexOf(power);
  const piles = [...stacksOn(page, view)].flatMap(([place, stack]) =>
    stack.piles.filter((pile) => pile.power === power).map((pile) => ({ ...pile, place })),
  );
  const leaders = page.ids.leaders.flatMap((word, n) => {
    const place = wordIn(page.ids.places, view.leader_at[n]);
    return view.leader_of[n] === p && place
      ? [thing({ catalogue }, "leader", word, catalogue.name("place", place))]
      : [];
  });
  const captives = standings(page, view)[p]?.captives ?? [];
  return told([
    ...KINDS.map((kind): CardFact => {
      const own = piles.filter((pile) => pile.kind === kind);
      return {
        label: catalogue.name("unit", kind),
        value: own.reduce((sum, { count }) => sum + count, 0) || "",
        things: own.map(({ place, count }) => thing({ catalogue }, "place", place, String(count))),
      };
    }),
    { label: catalogue.name("board", "leader"), things: leaders },
    {
      label: catalogue.name("board", "captives"),
      things: captives.map((word) => thing({ catalogue }, "leader", word)),
    },
  ]);
}

function debaters({ page, view, catalogue }: Table, power: string): CardFact[] {
  const own = debatersOf(page, view).filter(({ side }) => side === power);
  const inState = (...states: string[]) => own.filter(({ state }) => states.includes(state));
  return told(
    (["free", "committed", "exiled"] as const).map((state) => ({
      label: catalogue.name("board", `debater_${state}`),
      things: inState(state).map(({ word, value }) => thing({ catalogue }, "debater", word, String(value))),
    })),
  );
}

function newWorld({ page, view, catalogue }: Table, p: number): CardFact[] {
  const taken = (kind: string, words: string[], by: number[], vp: number[] = []) =>
    words.flatMap((word, n) =>
      by[n] === p
        ? [
            thing(
              { catalogue },
              kind,
              word,
              vp[n] ? catalogue.format("note-vp", { points: vp[n] }) : undefined,
            ),
          ]
        : [],
    );
  const crossing = view.crossing
    .filter(([, power]) => wordIn(page.ids.powers, power) === page.ids.powers[p])
    .map(([kind]) => catalogue.name("voyage", String(kind)));
  const marks = (["galleons", "plantations", "raiders"] as const).filter((key) => view[key][p]);
  return told([
    { label: catalogue.name("board", "crossing"), value: crossing.join(", ") },
    {
      label: catalogue.name("board", "discoveries"),
      things: taken("discovery", page.ids.discoveries, view.discovered, page.board.discovery_vp),
    },
    {
      label: catalogue.name("board", "conquests"),
      things: taken("conquest", page.ids.conquests, view.conquered, page.board.conquest_vp),
    },
    { label: catalogue.name("board", "colonies"), things: taken("colony", page.ids.colonies, view.colonies) },
    ...marks.map((key) => ({ label: catalogue.name("board", key), value: "✓" })),
  ]);
}

/** What stands on the power's own tracks. */
function ownTracks({ page, view, catalogue }: Table, power: string): CardFact[] {
  const label = (word: string) => catalogue.name("board", word);
  const works = (word: string, paid: readonly number[], full: number): CardFact => ({
    label: label(word),
    value: page.ids.translations
      .map((language, n) => `${catalogue.name("translation", language)} ${paid[n] ?? 0}/${full}`)
      .join(", "),
  });
  const { numbers } = page.board;
  switch (power) {
    case "ottoman":
      return [{ label: label("piracy"), value: String(view.piracy_vp) }];
    case "france":
      return [{ label: label("chateaux"), value: String(view.chateaux) }];
    case "papacy":
      return [{ label: label("st_peters"), value: String(view.st_peters) }];
    case "protestant":
      return [
        works("new_testament", view.testament, numbers.new_testament ?? 6),
        works("full_bible", view.bible, numbers.full_bible ?? 10),
      ];
    case "england":
      return told([
        { label: label("court"), value: catalogue.name("marital_box", page.ids.marital_boxes[view.wife]!) },
      ]);
    default:
      return [];
  }
}

const thing = (
  { catalogue }: Pick<Table, "catalogue">,
  kind: string,
  word: string,
  note?: string,
): CardThing => ({ kind, word, name: catalogue.name(kind, word), note });

export default roleCard;
