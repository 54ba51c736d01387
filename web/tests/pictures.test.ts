// What the server draws its pictures of positions from: shapes, places and colours of the boards, as they are here.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as guerresArtwork from "../src/titles/guerres/artwork";
import guerresGeometry from "../src/titles/guerres/geometry.json";
import * as guerres from "../src/titles/guerres/layout";
import * as hisArtwork from "../src/titles/here_i_stand/artwork";
import hisGeometry from "../src/titles/here_i_stand/geometry.json";
import * as his from "../src/titles/here_i_stand/layout";
import * as revolutionArtwork from "../src/titles/revolution/artwork";
import revolutionGeometry from "../src/titles/revolution/geometry.json";
import * as revolution from "../src/titles/revolution/layout";
import { tintsOf, type Page as GuerresPage } from "../src/titles/guerres/viewModel";
import guerresPage from "./samples/guerres.page.json";
import hisPage from "./samples/here_i_stand.page.json";
import revolutionPage from "./samples/revolution.page.json";

/** The colours of a title's board by day, without their prefix. */
function coloursOf(title: string): Record<string, string> {
  const css = readFileSync(new URL(`../src/titles/${title}/colours.css`, import.meta.url), "utf8");
  const [usual = ""] = css.replace(/\/\*[\s\S]*?\*\//g, "").split("}", 1);
  const found = usual.matchAll(/--[a-z]+-([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})/g);
  return Object.fromEntries([...found].map(([, name, colour]) => [name!, colour!]));
}

const placed = <T>(words: readonly string[], at: (word: string) => T) =>
  Object.fromEntries(words.map((word) => [word, at(word)]));

const PICTURES: Record<string, unknown> = {
  revolution: {
    ...revolutionGeometry,
    crossings: undefined,
    at: undefined,
    places: placed(
      revolutionPage.ids.places.filter((place) => !place.endsWith("_countryside")),
      revolution.placeAt,
    ),
    countries: placed(revolutionPage.ids.provinces, revolution.countryAt),
    sections: placed(revolutionPage.ids.regions, revolution.sectionAt),
    emblems: revolutionArtwork.EMBLEMS,
  },
  guerres: {
    ...guerresGeometry,
    at: undefined,
    places: placed(guerresPage.ids.towns, guerres.townAt),
    armies: placed(guerresPage.ids.provinces, guerres.armiesAt),
    tints: Object.fromEntries(tintsOf(guerresPage as unknown as GuerresPage)),
    towns: guerresArtwork.TOWNS,
  },
  here_i_stand: {
    ...hisGeometry,
    at: undefined,
    seas: undefined,
    places: placed(hisPage.ids.places, his.placeAt),
    outlines: placed(["key", "electorate", "fortress", "unfortified"], (type) => his.outline(type)),
    hulls: hisArtwork.HULLS,
  },
};

test.each(Object.entries(PICTURES))("%s is drawn by the server as by the page", async (title, picture) => {
  const data = { colours: coloursOf(title), ...(picture as object) };
  const file = `../../src/cuius/titles/${title}/data/picture.json`;
  await expect(`${JSON.stringify(data)}\n`).toMatchFileSnapshot(file);
});
