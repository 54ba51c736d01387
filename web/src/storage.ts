// A browser may refuse to keep anything for a page in a frame of another site: what is remembered there is
// remembered as long as the page is open. Imported before everything else.

class MemoryStorage implements Storage {
  private readonly values = new Map<string, string>();

  get length(): number {
    return this.values.size;
  }

  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }

  clear(): void {
    this.values.clear();
  }
}

for (const name of ["localStorage", "sessionStorage"] as const) {
  try {
    window[name].getItem("");
  } catch {
    Object.defineProperty(window, name, { value: new MemoryStorage() });
  }
}
