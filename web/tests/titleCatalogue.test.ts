import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/api/generated";
import { isId, messageId, TitleCatalogue } from "../src/text/titleCatalogue";
import { titleCatalogue } from "./titleCatalogues";

const SOURCE = `
gate-north = the North Gate
gate-south = the South Gate
house-stag = Stag
house-boar = Boar
role-stag = { house-stag }
role-boar = { house-boar }
battle-won = { $winner } wins at { $gate } ({ $hits ->
    [one] one hit
   *[other] { $hits } hits
}).
went = { $house_id ->
    [stag] The Stag went
   *[other] { $house } went
} by { $gates }.
place-owner = { $place }: { $owner }
place-breda = Breda
owner-neutral = neutral
house-herons = Herons
    .number = plural
came = { $house } { $house_number ->
    [plural] come
   *[other] comes
}
choice-pass = Pass
choice-march-to-pass = Stay here
choice-accept-number = Accept offer { $number }
result-points = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
`;

const catalogue = new TitleCatalogue("en", SOURCE);

describe("messages", () => {
  test("keys lose their dots and colons", () => {
    expect(messageId("battle.won:at")).toBe("battle-won-at");
    expect(catalogue.has("battle.won")).toBe(true);
  });

  test("ids are named, numbers counted", () => {
    const args = { winner: ["house", "stag"], gate: ["gate", "north"], hits: 1 } as never;
    expect(catalogue.format("battle.won", args)).toBe("Stag wins at the North Gate (one hit).");
  });

  test("the bare word of an id chooses the form, and lists are joined", () => {
    const gates = [
      ["gate", "north"],
      ["gate", "south"],
    ];
    expect(catalogue.format("went", { house: ["house", "stag"], gates } as never)).toBe(
      "The Stag went by the North Gate, the South Gate.",
    );
    expect(catalogue.format("went", { house: ["house", "boar"], gates: [1, 2] } as never)).toBe(
      "Boar went by 1, 2.",
    );
  });

  test("a name says which verb it takes", () => {
    expect(catalogue.format("came", { house: ["house", "herons"] } as never)).toBe("Herons come");
    expect(catalogue.format("came", { house: ["house", "stag"] } as never)).toBe("Stag comes");
  });

  test("of two messages with one id the first counts", () => {
    expect(new TitleCatalogue("en", "pass = Decline\npass = Pass\n").format("pass")).toBe("Decline");
  });

  test("what is missing is refused", () => {
    expect(() => catalogue.format("no.such")).toThrow('no message "no-such"');
    expect(() => catalogue.format("battle.won", { hits: 2 })).toThrow("battle-won");
  });
});

describe("names and choices", () => {
  test("an id made of several takes its parts", () => {
    expect(catalogue.name("place:owner", "breda:neutral")).toBe("Breda: neutral");
  });

  test("a number is its own name", () => {
    expect(catalogue.name("column", "7")).toBe("7");
  });

  test("choices: id, number, word, word of one question, word with a number", () => {
    expect(catalogue.choice(["gate", "south"])).toBe("the South Gate");
    expect(catalogue.choice(3)).toBe("3");
    expect(catalogue.choice("pass")).toBe("Pass");
    expect(catalogue.choice("pass", "march.to")).toBe("Stay here");
    expect(catalogue.choice("pass", "other")).toBe("Pass");
    expect(catalogue.choice("accept_12")).toBe("Accept offer 12");
  });

  test("the end is told with its winners", () => {
    expect(catalogue.resultText("points", ["stag"])).toBe("Stag wins.");
    expect(catalogue.resultText("points", ["stag", "boar"])).toBe("Stag, Boar win.");
  });

  test("an id is two words", () => {
    expect(isId(["gate", "north"])).toBe(true);
    expect(isId(["gate", 1])).toBe(false);
    expect(isId(["a", "b", "c"])).toBe(false);
  });
});

describe("pieces", () => {
  test("names are marked off with what they name", () => {
    const args = { winner: ["house", "stag"], gate: ["gate", "north"], hits: 3 } as never;
    expect(catalogue.formatParts("battle.won", args)).toEqual([
      { text: "Stag", kind: "house", word: "stag" },
      { text: " wins at " },
      { text: "the North Gate", kind: "gate", word: "north" },
      { text: " (3 hits)." },
    ]);
  });
});

describe.each(LANGUAGES)("the words of the titles in %s", (language) => {
  test.each(["revolution", "example"])("%s can be read and speaks", (title) => {
    const catalogue = titleCatalogue(title, language);
    expect(catalogue.choice("pass")).not.toBe("");
    if (title === "revolution") {
      expect(catalogue.name("place:owner", "breda:neutral")).toContain("Breda");
      const about = { box: ["support", "jesuits"], kind: ["slot_kind", "plain"] } as never;
      expect(catalogue.formatParts("support.many", about).some((piece) => piece.word === "jesuits")).toBe(
        true,
      );
    }
  });
});
