// The rule book of a title in the page: where a statement is told, and where words occur.

import type { BookChapter, BookRuling } from "../api/generated";
import { foldText } from "../table/answers";

/** A place in the book: a chapter, and the number of one of its blocks (paragraphs, items, rows, headings). */
export interface Place {
  chapter: string;
  block: number;
}

export interface Match extends Place {
  heading: string;
  text: string;
}

const BLOCKS = "h2, h3, p, li:not(:has(p)), tr";
const MAX_MATCHES = 40;
const EXCERPT = 140;

/** The blocks of a chapter, in order. */
export function blocksOf(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(BLOCKS)];
}

function parsed(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}

/** What a citation leads to. */
export function citedIn(element: HTMLElement): string[] {
  return (element.dataset.rules ?? "").split(" ").filter(Boolean);
}

/** The rulings that are named, or that are about one of these statements. */
export function rulingsFor(rulings: readonly BookRuling[], ids: readonly string[]): BookRuling[] {
  return rulings.filter(({ id, statements }) => ids.includes(id) || statements.some((s) => ids.includes(s)));
}

/** Where a statement is told first. */
export function placeOfRule(chapters: readonly BookChapter[], rule: string): Place | null {
  for (const { name, html } of chapters) {
    if (!html.includes(rule)) continue;
    const blocks = blocksOf(parsed(html));
    const block = blocks.findIndex((found) =>
      [...found.querySelectorAll<HTMLElement>("[data-rules]")].some((cite) => citedIn(cite).includes(rule)),
    );
    if (block >= 0) return { chapter: name, block };
  }
  return null;
}

/** A part of a text around a position. */
function excerpt(text: string, position: number): string {
  if (text.length <= EXCERPT) return text;
  const start = Math.max(0, Math.min(position - EXCERPT / 3, text.length - EXCERPT));
  const from = start > 0 ? text.indexOf(" ", start) + 1 : 0;
  const cut = text.slice(from, from + EXCERPT).replace(/\s+\S*$/, "");
  return (from > 0 ? "… " : "") + cut + (from + cut.length < text.length ? " …" : "");
}

/** The blocks that contain all words of a search, in the order of the book. */
export function searchBook(chapters: readonly BookChapter[], search: string): Match[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const matches: Match[] = [];
  if (!words.length) return matches;
  for (const { name, heading, html } of chapters) {
    const content = parsed(html);
    content.querySelectorAll(".cites").forEach((cite) => cite.remove());
    for (const [block, element] of blocksOf(content).entries()) {
      const text = (element.textContent ?? "").replace(/\s+/g, " ").trim();
      const folded = foldText(text);
      if (words.every((word) => folded.includes(word))) {
        matches.push({ chapter: name, block, heading, text: excerpt(text, folded.indexOf(words[0]!)) });
      }
      if (matches.length === MAX_MATCHES) return matches;
    }
  }
  return matches;
}
