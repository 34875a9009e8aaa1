import type { Store, StoredDocument } from './store.ts';

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

  /** Returns the same documents with a transform applied. */
  withTransform(transform: DocumentTransform<T>): Collection<T> {
    return new Collection(this.#store, this.#kind, transform);
  }

  get(id: string, scope: string = EVERYWHERE): T | undefined {
    const stored = this.#store.get(this.#kind, scope, id);
    return stored && this.#read([stored])[0];
  }

  list(scope: string = EVERYWHERE): T[] {
    return this.#read(this.#store.list(this.#kind, scope));
  }

  /** Lists all documents, in every scope. */
  listAll(): T[] {
    return this.#read(this.#store.listAll(this.#kind));
  }

  /** Lists the keys of all documents in all scopes, as passed to {@link DocumentTransform.read}. */
  keys(): string[] {
    return this.#store.listAll(this.#kind).map(getKey);
  }

  /** Returns the size of all stored documents in bytes. */
  bytes(): number {
    return this.#store.documentBytes(this.#kind);
  }

  #read(stored: readonly StoredDocument[]): T[] {
    const { read } = this.#transform;
    if (!read) return stored.map(({ body }) => JSON.parse(body) as T);
    return stored
      .map((one) => read(JSON.parse(one.body) as T, getKey(one)))
      .filter((document) => document !== undefined);
  }

  put(document: T, id: string, scope: string = EVERYWHERE): T {
    const written = this.#transform.write?.(document) ?? document;
    this.#store.put(this.#kind, { scope, id, body: JSON.stringify(written) });
    return written;
  }

  delete(id: string, scope: string = EVERYWHERE): boolean {
    return this.#store.delete(this.#kind, scope, id);
  }
}

const getKey = ({ scope, id }: StoredDocument) => `${scope}/${id}`;
