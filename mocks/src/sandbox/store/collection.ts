import type { Store } from './store.ts';

const EVERYWHERE = '';

/** Transforms documents when they are read and written. */
export interface DocumentTransform<T> {
  /** Returning `undefined` hides the document. */
  readonly read?: (document: T, key: string) => T | undefined;
  readonly write?: (document: T) => T;
}

/** All documents of one kind. Reads return a fresh copy; use `put` to store changes. */
export class Collection<T> {
  readonly #store: Store;
  readonly #kind: string;
  readonly #transform: DocumentTransform<T>;

  constructor(store: Store, kind: string, transform: DocumentTransform<T> = {}) {
    this.#store = store;
    this.#kind = kind;
    this.#transform = transform;
  }

  /** The same documents with a transform applied. */
  withTransform(transform: DocumentTransform<T>): Collection<T> {
    return new Collection(this.#store, this.#kind, transform);
  }

  get(id: string, scope: string = EVERYWHERE): T | undefined {
    const rows = 'SELECT scope, id, body FROM documents WHERE kind = ? AND scope = ? AND id = ?';
    return this.#read(this.#store.all(rows, this.#kind, scope, id))[0];
  }

  list(scope: string = EVERYWHERE): T[] {
    const rows = 'SELECT scope, id, body FROM documents WHERE kind = ? AND scope = ?';
    return this.#read(this.#store.all(rows, this.#kind, scope));
  }

  /** All documents, in every scope. */
  listAll(): T[] {
    return this.#read(this.#store.all('SELECT scope, id, body FROM documents WHERE kind = ?', this.#kind));
  }

  /** Keys of all documents in all scopes, as passed to {@link DocumentTransform.read}. */
  keys(): string[] {
    return this.#store.all('SELECT scope, id FROM documents WHERE kind = ?', this.#kind).map(keyOf);
  }

  /** Size of all stored documents in bytes. */
  bytes(): number {
    const [sum] = this.#store.all(
      'SELECT total(octet_length(body)) AS bytes FROM documents WHERE kind = ?',
      this.#kind,
    );
    return Number(sum?.bytes);
  }

  #read(rows: readonly Record<string, unknown>[]): T[] {
    const { read } = this.#transform;
    const documents = rows.map((row) => JSON.parse(String(row.body)) as T);
    if (!read) return documents;
    return documents
      .map((document, index) => read(document, keyOf(rows[index] ?? {})))
      .filter((document) => document !== undefined);
  }

  put(document: T, id: string, scope: string = EVERYWHERE): T {
    const written = this.#transform.write?.(document) ?? document;
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
