import { describe, expect, it } from "vitest";
import type { Page, View } from "../src/api/messages";
import type { CardSection, RoleCardOf } from "../src/shared/roleCard";
import guerres from "../src/titles/guerres/roleCard";
import hereIStand from "../src/titles/here_i_stand/roleCard";
import revolution from "../src/titles/revolution/roleCard";
import * as ofGuerres from "./guerres/samples";
import * as ofHereIStand from "./here_i_stand/samples";
import * as ofRevolution from "./revolution/samples";
import { titleCatalogue } from "./titleCatalogues";

interface Samples {
  PAGE: { ids: object };
  POSITIONS: Record<string, { view: object }>;
}

const TITLES: [string, unknown, Samples, string][] = [
  ["revolution", revolution, ofRevolution, "factions"],
  ["guerres", guerres, ofGuerres, "factions"],
  ["here_i_stand", hereIStand, ofHereIStand, "powers"],
];

const factsOf = (sections: readonly CardSection[]) => sections.flatMap(({ facts }) => facts);

describe.each(TITLES)("the cards of the roles of %s", (title, cardOf, { PAGE, POSITIONS }, ids) => {
  it.each(["en", "fr", "it", "nl"])("say something of everybody, in %s", (language) => {
    const catalogue = titleCatalogue(title, language);
    const page = PAGE as unknown as Page;
    const roles = (PAGE.ids as Record<string, string[]>)[ids]!.slice(0, 6);
    for (const { view } of Object.values(POSITIONS)) {
      const table = { page, view: view as View, catalogue, language };
      for (const role of roles) {
        const sections = (cardOf as RoleCardOf<Page, View>)(table, role);
        for (const { label, value, things } of factsOf(sections))
          expect(value ?? things?.length, `${role}: ${label}`).toBeTruthy();
        const titles = sections.map(({ title }) => title);
        expect(new Set(titles).size).toBe(titles.length);
      }
    }
  });
});

it("counts what a power has on the map, and where", () => {
  const view = ofHereIStand.POSITIONS["move.to"]!.view;
  const catalogue = titleCatalogue("here_i_stand", "en");
  const table = { page: ofHereIStand.PAGE, view, catalogue, language: "en" };
  const forces = hereIStand(table, "ottoman").find(({ title }) => title === "Forces")!.facts;
  const regulars = forces.find(({ label }) => label === "regular")!;
  const counted = regulars.things!.reduce((sum, { note }) => sum + Number(note), 0);
  expect(counted).toBe(regulars.value);
  expect(forces.some(({ label }) => label === "leader")).toBe(true);
});
