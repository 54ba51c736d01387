import { Junk, Message, parse, VariableReference, Visitor } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../src/api/generated";
import { languageName, loadClientCatalogue, ON_DEMAND } from "../src/text/clientCatalogue";

const sources = import.meta.glob<string>("../src/text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const entries = (language: Language) =>
  Object.entries(sources)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([, source]) => parse(source, {}).body);

class Variables extends Visitor {
  names = new Set<string>();
  visitVariableReference(node: VariableReference) {
    this.names.add(node.id.name);
  }
}

/** Every message of a language with the variables it uses, in order. */
function outline(language: Language): string[] {
  return entries(language)
    .filter((entry) => entry instanceof Message)
    .map((message) => {
      const variables = new Variables();
      variables.visit(message);
      return [message.id.name, ...[...variables.names].sort()].join(" $");
    })
    .sort();
}

describe("the catalogues", () => {
  test.each(LANGUAGES)("%s says what English says", (language) => {
    expect(outline(language)).toEqual(outline("en"));
  });

  test.each(LANGUAGES)("%s has no entry that cannot be read", (language) => {
    const junk = entries(language).filter((entry) => entry instanceof Junk);
    expect(junk).toEqual([]);
  });
});

const common = import.meta.glob<Record<string, string>>("../src/text/*/index.ts", {
  import: "default",
  eager: true,
});

test.each(LANGUAGES)("%s loads every catalogue with the page or on demand, none twice", (language) => {
  const atOnce = Object.keys(common[`../src/text/${language}/index.ts`]!);
  const parts = [...atOnce.map((path) => path.slice(2, -4)), ...ON_DEMAND];
  const files = Object.keys(sources).filter((path) => path.includes(`/${language}/`));
  expect(parts.sort()).toEqual(files.map((path) => path.split("/").at(-1)!.slice(0, -4)).sort());
});

describe("a language's text", () => {
  test.each(LANGUAGES)("%s opens and speaks", async (language) => {
    const catalogue = await loadClientCatalogue(language);
    expect(catalogue.language).toBe(language);
    expect(catalogue.format("players", { least: 2, most: 5 })).toMatch(/2.*5/);
  });

  test("an unknown message is refused", async () => {
    const catalogue = await loadClientCatalogue("en");
    expect(() => catalogue.format("no-such-message")).toThrow('no message "no-such-message" in en');
  });
});

test("a language names itself", () => {
  expect(LANGUAGES.map(languageName)).toEqual(["English", "Français", "Italiano", "Nederlands"]);
});
