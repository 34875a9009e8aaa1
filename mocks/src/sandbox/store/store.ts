/** Increase when the shape of a stored document changes. Data files with a lower version are reseeded. */
export const SCHEMA_VERSION = 5;

/** A stored document: its key within the kind and its JSON text. */
export interface StoredDocument {
  readonly scope: string;
  readonly id: string;
  readonly body: string;
}

/** Stores JSON documents by kind and scope (a supplier id, or '' for global documents). Lists are in the order of the ids. */
export interface Store {
  get(kind: string, scope: string, id: string): StoredDocument | undefined;
  list(kind: string, scope: string): readonly StoredDocument[];
  /** Lists all documents of a kind, in every scope. */
  listAll(kind: string): readonly StoredDocument[];
  put(kind: string, document: StoredDocument): void;
  /** Returns whether the document existed. */
  delete(kind: string, scope: string, id: string): boolean;
  /** Returns the size of all documents of a kind in bytes. */
  documentBytes(kind: string): number;
  /** Handlers are synchronous between reading and writing, so transactions do not overlap. */
  transaction<T>(work: () => T): T;
  /** Increments a persistent counter. The first call for a name returns 1. */
  nextNumber(name: string): number;
  /** Continues the numbering after the seeded documents. */
  setCounter(name: string, value: number): void;
  setting(name: string): string | undefined;
  setSetting(name: string, value: string): void;
  /** Deletes documents and counters. Keeps settings, including signing keys, so that issued tokens remain valid. */
  clear(): void;
  /** Returns the size of the store in bytes. */
  bytes(): number;
  snapshot(): StoreImage;
  restore(image: StoreImage): void;
  close(): void;
}

declare const imageOf: unique symbol;

/** The content of a store at one time. Only the store that created the image can read it. */
export interface StoreImage {
  readonly [imageOf]: 'store';
}
