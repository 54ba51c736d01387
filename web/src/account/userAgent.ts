// What a browser says of itself, in two words that people know.

const BROWSERS: [RegExp, string][] = [
  [/\bEdg/, "Edge"],
  [/\bOPR\b|\bOpera\b/, "Opera"],
  [/\bFirefox|\bFxiOS/, "Firefox"],
  [/Chrom|\bCriOS/, "Chrome"],
  [/\bSafari\b/, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad|iPod/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const find = (list: [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1];

export function browserName(userAgent: string): string {
  const known = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)].filter(Boolean).join(", ");
  return known || userAgent.slice(0, 60) || "?";
}
