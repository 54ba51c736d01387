// The messages that the client's source asks for exist, and are given the arguments that they use.

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const catalogues = import.meta.glob<string>("../src/text/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../src/**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The variables of every message. */
const MESSAGES = new Map(
  Object.values(catalogues)
    .flatMap((text) => new FluentResource(text).body)
    .map(({ id, value }) => [id, variablesIn(value)]),
);

function variablesIn(value: unknown): Set<string> {
  const found = new Set<string>();
  JSON.stringify(value, (_, node) => {
    if (node?.type === "var") found.add(node.name);
    return node;
  });
  return found;
}

/** The text from an opening bracket to its end. */
function bracketed(source: string, start: number): string {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    if ("([{".includes(source[at]!)) depth += 1;
    if (")]}".includes(source[at]!) && --depth === 0) return source.slice(start + 1, at);
  }
  return "";
}

/** The parts of a list, split at its own commas. */
function parts(list: string): string[] {
  let depth = 0;
  return [...list]
    .reduce<string[]>(
      (found, letter) => {
        if ("([{".includes(letter)) depth += 1;
        if (")]}".includes(letter)) depth -= 1;
        if (letter === "," && depth === 0) found.push("");
        else found[found.length - 1] += letter;
        return found;
      },
      [""],
    )
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The calls of t(): the ids that may be meant, and the names of the arguments. */
function calls(source: string): { ids: string[]; given: Set<string> }[] {
  return [...source.matchAll(/(?<![\w.])t\(/g)].map(({ index }) => {
    const [id = "", args = ""] = parts(bracketed(source, index + 1));
    const literals = [...id.matchAll(/"([a-z][\w-]*)"/g)].map(([, word]) => word!);
    const names = parts(args.slice(1, -1)).map((part) => part.split(":")[0]!.trim());
    const ids = id.startsWith('"') ? literals : literals.filter((word) => MESSAGES.has(word));
    return { ids, given: new Set(names) };
  });
}

test.each(Object.entries(sources))("%s", (_, source) => {
  for (const { ids, given } of calls(source)) {
    for (const id of ids) {
      expect(MESSAGES.has(id), `there is no message "${id}"`).toBe(true);
      const missing = [...MESSAGES.get(id)!].filter((name) => !given.has(name));
      expect(missing, `"${id}" uses these arguments`).toEqual([]);
    }
  }
});
