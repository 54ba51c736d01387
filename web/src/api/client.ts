// Requests to the server, checked against the endpoints of generated.ts.

import type { Endpoints } from "./generated";

type Endpoint = keyof Endpoints;
/** With a signal, the request can be given up. */
type Parameters<E extends Endpoint> = Omit<Endpoints[E], "response"> & { signal?: AbortSignal };
/** The parameters may be left out where none is required. */
type Rest<E extends Endpoint> = object extends Parameters<E> ? [Parameters<E>?] : [Parameters<E>];

type Value = string | number | boolean | null | undefined;
interface AnyParameters {
  path?: Record<string, string | number>;
  query?: Record<string, Value | string[]>;
  body?: unknown;
  signal?: AbortSignal;
}

/** The server refused the request, with a sentence that says why. */
export class ApiError extends Error {
  constructor(
    text: string,
    readonly status: number,
    readonly rule: string | null = null,
    /** The name of the refusal, for programs. */
    readonly kind: string | null = null,
  ) {
    super(text);
  }
}

/** Calls an endpoint: `request("GET /api/tables/{table_id}", { path: { table_id } })`. */
export async function request<E extends Endpoint>(
  endpoint: E,
  ...[parameters = {} as Parameters<E>]: Rest<E>
): Promise<Endpoints[E]["response"]> {
  const [method] = endpoint.split(" ");
  const { body = {}, signal } = parameters as AnyParameters;
  const response = await fetch(urlOf(endpoint, ...([parameters] as unknown as Rest<E>)), {
    method,
    headers: {
      "X-Cuius": "1",
      ...languageHeader(),
      ...(method === "GET" ? {} : { "Content-Type": "application/json" }),
    },
    body: method === "GET" ? undefined : JSON.stringify(body),
    signal,
  });
  if (!response.ok) throw await errorOf(response);
  if (response.status === 204) return undefined as Endpoints[E]["response"];
  const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
  return isJson ? response.json() : response.text();
}

/** Sends a file to an endpoint, as it is. */
export async function upload(
  endpoint: "POST /api/records",
  query: { name: string },
  content: Blob | string,
): Promise<Endpoints["POST /api/records"]["response"]> {
  const response = await fetch(urlOf(endpoint, { query }), {
    method: "POST",
    headers: { "X-Cuius": "1", "Content-Type": "application/octet-stream", ...languageHeader() },
    body: content,
  });
  if (!response.ok) throw await errorOf(response);
  return response.json();
}

/** The language of the page, in which the server gives its reasons. */
export const pageLanguage = (): string => globalThis.document?.documentElement.lang ?? "";

function languageHeader(): Record<string, string> {
  return pageLanguage() ? { "Accept-Language": pageLanguage() } : {};
}

/** The address of an endpoint, for links and requests. */
export function urlOf<E extends Endpoint>(endpoint: E, ...[parameters]: Rest<E>): string {
  const { path = {}, query = {} } = (parameters ?? {}) as AnyParameters;
  const [, template = ""] = endpoint.split(" ");
  return template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(path[name]!)) + queryString(query);
}

/** `?name=value&..`; what is empty or missing is left out. */
export function queryString(query: Record<string, Value | string[]>): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && item !== undefined && item !== "") pairs.append(name, String(item));
    }
  }
  const text = pairs.toString();
  return text && `?${text}`;
}

async function errorOf(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => ({}));
  const text = body.text ?? body.detail ?? `${response.status}`;
  return new ApiError(text, response.status, body.rule ?? null, body.error ?? null);
}

const cache = new Map<string, Promise<unknown>>();

/** Loads what does not change while the page is open once. */
function cached<T>(key: string, load: () => Promise<T>): Promise<T> {
  let found = cache.get(key) as Promise<T> | undefined;
  if (!found) {
    found = load();
    found.catch(() => cache.delete(key));
    cache.set(key, found);
  }
  return found;
}

export const fetchTitles = () => cached("titles", () => request("GET /api/titles"));
export const fetchTitle = (name: string) =>
  cached(name, () => request("GET /api/titles/{name}", { path: { name } }));
export const fetchRules = (name: string, language: string) =>
  cached(`rules ${name} ${language}`, () =>
    request("GET /api/titles/{name}/rules/{language}", { path: { name, language } }),
  );
export const fetchBook = (name: string, language: string) =>
  cached(`book ${name} ${language}`, () =>
    request("GET /api/titles/{name}/book/{language}", { path: { name, language } }),
  );
export const fetchReferences = (name: string, language: string) =>
  cached(`references ${name} ${language}`, () =>
    request("GET /api/titles/{name}/references", { path: { name }, query: { language } }),
  );
export const fetchTitleText = (name: string, language: string, part: "table" | "lessons" = "table") =>
  cached(`${part} ${name} ${language}`, () =>
    request("GET /api/titles/{name}/text/{language}", { path: { name, language }, query: { part } }),
  );
