// What the whole page shares: its language, and who looks at it.

import { fetchTitleText, request } from "./api/client";
import type { Language, Session } from "./api/generated";
import { openText, rememberLanguage, type Text } from "./text";
import { Catalogue } from "./words";

class App {
  text: Text = $state.raw()!;
  session: Session = $state.raw({ local: false, name: null, admin: false });
  reachable = $state(true);

  async open(language: Language): Promise<void> {
    this.text = await openText(language);
    await this.identify();
  }

  async speak(language: Language): Promise<void> {
    this.text = await openText(language);
    rememberLanguage(language);
  }

  /** Ask who we are; a server that does not answer is said so on the page. */
  async identify(): Promise<void> {
    try {
      this.session = await request("GET /api/session");
      this.reachable = true;
    } catch {
      this.reachable = false;
    }
  }
}

export const app = new App();
export const say: Text["say"] = (id, args) => app.text.say(id, args);

/** The words of a title, in the language of the page. */
export async function wordsOf(title: string, language: string): Promise<Catalogue> {
  return new Catalogue(language, await fetchTitleText(title, language));
}

/** A title's own name, as the lobby knows it before its words have come. */
export function titleName(name: string): string {
  return app.text.has(`title-${name}`) ? say(`title-${name}`) : name;
}
