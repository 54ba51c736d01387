// State shared by the whole page: the language with its messages, and the session.

import { fetchTitleText, request } from "./api/client";
import { LANGUAGES, type Language, type SessionStatus } from "./api/generated";
import { settings } from "./settings.svelte";
import {
  loadClientCatalogue,
  rememberLanguage,
  type ClientCatalogue,
  type PageMessages,
} from "./text/clientCatalogue";
import { TitleCatalogue } from "./text/titleCatalogue";

class AppState {
  catalogue: ClientCatalogue = $state.raw()!;
  session: SessionStatus = $state.raw({
    local: false,
    name: null,
    admin: false,
    registration: "open",
    settings: null,
    language: null,
  });
  serverReachable = $state(true);
  private pages: readonly PageMessages[] = [];

  get language(): Language {
    return this.catalogue.language;
  }

  /** May this visitor sit down at a table? */
  get isSignedIn(): boolean {
    return this.session.local || this.session.name !== null;
  }

  /** Is there an account with which settings are kept? In local play there is none. */
  get hasAccount(): boolean {
    return this.session.name !== null && !this.session.local;
  }

  async start(language: Language): Promise<void> {
    settings.apply();
    this.catalogue = await loadClientCatalogue(language);
    document.documentElement.lang = language;
    await this.refreshSession();
  }

  async setLanguage(language: Language): Promise<void> {
    await this.showLanguage(language);
    settings.save();
  }

  /** Adds the messages of a page that is opened. */
  async loadMessages(page: PageMessages): Promise<void> {
    if (this.pages.includes(page)) return;
    this.pages = [...this.pages, page];
    this.catalogue = await loadClientCatalogue(this.language, this.pages);
  }

  private async showLanguage(language: Language): Promise<void> {
    this.catalogue = await loadClientCatalogue(language, this.pages);
    document.documentElement.lang = language;
    rememberLanguage(language);
  }

  async refreshSession(): Promise<void> {
    try {
      const session = await request("GET /api/session");
      this.session = session;
      settings.adopt(this.hasAccount, session.settings);
      const language = LANGUAGES.find((one) => one === session.language);
      if (language && language !== this.language) await this.showLanguage(language);
      this.serverReachable = true;
    } catch {
      this.serverReachable = false;
    }
  }
}

export const app = new AppState();

/** A message of the client in the language of the page. */
export const t: ClientCatalogue["format"] = (id, args) => app.catalogue.format(id, args);

export async function loadTitleCatalogue(title: string, language: string): Promise<TitleCatalogue> {
  return new TitleCatalogue(language, await fetchTitleText(title, language));
}

/** The name of a title; the client knows it without the title's own catalogue. */
export function titleName(name: string): string {
  return app.catalogue.has(`title-${name}`) ? t(`title-${name}`) : name;
}

/** The name of a lesson: that of its title, and what it is about unless it is the first. */
export function lessonName(title: string, lesson: string): string {
  const name = t("lesson-of", { title: titleName(title) });
  return lesson === "first" ? name : `${name} – ${t(`lesson-about-${lesson}`)}`;
}

/** The name of a table; without one of its own it is called like its title. */
export function tableName({ name, title }: { name: string; title: string }): string {
  return name === title ? titleName(title) : name;
}
