// WCAG 2.2 AA, computed from the sheets of colours themselves: 4.5 to 1 for text, 3 to 1 for lines that mean something.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const sheet = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), "utf8");
const PAGE = sheet("page.css");
const REVOLUTION = sheet("titles/revolution/colours.css");
const GUERRES = sheet("titles/guerres/colours.css");
const HERE_I_STAND = sheet("titles/here_i_stand/colours.css");

type Colours = Record<string, string>;

type Scheme = "light" | "dark";
type Palette = "usual" | "distinct";

/** The variables of a sheet; a role's colour is named after the role. Those of a palette replace the usual ones. */
function colours(css: string, scheme: Scheme, palette: Palette): Colours {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const found: [isPalette: boolean, name: string, colour: string][] = [];
  for (const [, selector, body] of plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const role = selector!.match(/data-role="(\w+)"/)?.[1];
    for (const [, name, day, night] of body!.matchAll(DECLARED))
      found.push([
        selector!.includes("[data-palette"),
        role && name === "role" ? `role-${role}` : name!,
        (scheme === "dark" && night) || day!,
      ]);
  }
  const wanted = found.filter(([isPalette]) => palette === "distinct" || !isPalette);
  return Object.fromEntries(wanted.map(([, name, colour]) => [name, colour]));
}

const DECLARED = /--([\w-]+):\s*(?:light-dark\()?(#[0-9a-f]{6})(?:,\s*(#[0-9a-f]{6})\))?/g;

/** The relative luminance of WCAG. */
function luminance(hex: string): number {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The parts of a colour as amounts of light. */
function linear(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

function ratio(one: string, other: string): number {
  const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

type Triple = readonly [number, number, number];

/** What people see who lack a kind of cone (Machado, Oliveira and Fernandes 2009), and everybody else. */
const EYES: readonly (readonly [Triple, Triple, Triple])[] = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
];

const product = (matrix: readonly Triple[], [x, y, z]: Triple): Triple =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

/** A colour in Oklab, as these eyes see it. */
function oklab(hex: string, eyes: readonly Triple[]): Triple {
  const seen = product(eyes, linear(hex)).map((part) => Math.min(1, Math.max(0, part)));
  const cones = product(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    seen as unknown as Triple,
  ).map(Math.cbrt);
  return product(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones as unknown as Triple,
  );
}

/** Of all pairs of these colours the difference of the nearest, to whomever it is smallest. */
function smallestDifference(set: Colours, names: readonly string[]): number {
  const difference = (one: string, other: string) =>
    Math.min(
      ...EYES.map((eyes) => {
        const [a, b] = [oklab(set[one]!, eyes), oklab(set[other]!, eyes)];
        return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      }),
    );
  return Math.min(...names.flatMap((one, n) => names.slice(n + 1).map((other) => difference(one, other))));
}

/** The one with a share of the other in it, as `color-mix(in srgb, ...)` has it. */
function mixed(one: string, share: number, other: string): string {
  const part = (at: number) => {
    const [a, b] = [one, other].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a * share + b * (1 - share))
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Pairs that do not reach so much, each with what they reach. */
function poor(set: Colours, over: readonly string[], under: readonly string[], least: number): string[] {
  return over
    .flatMap((text) =>
      under.map(
        (groundAttributes) => [text, groundAttributes, ratio(set[text]!, set[groundAttributes]!)] as const,
      ),
    )
    .filter(([, , reached]) => reached < least)
    .map(([text, groundAttributes, reached]) => `${text} on ${groundAttributes}: ${reached.toFixed(2)}`);
}

const MAJORS = ["ottoman", "habsburg", "england", "france", "papacy", "protestant"];
const POWERS = [...MAJORS, "genoa", "hungary", "scotland", "venice", "independent"];
const FACTIONS = ["royalist", "league", "huguenot"];
const ROLES = ["catholics", "habsburgs", "nobility", "burghers", "reformers", ...MAJORS, ...FACTIONS].map(
  (role) => `role-${role}`,
);
const GROUNDS = ["paper", "sheet"];
const OWNERS = ["catholics", "habsburgs", "nobility", "burghers", "reformers", "neutral", "beggars"];
const TINTS = [
  "north",
  "gelderland",
  "holland",
  "utrecht",
  "zeeland",
  "flanders",
  "brabant",
  "liege",
  "luxembourg",
  "rhineland",
].map((region) => `rev-${region}`);
const CARDS = ["rev-card", "rev-halo", "rev-foreign", "rev-sea"];
const LANDS = ["english", "french", "german", "italian", "spanish", "outside", "catholic", "reformed"].map(
  (zone) => `his-${zone}`,
);
const SHEETS = ["his-card", "his-halo", "his-blank", "his-sea"];
const TEXT = 4.5;
const LINE = 3;

test("the measure is that of WCAG", () => {
  expect(ratio("#000000", "#ffffff")).toBe(21);
  expect(ratio("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

const SCHEMES = (["light", "dark"] as const).flatMap((scheme) =>
  (["usual", "distinct"] as const).map((palette) => [scheme, palette] as const),
);

describe.each(SCHEMES)("by %s, %s colours", (scheme, palette) => {
  const page = colours(PAGE, scheme, palette);
  const revolution = colours(REVOLUTION, scheme, palette);
  const europe = colours(HERE_I_STAND, scheme, palette);

  test("everything written on the page can be read", () => {
    expect(poor(page, ["ink", "faded", "accent", ...ROLES], GROUNDS, TEXT)).toEqual([]);
    expect(poor(page, ["paper"], ["accent"], TEXT)).toEqual([]); // the main button
  });

  test("what may be chosen, what has the focus and the lines of charts stand out", () => {
    expect(poor(page, ["lit", "accent", ...ROLES], GROUNDS, LINE)).toEqual([]);
  });

  test("everything written on the board can be read", () => {
    expect(poor(revolution, ["rev-ink", "rev-soft"], [...CARDS, ...TINTS], TEXT)).toEqual([]);
    expect(poor(revolution, ["rev-halo", "rev-card"], ["rev-ink"], TEXT)).toEqual([]); // plates of names
  });

  test("and on grounds that are mixed: a province that is lit, the sides of the tracks", () => {
    const lit = TINTS.map((tint) => mixed(revolution[tint]!, 0.35, revolution["rev-glow"]!));
    const sides = ["rev-catholics", "rev-reformers"].flatMap((side) =>
      GROUNDS.map((groundAttributes) => mixed(revolution[side]!, 0.26, page[groundAttributes]!)),
    );
    const set = { ...revolution, ...Object.fromEntries([...lit, ...sides].map((hex) => [hex, hex])) };
    expect(poor(set, ["rev-ink", "rev-ring"], lit, LINE)).toEqual([]);
    expect(poor(set, ["rev-ink"], [...lit, ...sides], TEXT)).toEqual([]);
  });

  test("emblems and numbers can be told from the colour of their counter", () => {
    const found = OWNERS.flatMap((owner) => poor(revolution, [`rev-${owner}-on`], [`rev-${owner}`], TEXT));
    expect(found).toEqual([]);
  });

  test("rings and borders stand out from every ground", () => {
    expect(poor(revolution, ["rev-ring", "rev-ink"], [...CARDS, ...TINTS, "rev-glow"], LINE)).toEqual([]);
  });

  test("Europe can be read: names on land and sea, what may be chosen, numbers on their counters", () => {
    expect(poor(europe, ["his-ink", "his-soft"], [...SHEETS, ...LANDS], TEXT)).toEqual([]);
    expect(poor(europe, ["his-ring", "his-ink"], [...SHEETS, ...LANDS, "his-glow"], LINE)).toEqual([]);
    expect(poor(europe, ["his-halo"], ["his-ink"], TEXT)).toEqual([]); // plates of cards and layers
    expect(poor(europe, ["his-ink"], ["his-glow"], TEXT)).toEqual([]);
    expect(poor(europe, ["his-shoal"], ["his-sea"], LINE)).toEqual([]);
    expect(POWERS.flatMap((power) => poor(europe, [`his-${power}-on`], [`his-${power}`], TEXT))).toEqual([]);
  });

  test("names can be read on the land of every power", () => {
    const held = POWERS.map((power) => mixed(europe[`his-${power}`]!, 0.42, europe["his-blank"]!));
    const set = { ...europe, ...Object.fromEntries(held.map((hex) => [hex, hex])) };
    expect(poor(set, ["his-ink"], held, LINE)).toEqual([]); // every name has a halo besides
  });

  describe("Les Guerres", () => {
    const guerres = colours(GUERRES, scheme, palette);
    const owners = [...FACTIONS, "revolt"].map((owner) => `gue-${owner}`);
    const land = ["foreign", "a", "b", "c", "d", "e"].map((tint) => `gue-${tint}`);
    const grounds = ["gue-card", "gue-halo", "gue-sea", ...land];

    test("everything written can be read, every ring stands out", () => {
      expect(poor(guerres, ["gue-ink", "gue-soft"], grounds, TEXT)).toEqual([]);
      expect(poor(guerres, ["gue-ink", "gue-ring"], [...grounds, "gue-glow"], LINE)).toEqual([]);
      expect(poor(guerres, ["gue-ink"], ["gue-glow"], TEXT)).toEqual([]);
    });

    test("hatchings can be told from their ground", () => {
      expect(owners.flatMap((owner) => poor(guerres, [`${owner}-on`], [owner], TEXT))).toEqual([]);
    });

    test("every colour of the sheet is held to something", () => {
      const ornament = ["gue-hatch", "gue-river"];
      const drawn = ["gue-ink", "gue-soft", "gue-ring", "gue-glow"];
      const known = [...grounds, ...owners, ...owners.map((owner) => `${owner}-on`), ...drawn, ...ornament];
      expect(Object.keys(guerres).filter((name) => !known.includes(name))).toEqual([]);
    });
  });

  test("every colour of the sheets is held to something", () => {
    const held = ["ink", "faded", "accent", "lit", ...GROUNDS, ...ROLES];
    const drawn = ["ink", "soft", "ring", "glow", ...OWNERS, ...OWNERS.map((owner) => `${owner}-on`)];
    const known = [...held, ...CARDS, ...TINTS, ...drawn.map((name) => `rev-${name}`)];
    const pieces = [
      "ink",
      "soft",
      "ring",
      "glow",
      "shoal",
      ...POWERS,
      ...POWERS.map((power) => `${power}-on`),
    ];
    known.push(...SHEETS, ...LANDS, ...pieces.map((name) => `his-${name}`));
    const ornament = ["rule", "rev-hatch", "rev-river", "his-hatch"]; // separates or adorns, and says nothing by itself
    const all = Object.keys({ ...page, ...revolution, ...europe });
    expect(all.filter((name) => ![...known, ...ornament].includes(name))).toEqual([]);
  });
});

describe.each(["light", "dark"] as const)("by %s, whoever does not see all colours", (scheme) => {
  const [usual, distinct] = (["usual", "distinct"] as const).map((palette) =>
    [PAGE, REVOLUTION, GUERRES, HERE_I_STAND].map((css) => colours(css, scheme, palette)),
  ) as [Colours[], Colours[]];

  test.each([
    ["Revolution", ROLES.slice(0, 5), 0.12],
    ["Here I Stand", MAJORS.map((role) => `role-${role}`), 0.1],
    ["Les Guerres", FACTIONS.map((role) => `role-${role}`), 0.18],
    ["the board of Revolution", OWNERS.map((owner) => `rev-${owner}`), 0.1],
    ["the board of Here I Stand", POWERS.map((power) => `his-${power}`), 0.09],
    ["the board of Les Guerres", [...FACTIONS, "revolt"].map((owner) => `gue-${owner}`), 0.18],
  ])("tells the sides of %s apart", (_, names, least) => {
    const nearest = (sheets: Colours[]) => smallestDifference(Object.assign({}, ...sheets) as Colours, names);
    expect(nearest(distinct)).toBeGreaterThanOrEqual(least);
    expect(nearest(distinct)).toBeGreaterThan(nearest(usual));
  });
});
