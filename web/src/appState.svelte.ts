// State shared by the whole page: the language with its messages, and the session.

import { fetchTitleText, request } from "./api/client";
import type { Language, SessionStatus } from "./api/generated";
import { settings } from "./settings.svelte";
import {
  hasChosenLanguage,
  loadClientCatalogue,
  rememberLanguage,
  type CataloguePart,
  type ClientCatalogue,
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
  private readonly parts = new Set<CataloguePart>();

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
    const session = request("GET /api/session");
    session.catch(() => undefined); // looked at when the messages are there
    await this.showLanguage(language);
    await this.adoptSession(session);
  }

  /** Changes the language of the page, and of what is written to whoever is signed in. */
  async setLanguage(language: Language): Promise<void> {
    await this.showLanguage(language);
    rememberLanguage(language);
    settings.save();
    if (this.session.name !== null) this.session = { ...this.session, language };
  }

  private async showLanguage(language: Language): Promise<void> {
    this.catalogue = await loadClientCatalogue(language, this.parts);
    document.documentElement.lang = language;
  }

  /** Loads the messages of a page that is loaded on demand. */
  async needMessages(part: CataloguePart): Promise<void> {
    if (this.parts.has(part)) return;
    await this.catalogue.add(part);
    this.parts.add(part);
  }

  async refreshSession(): Promise<void> {
    await this.adoptSession(request("GET /api/session"));
  }

  /** Whoever is signed in reads the language of the account, unless another was chosen in this browser alone. */
  private async adoptSession(asked: Promise<SessionStatus>): Promise<void> {
    try {
      this.session = await asked;
      const { settings: saved, language: own } = this.session;
      settings.adopt(this.hasAccount, saved);
      const isOwnShown = this.hasAccount && (saved !== null || !hasChosenLanguage());
      if (isOwnShown && own !== null && own !== this.language) await this.showLanguage(own);
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

/** The same messages with those of the lessons. */
export async function addLessonText(title: string, catalogue: TitleCatalogue): Promise<TitleCatalogue> {
  catalogue.add(await fetchTitleText(title, catalogue.language, "lessons"));
  return catalogue;
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
