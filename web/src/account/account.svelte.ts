// The account whose pages are open.

import { request } from "../api/client";
import type { AccountInfo, Preferences } from "../api/generated";

export class Account {
  info: AccountInfo = $state.raw()!;

  constructor(info: AccountInfo) {
    this.info = info;
  }

  get preferences(): Preferences {
    return this.info.preferences;
  }

  async refresh(): Promise<void> {
    this.info = await request("GET /api/me");
  }

  /** Keeps some preferences; the others are asked for anew, for another page may have changed them. */
  async prefer(changed: Partial<Preferences>): Promise<void> {
    const { preferences } = await request("GET /api/me");
    const body = { language: null, preferences: { ...preferences, ...changed } };
    this.info = await request("PATCH /api/me", { body });
  }
}
