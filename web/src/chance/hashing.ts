// Digests by the browser's own cryptography, which a page has only over https or from this machine.

export type Bytes = Uint8Array<ArrayBuffer>;

export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The bytes that these hexadecimal digits stand for. */
export function bytesOf(digits: string): Bytes {
  if (!/^([0-9a-f]{2})*$/.test(digits)) throw new Error(`"${digits}" is not hexadecimal`);
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export const digitsOf = (bytes: Bytes): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

/** SHA-256 of these bytes, one part after the other. */
export async function sha256(...parts: Bytes[]): Promise<Bytes> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", all));
}

/** The hash by which a salt is promised, as core/chance.py computes it. */
export const saltHash = async (salt: string): Promise<string> => digitsOf(await sha256(bytesOf(salt)));
