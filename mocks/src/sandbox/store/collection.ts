import type { Store } from './store.ts';

const EVERYWHERE = '';

/** What happens to documents on their way out of a collection and into it; what is left out passes as it is. */
export interface Lens<T> {
  /** `undefined` hides the document. */
  readonly read?: (document: T, key: string) => T | undefined;
  readonly write?: (document: T) => T;
}

/** One kind of document. Reads give a fresh copy each time: change it and `put` it back. */
export class Collection<T> {
  readonly #store: Store;
  readonly #kind: string;
  readonly #lens: Lens<T>;

  constructor(store: Store, kind: string, lens: Lens<T> = {}) {
    this.#store = store;
    this.#kind = kind;
    this.#lens = lens;
  }

  /** The same documents, seen through a lens. */
  through(lens: Lens<T>): Collection<T> {
    return new Collection(this.#store, this.#kind, lens);
  }

  get(id: string, scope: string = EVERYWHERE): T | undefined {
    const rows = 'SELECT scope, id, body FROM documents WHERE kind = ? AND scope = ? AND id = ?';
    return this.#read(this.#store.all(rows, this.#kind, scope, id))[0];
  }

  list(scope: string = EVERYWHERE): T[] {
    const rows = 'SELECT scope, id, body FROM documents WHERE kind = ? AND scope = ?';
    return this.#read(this.#store.all(rows, this.#kind, scope));
  }

  /** Over every scope: one supplier's documents next to another's. */
  listAll(): T[] {
    return this.#read(this.#store.all('SELECT scope, id, body FROM documents WHERE kind = ?', this.#kind));
  }

  /** Of every document in every scope, as a lens is told it. */
  keys(): string[] {
    return this.#store.all('SELECT scope, id FROM documents WHERE kind = ?', this.#kind).map(keyOf);
  }

  #read(rows: readonly Record<string, unknown>[]): T[] {
    const { read } = this.#lens;
    const documents = rows.map((row) => JSON.parse(String(row.body)) as T);
    if (!read) return documents;
    return documents
      .map((document, index) => read(document, keyOf(rows[index] ?? {})))
      .filter((document) => document !== undefined);
  }

  put(document: T, id: string, scope: string = EVERYWHERE): T {
    const written = this.#lens.write?.(document) ?? document;
    this.#store.run(
      'INSERT INTO documents VALUES (?, ?, ?, ?) ON CONFLICT (kind, scope, id) DO UPDATE SET body = excluded.body',
      this.#kind,
      scope,
      id,
      JSON.stringify(written),
    );
    return written;
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

const keyOf = ({ scope, id }: Record<string, unknown>) => `${scope}/${id}`;
