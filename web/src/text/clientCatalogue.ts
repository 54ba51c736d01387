// The messages of the client itself: Fluent catalogues in text/<language>/, loaded one language at a time.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { LANGUAGES, type Language } from "../api/generated";

const STORAGE_KEY = "language";
const catalogues = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

/** Messages of single pages, which are loaded with them: the names of their files. */
const PAGES = ["settings_page", "end_page"] as const;
export type PageMessages = (typeof PAGES)[number];

/** The messages of one language. */
export class ClientCatalogue {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

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

/** The messages of all pages, and of those that are named. */
export async function loadClientCatalogue(
  language: Language,
  pages: readonly PageMessages[] = [],
): Promise<ClientCatalogue> {
  const left = PAGES.filter((page) => !pages.includes(page)).map((page) => `./${language}/${page}.ftl`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, load] of Object.entries(catalogues)) {
    if (!path.startsWith(`./${language}/`) || left.includes(path)) continue;
    const errors = bundle.addResource(new FluentResource(await load()));
    if (errors.length) throw new Error(`${path}: ${errors.join("; ")}`);
  }
  return new ClientCatalogue(language, bundle);
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

export function rememberLanguage(language: Language): void {
  localStorage.setItem(STORAGE_KEY, language);
}

/** The language's own name for itself, such as "Français". */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name[0]!.toLocaleUpperCase(language) + name.slice(1);
}
