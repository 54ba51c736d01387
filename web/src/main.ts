import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./app.svelte";
import "./page.css";
import { preferredLanguage } from "./text";

await app.open(preferredLanguage());
mount(App, { target: document.body });
