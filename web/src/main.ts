import { mount } from "svelte";
import App from "./App.svelte";
import "./page.css";
import { openText, preferredLanguage } from "./text";

const text = await openText(preferredLanguage());
mount(App, { target: document.body, props: { text } });
