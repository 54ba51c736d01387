import { describe, expect, test } from "vitest";
import type { Lesson, LessonBook, SeatInfo } from "../src/api/generated";
import type { LogEvent, Question } from "../src/api/messages";
import {
  describeClause,
  isDeal,
  isDraft,
  otherOptions,
  partiesOf,
  repliesTo,
  unfinishedClauseOf,
  type Offer,
} from "../src/table/deals";
import { glossaryItems, groupItems, idsIn, searchItems } from "../src/table/glossary";
import { lessonContextOf, notesAt, selectorsOf, type LessonContext } from "../src/table/lessonNotes";
import { TitleCatalogue } from "../src/text/titleCatalogue";

const catalogue = new TitleCatalogue(
  "en",
  `role-heron = Heron
role-stag = Stag
seat-first = First player
gate-north = North Gate
gate-river = Rivère Gate
card-bar = Bar
space-breda = Breda
is-gate = gate
men = men
next-to = next to
clause-gate = { $giver } hands { $what } over to { $taker }.
clause-florins = { $giver } gives { $taker } { $what ->
    [one] one florin
   *[other] { $what } florins
}.
clause-cession = { $giver } cedes { $what } to { $taker }.
`,
);

const asked = (key: string, options: string[], about = {}): Question => ({
  number: 1,
  role: "heron",
  key,
  rule: null,
  about,
  options,
  named: options,
  confirm: false,
});

describe("what can be looked up", () => {
  const page = {
    lookup: [
      {
        group: "places",
        thing: ["gate", "north"],
        facts: [
          ["is-gate", null],
          ["next-to", [["gate", "river"]]],
          ["men", 2],
        ],
        text: "",
      },
      { group: "places", thing: ["gate", "river"], facts: [], text: "" },
      { group: "cards", thing: ["card", "bar"], facts: [], text: "" },
    ],
  };
  const seats = [{ seat: "first", roles: ["heron", "stag"] }] as SeatInfo[];

  test("everything has its name, and a seat its roles", () => {
    const items = glossaryItems(page, seats, catalogue);
    expect(items.map((item) => item.name)).toEqual(["North Gate", "Rivère Gate", "Bar", "First player"]);
    expect(items[0]!.sort).toBe("gate");
    expect(items[3]!.facts).toEqual([
      [
        "",
        [
          ["role", "heron"],
          ["role", "stag"],
        ],
      ],
    ]);
  });

  test("a search needs no accents, and finds what begins with it first", () => {
    const items = glossaryItems(page, seats, catalogue);
    expect(searchItems(items, "rivere").map((item) => item.id)).toEqual(["gate:river"]);
    expect(searchItems(items, "r").map((item) => item.id)[0]).toBe("gate:river");
    expect(searchItems(items, "gate north").map((item) => item.id)).toEqual(["gate:north"]);
    expect(searchItems(items, " ")).toEqual([]);
  });

  test("groups come in their order", () => {
    expect(groupItems(glossaryItems(page, seats, catalogue)).map(([group]) => group)).toEqual([
      "places",
      "cards",
      "seats",
    ]);
    expect(groupItems(glossaryItems({}, [], catalogue))).toEqual([]);
  });

  test("ids are told from other values", () => {
    expect(idsIn(["gate", "north"])).toEqual([["gate", "north"]]);
    expect(idsIn([["gate", "north"]])).toEqual([["gate", "north"]]);
    expect(idsIn(2)).toEqual([]);
  });
});

describe("notes for learners", () => {
  const note = { key: "", phases: [], roles: [], turns: [], lessons: [], at: "", answers: [] };
  const lesson: Lesson = {
    name: "first",
    seat: "heron",
    players: 3,
    scenario: null,
    options: {},
    bot: "steward",
    chance: 0,
    until: 2,
    ends: ["feast"],
    welcome: "w",
    over: "o",
  };
  const book: LessonBook = {
    lesson: [lesson],
    note: [
      { ...note, text: "aim", roles: ["heron"] },
      { ...note, text: "first bid", key: "bid", turns: [0] },
      { ...note, text: "bid", key: "bid" },
      { ...note, text: "talk", phases: ["opening_talk", "talk"] },
      { ...note, text: "own bid", key: "bid", lessons: ["second"] },
    ],
  };
  const begins = (turn: number, phase: string): LogEvent => ({
    number: 1,
    key: "phase.begins",
    args: { turn, phase: ["phase", phase] },
    path: [],
  });
  const textsAt = (context: LessonContext, given = lesson) => {
    const { advice, now, aim } = notesAt(book, given, context);
    return [advice, now, aim].map((shown) => shown?.text ?? null);
  };

  test("they follow the question, the phase and the role; those of the lesson itself come first", () => {
    const early = lessonContextOf([begins(0, "opening_talk")], asked("bid", []), []);
    expect(textsAt(early)).toEqual(["first bid", "talk", "aim"]);
    expect(textsAt(early, { ...lesson, name: "second" })).toEqual(["own bid", "talk", "aim"]);
    const later = lessonContextOf([begins(0, "opening_talk"), begins(1, "bids")], asked("bid", []), []);
    expect(textsAt(later)).toEqual(["bid", null, "aim"]);
  });

  test("whoever looks on is told by their role; after its last turn or phase the lesson is over", () => {
    expect(textsAt(lessonContextOf([], null, ["stag"]))[2]).toBeNull();
    const over = (turn: number, phase: string) =>
      notesAt(book, lesson, lessonContextOf([begins(turn, phase)], null, ["heron"])).over;
    expect([over(1, "talk"), over(1, "feast"), over(2, "talk")]).toEqual([false, true, true]);
  });

  test("they point at a recommended answer, at their place, or at what is offered", () => {
    const question = asked("bid", ["2", "3"]);
    const bid = { ...note, text: "bid", key: "bid" };
    expect(selectorsOf({ ...bid, answers: ["1", "3"] }, question)[0]).toBe('.prompt [data-answer="3"]');
    expect(selectorsOf({ ...bid, at: "hand" }, question)).toEqual([".hand"]);
    expect(selectorsOf({ ...bid, at: "tab:log" }, question)).toEqual(["#tab-log"]);
    expect(selectorsOf({ ...bid, at: "gate:north" }, question)).toEqual([
      '.board [data-kind="gate"][data-word="north"]',
    ]);
    expect(selectorsOf(bid, question)).toEqual(['.board [data-state="lit"]', ".prompt"]);
    expect(selectorsOf({ ...note, text: "talk", phases: ["talk"] }, null)).toEqual([]);
  });
});

describe("deals", () => {
  const offer: Offer = {
    number: 3,
    by: "heron",
    clauses: [
      { kind: "florins", giver: "heron", taker: "stag", what: "1" },
      { kind: "gate", giver: "stag", taker: "heron", what: "north" },
    ],
    accepted: ["heron"],
    answers: 0,
  };

  test("clauses are said in the words of their keeping", () => {
    expect(offer.clauses.map((clause) => describeClause(catalogue, {}, clause))).toEqual([
      "Heron gives Stag one florin.",
      "Stag hands North Gate over to Heron.",
    ]);
    const cession = { kind: "cession", giver: "heron", taker: "stag", what: "breda" };
    expect(describeClause(catalogue, { promised: { cession: "space" } }, cession)).toBe(
      "Heron cedes Breda to Stag.",
    );
    expect(describeClause(catalogue, {}, cession)).toBe("Heron cedes breda to Stag.");
  });

  test("answers belong to their offer", () => {
    const turn = asked("deal.turn", ["pass", "offer", "accept_3", "refuse_3", "accept_13"]);
    expect(repliesTo(offer, turn)).toEqual(["accept_3", "refuse_3"]);
    expect(otherOptions(turn)).toEqual(["pass", "offer"]);
    expect(partiesOf(offer)).toEqual(["heron", "stag"]);
    expect(repliesTo(offer, asked("deal.kind", ["gate_3"]))).toEqual([]);
  });

  test("a question says how far the clause has come", () => {
    const taker = asked("deal.taker", ["stag"], { kind: "gate", giver: ["house", "heron"] });
    expect(unfinishedClauseOf(taker)).toEqual({ kind: "gate", giver: "heron" });
    expect(unfinishedClauseOf(asked("deal.kind", ["gate"]))).toEqual({});
    expect([isDeal(taker), isDraft(taker), isDraft(asked("deal.turn", [])), isDeal(null)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
