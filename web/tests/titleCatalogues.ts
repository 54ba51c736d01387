// The catalogues of the titles, as the server serves them: the title's own messages and those of the core.

import { TitleCatalogue } from "../src/text/titleCatalogue";

const sources = import.meta.glob<string>("../../src/cuius/{core,titles/*}/text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function titleSource(title: string, language: string): string {
  const folders = [`/core/text/${language}/`, `/titles/${title}/text/${language}/`];
  return Object.entries(sources)
    .filter(([path]) => folders.some((folder) => path.includes(folder)))
    .map(([, source]) => source)
    .join("\n");
}

export const titleCatalogue = (title: string, language: string) =>
  new TitleCatalogue(language, titleSource(title, language));
