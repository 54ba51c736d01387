// The messages of the client itself: Fluent catalogues in text/<language>/, loaded one language at a time.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { LANGUAGES, type Language } from "../api/generated";

const STORAGE_KEY = "language";
/** What is loaded with the page, one module a language: <language>/index.ts names the catalogues. */
const common = import.meta.glob<Record<string, string>>("./*/index.ts", { import: "default" });
/** Every other catalogue is loaded on demand. */
const onDemand = import.meta.glob<string>(
  [
    "./*/*.ftl",
    "!./*/{aids,analysis,chance,client,dice,gestures,lessons,lobby,notices,orders,story,table,values}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** Catalogues of pages that are loaded on demand; their messages come with them (`app.needMessages`). */
export const ON_DEMAND = [
  "account",
  "archive",
  "clubs",
  "end_page",
  "host",
  "library",
  "people",
  "settings_page",
  "start_page",
] as const;
export type CataloguePart = (typeof ON_DEMAND)[number];

/** The messages of one language. */
export class ClientCatalogue {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  /** Adds the messages of a page that is loaded on demand. */
  async add(part: CataloguePart): Promise<void> {
    addResource(this.bundle, part, await onDemand[`./${this.language}/${part}.ftl`]!());
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message as text; an unknown id is a programming error and throws. */
  format(id: string, args?: Record<string, FluentVariable>): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message "${id}" in ${this.language}`);
    return this.bundle.formatPattern(message.value, args);
  }
}

export async function loadClientCatalogue(
  language: Language,
  parts: Iterable<CataloguePart> = [],
): Promise<ClientCatalogue> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const catalogue = new ClientCatalogue(language, bundle);
  const [messages] = await Promise.all([
    common[`./${language}/index.ts`]!(),
    ...[...parts].map((part) => catalogue.add(part)),
  ]);
  for (const [name, source] of Object.entries(messages)) addResource(bundle, name, source);
  return catalogue;
}

function addResource(bundle: FluentBundle, name: string, source: string): void {
  const errors = bundle.addResource(new FluentResource(source), { allowOverrides: true });
  if (errors.length) throw new Error(`${name}: ${errors.join("; ")}`);
}

/** The language chosen before in this browser, or the best match for the browser's own list. */
export function preferredLanguage(): Language {
  const preferred = [localStorage.getItem(STORAGE_KEY) ?? [], navigator.languages].flat();
  const [found] = negotiateLanguages(preferred, LANGUAGES, {
    defaultLocale: "en",
    strategy: "lookup",
  });
  return found as Language;
}

/** Whether a language was chosen in this browser. */
export function hasChosenLanguage(): boolean {
  return localStorage.getItem(STORAGE_KEY) !== null;
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language);
}

/** The language's own name for itself, such as "Français". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name[0]!.toLocaleUpperCase(language) + name.slice(1);
}
