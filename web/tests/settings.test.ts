// Settings: what the device remembers, and what the account says.

import { afterEach, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
const sent: unknown[] = [];
const root = { dataset: {} as Record<string, string>, lang: "nl" };

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  sent.length = 0;
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal("fetch", (_: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body));
    return Promise.resolve(
      new Response("{}", { status: 200, headers: { "Content-Type": "application/json" } }),
    );
  });
});

afterEach(() => void vi.unstubAllGlobals());

const load = () => import("../src/settings.svelte");

test("a device without an account remembers everything, and nobody is told", async () => {
  const { settings } = await load();
  settings.change({ theme: "dark", text_size: "large", palette: "distinct" });
  expect(root.dataset).toMatchObject({ theme: "dark", textSize: "large", palette: "distinct" });
  vi.resetModules();
  const again = await load();
  expect(again.settings.values).toEqual(settings.values);
  expect(sent).toEqual([]);
});

test("what is stored and makes no sense is left out", async () => {
  stored.set("settings", JSON.stringify({ theme: "sepia", sound: true, playback: "fast", more: 1 }));
  const { settings, DEFAULTS } = await load();
  expect(settings.values).toEqual({ ...DEFAULTS, sound: true, playback: "fast" });
  stored.set("settings", "{");
  vi.resetModules();
  expect((await load()).settings.values).toEqual(DEFAULTS);
});

test("an account says how it was left; changes are kept with it, in the language of the page", async () => {
  const { settings, DEFAULTS } = await load();
  settings.change({ theme: "light" });
  settings.adopt(true, { ...DEFAULTS, theme: "dark" });
  expect(root.dataset.theme).toBe("dark");
  settings.change({ sound: true });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ settings: { ...DEFAULTS, theme: "dark", sound: true }, language: "nl" });
});

test("a new account gets the settings of the device with the first change", async () => {
  const { settings } = await load();
  settings.change({ theme: "dark" });
  settings.adopt(true, null);
  expect(settings.values.theme).toBe("dark");
  settings.change({ sound: true });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ settings: { theme: "dark", sound: true } });
});
