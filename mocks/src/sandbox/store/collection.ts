import type { Store } from './store.ts';

const EVERYWHERE = '';

/** One kind of document. Reads give a fresh copy each time: change it and `put` it back. */
export class Collection<T> {
  readonly #store: Store;
  readonly #kind: string;

  constructor(store: Store, kind: string) {
    this.#store = store;
    this.#kind = kind;
  }

  get(id: string, scope: string = EVERYWHERE): T | undefined {
    const [row] = this.#store.all(
      'SELECT body FROM documents WHERE kind = ? AND scope = ? AND id = ?',
      this.#kind,
      scope,
      id,
    );
    return row && (JSON.parse(String(row.body)) as T);
  }

  list(scope: string = EVERYWHERE): T[] {
    return this.#store
      .all('SELECT body FROM documents WHERE kind = ? AND scope = ?', this.#kind, scope)
      .map((row) => JSON.parse(String(row.body)) as T);
  }

  /** Over every scope: one supplier's documents next to another's. */
  listAll(): T[] {
    return this.#store
      .all('SELECT body FROM documents WHERE kind = ?', this.#kind)
      .map((row) => JSON.parse(String(row.body)) as T);
  }

  put(document: T, id: string, scope: string = EVERYWHERE): T {
    this.#store.run(
      'INSERT INTO documents VALUES (?, ?, ?, ?) ON CONFLICT (kind, scope, id) DO UPDATE SET body = excluded.body',
      this.#kind,
      scope,
      id,
      JSON.stringify(document),
    );
    return document;
  }

  delete(id: string, scope: string = EVERYWHERE): boolean {
    return (
      this.#store.run(
        'DELETE FROM documents WHERE kind = ? AND scope = ? AND id = ?',
        this.#kind,
        scope,
        id,
      ) > 0
    );
  }
}
