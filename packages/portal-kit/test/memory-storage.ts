/** A browser storage in memory. A test can make every access fail. */
export class MemoryStorage implements Storage {
  readonly #entries = new Map<string, string>();
  /** Error of every access, as in a browser that forbids storage. */
  forbidden: Error | undefined;
  /** Error of every write, as in a full storage. */
  full: Error | undefined;
  /** Maximum number of characters of all keys and texts. */
  capacity = Number.POSITIVE_INFINITY;

  #check(): void {
    if (this.forbidden) throw this.forbidden;
  }
  get length(): number {
    return this.#entries.size;
  }
  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    this.#check();
    return this.#entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#check();
    if (this.full) throw this.full;
    const others = [...this.#entries].filter(([name]) => name !== key);
    const size = [...others, [key, value]].flat().join('').length;
    if (size > this.capacity) throw new DOMException('No room.', 'QuotaExceededError');
    this.#entries.set(key, value);
  }
  removeItem(key: string): void {
    this.#check();
    this.#entries.delete(key);
  }
  clear(): void {
    this.#check();
    this.#entries.clear();
  }
  stored(): Record<string, string> {
    return Object.fromEntries(this.#entries);
  }
}
