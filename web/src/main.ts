import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./appState.svelte";
import "./page.css";
import { preferredLanguage } from "./text/clientCatalogue";

await app.start(preferredLanguage());
mount(App, { target: document.body });
