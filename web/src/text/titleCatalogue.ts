// The messages of a title: the same Fluent source and the same naming rules as in core/text.py.
//
// Keys are written with dots; message ids have dashes instead. An argument that is an id arrives as [kind, word]
// and is named by the message `kind-word`; the bare word is available as `$name_id`.
// `$name_number` is "plural" for a name whose message has the attribute `.number`, else "singular". An id made of several, ["place:owner", "breda:neutral"], is the message `place-owner` with `$place` and `$owner`.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Id = [kind: string, word: string];
export type Argument = null | boolean | number | string | Id | Argument[];
export type Arguments = Record<string, Argument>;

/** A part of a message; one with a kind and a word names a thing of the game. */
export interface MessagePart {
  text: string;
  kind?: string;
  word?: string;
}

// Marks around names, from the private use area of Unicode: "kind word", then the name.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "gu");

export class MissingMessage extends Error {}

/** The messages of one title in one language. */
export class TitleCatalogue {
  private readonly bundle: FluentBundle;
  private readonly sources = new Set<string>();
  private readonly ids: string[] = [];

  constructor(
    readonly language: string,
    source: string,
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.add(source);
  }

  /** Adds messages that are loaded on demand; those that are there already stay. */
  add(source: string): void {
    if (this.sources.has(source)) return;
    this.sources.add(source);
    const resource = new FluentResource(source);
    this.ids.push(...resource.body.map(({ id }) => id));
    // A title may say a message of all titles its own way: the first of two counts.
    const errors = this.bundle.addResource(resource).filter((error) => !/override/u.test(error.message));
    if (errors.length) throw new Error(errors.map(String).join("; "));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(messageId(key));
  }

  /** The keys of all messages with this prefix. */
  keys(prefix: string): string[] {
    const found = this.ids.filter((id) => id === prefix || id.startsWith(`${prefix}-`));
    return found.map((id) => id.replaceAll("-", "."));
  }

  /** The message with dots in place of its arguments. */
  outline(key: string): string {
    const pattern = this.bundle.getMessage(messageId(key))?.value;
    return pattern ? this.bundle.formatPattern(pattern, {}, []).replaceAll(/\{\$?\w+\}/g, "…") : key;
  }

  /** The message as plain text. */
  format(key: string, args: Arguments = {}): string {
    return this.formatResolved(key, this.resolveArguments(args, plain));
  }

  /** The message in parts, so that the names in it can be linked to the board. */
  formatParts(key: string, args: Arguments = {}): MessagePart[] {
    const text = this.formatResolved(key, this.resolveArguments(args, mark));
    const found: MessagePart[] = [];
    let end = 0;
    for (const match of text.matchAll(MARKED)) {
      if (match.index > end) found.push({ text: text.slice(end, match.index) });
      const [kind = "", word = ""] = split(match[1]!);
      found.push({ text: match[2]!, kind, word });
      end = match.index + match[0].length;
    }
    if (end < text.length) found.push({ text: text.slice(end) });
    return found;
  }

  /** The name of an id: `space-calais`; a bare number is its own name. */
  name(kind: string, word: string): string {
    if (kind.includes(":")) {
      const words = word.split(":");
      const parts = kind.split(":").map((part, n): [string, Id] => [part, [part, words[n] ?? ""]]);
      return this.format(kind, Object.fromEntries(parts));
    }
    return isDigits(word) ? word : this.format(`${kind}-${word}`);
  }

  /** Which verb a name takes: "plural" if its message says so, else "singular". */
  private number(kind: string, word: string): string {
    const message = this.bundle.getMessage(messageId(`${kind}-${word}`));
    return message && "number" in message.attributes ? "plural" : "singular";
  }

  /** The name of an id, or its bare word if the catalogue has none. */
  nameOrWord(kind: string, word: string): string {
    const key = `${kind}-${word}`;
    return this.has(key) ? this.format(key) : word;
  }

  /** An answer as a button shows it. */
  choice(option: Argument, key = ""): string {
    if (isId(option)) return this.name(...option);
    const word = String(option);
    if (isDigits(word)) return word;
    const cut = word.lastIndexOf("_");
    if (cut > 0 && isDigits(word.slice(cut + 1))) {
      return this.format(`choice-${word.slice(0, cut)}-number`, { number: Number(word.slice(cut + 1)) });
    }
    const own = `choice-${key}-${word}`;
    return this.format(key && this.has(own) ? own : `choice-${word}`);
  }

  /** The message about the end of the game. */
  resultText(kind: string, winners: string[]): string {
    const roles = winners.map((word): Id => ["role", word]);
    return this.format(`result-${kind}`, { winners: roles, count: roles.length });
  }

  private formatResolved(key: string, args: Record<string, FluentVariable>): string {
    const id = messageId(key);
    const message = this.bundle.getMessage(id);
    if (!message?.value) throw new MissingMessage(`${this.language} has no message "${id}"`);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, args, errors);
    if (errors.length) throw new MissingMessage(`${this.language} "${id}": ${errors[0]}`);
    return text;
  }

  private resolveArguments(args: Arguments, show: ShowName): Record<string, FluentVariable> {
    const named: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (isId(value)) {
        named[key] = show(...value, this.name(...value));
        named[`${key}_id`] = value[1];
        named[`${key}_number`] = this.number(...value);
      } else if (Array.isArray(value)) {
        named[key] = value.map((v) => (isId(v) ? show(...v, this.name(...v)) : String(v))).join(", ");
      } else if (typeof value === "number" || typeof value === "string") {
        named[key] = value;
      } else {
        named[key] = String(value);
      }
    }
    return named;
  }
}

type ShowName = (kind: string, word: string, name: string) => string;
const plain: ShowName = (_kind, _word, name) => name;
const mark: ShowName = (kind, word, name) => `${OPEN}${kind} ${word}${MIDDLE}${name}${CLOSE}`;
const split = (text: string) => text.split(" ");

export function isId(value: unknown): value is Id {
  return Array.isArray(value) && value.length === 2 && value.every((v) => typeof v === "string");
}

export function messageId(key: string): string {
  return key.replaceAll(".", "-").replaceAll(":", "-");
}

export function isDigits(word: string): boolean {
  return /^\d+$/.test(word);
}
