// State shared by the whole page: the language with its messages, and the session.

import { fetchTitleText, request } from "./api/client";
import type { Language, SessionStatus } from "./api/generated";
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

  /** Whoever is signed in and has chosen no language in this browser reads that of the account. */
  async start(language: Language): Promise<void> {
    const [catalogue] = await Promise.all([loadClientCatalogue(language), this.refreshSession()]);
    const own = this.session.language;
    const isOther = own !== null && own !== language && !this.session.local && !hasChosenLanguage();
    this.catalogue = isOther ? await loadClientCatalogue(own) : catalogue;
  }

  /** Changes the language of the page, and of what is written to whoever is signed in. */
  async setLanguage(language: Language): Promise<void> {
    this.catalogue = await loadClientCatalogue(language, this.parts);
    rememberLanguage(language);
    if (this.session.name === null || this.session.language === language) return;
    const body = { language, preferences: null };
    await request("PATCH /api/me", { body }).catch(() => undefined); // the page has it anyway
    this.session = { ...this.session, language };
  }

  /** Loads the messages of a page that is loaded on demand. */
  async needMessages(part: CataloguePart): Promise<void> {
    if (this.parts.has(part)) return;
    await this.catalogue.add(part);
    this.parts.add(part);
  }

  async refreshSession(): Promise<void> {
    try {
      this.session = await request("GET /api/session");
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

/** The name of a table; without one of its own it is called like its title. */
export function tableName({ name, title }: { name: string; title: string }): string {
  return name === title ? titleName(title) : name;
}
