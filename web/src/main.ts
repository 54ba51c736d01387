import "./storage";
import { mount } from "svelte";
import { app } from "./appState.svelte";
import "./page.css";
import { preferredLanguage } from "./text/clientCatalogue";

/** Shows the page; nothing awaits it, since the page's own parts may wait for this module. */
async function start(): Promise<void> {
  const [, embedded] = /^\/embed\/([\w-]+)\/?$/.exec(location.pathname) ?? [];
  const started = app.start(preferredLanguage());
  if (embedded) {
    const { default: EmbedPage } = await import("./embed/EmbedPage.svelte");
    await started;
    mount(EmbedPage, { target: document.body, props: { id: embedded } });
  } else {
    const { default: App } = await import("./App.svelte");
    await started;
    mount(App, { target: document.body });
  }
}

void start();
