import type { Store, StoredDocument, StoreImage } from './store.ts';

/** Documents of one kind and scope by id. `sorted` is undefined after a document was added or removed. */
interface Shelf {
  readonly documents: Map<string, StoredDocument>;
  sorted: readonly StoredDocument[] | undefined;
}

interface Content {
  /** By kind, then by scope. */
  readonly kinds: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, StoredDocument>>>;
  readonly counters: ReadonlyMap<string, number>;
  readonly settings: ReadonlyMap<string, string>;
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A store in memory, for servers without a data file and for browsers. Documents are immutable, so images share them. */
export class MemoryStore implements Store {
  #kinds = new Map<string, Map<string, Shelf>>();
  #counters = new Map<string, number>();
  #settings = new Map<string, string>();
  /** Reverts the changes of the current transaction, in reverse order. */
  #undo: (() => void)[] | undefined;

  get(kind: string, scope: string, id: string): StoredDocument | undefined {
    return this.#kinds.get(kind)?.get(scope)?.documents.get(id);
  }

  list(kind: string, scope: string): readonly StoredDocument[] {
    const shelf = this.#kinds.get(kind)?.get(scope);
    if (!shelf) return [];
    shelf.sorted ??= [...shelf.documents.values()].sort((a, b) => byCodeUnits(a.id, b.id));
    return shelf.sorted;
  }

  listAll(kind: string): readonly StoredDocument[] {
    const scopes = [...(this.#kinds.get(kind)?.keys() ?? [])].sort(byCodeUnits);
    return scopes.flatMap((scope) => this.list(kind, scope));
  }

  put(kind: string, document: StoredDocument): void {
    this.#set(kind, document.scope, document.id, document);
  }

  delete(kind: string, scope: string, id: string): boolean {
    return this.#set(kind, scope, id, undefined) !== undefined;
  }

  documentBytes(kind: string): number {
    // Texts of documents are almost always ASCII. The exact size would need a pass over every text.
    return this.listAll(kind).reduce((bytes, { body }) => bytes + body.length, 0);
  }

  transaction<T>(work: () => T): T {
    if (this.#undo) throw new Error('@portal-kit/mocks: transactions cannot be nested');
    this.#undo = [];
    try {
      return work();
    } catch (error) {
      for (const revert of this.#undo.reverse()) revert();
      throw error;
    } finally {
      this.#undo = undefined;
    }
  }

  nextNumber(name: string): number {
    const next = (this.#counters.get(name) ?? 0) + 1;
    this.setCounter(name, next);
    return next;
  }

  setCounter(name: string, value: number): void {
    const previous = this.#counters.get(name);
    this.#counters.set(name, value);
    this.#undo?.push(() => {
      if (previous === undefined) this.#counters.delete(name);
      else this.#counters.set(name, previous);
    });
  }

  setting(name: string): string | undefined {
    return this.#settings.get(name);
  }

  setSetting(name: string, value: string): void {
    const previous = this.#settings.get(name);
    this.#settings.set(name, value);
    this.#undo?.push(() => {
      if (previous === undefined) this.#settings.delete(name);
      else this.#settings.set(name, previous);
    });
  }

  clear(): void {
    const [kinds, counters] = [this.#kinds, this.#counters];
    this.#kinds = new Map();
    this.#counters = new Map();
    this.#undo?.push(() => {
      this.#kinds = kinds;
      this.#counters = counters;
    });
  }

  bytes(): number {
    return [...this.#kinds.keys()].reduce((bytes, kind) => bytes + this.documentBytes(kind), 0);
  }

  snapshot(): StoreImage {
    const content: Content = {
      kinds: copyMap(this.#kinds, (scopes) => copyMap(scopes, ({ documents }) => new Map(documents))),
      counters: new Map(this.#counters),
      settings: new Map(this.#settings),
    };
    return content as unknown as StoreImage;
  }

  restore(image: StoreImage): void {
    const { kinds, counters, settings } = image as unknown as Content;
    this.#kinds = copyMap(kinds, (scopes) =>
      copyMap(scopes, (documents): Shelf => ({ documents: new Map(documents), sorted: undefined })),
    );
    this.#counters = new Map(counters);
    this.#settings = new Map(settings);
  }

  close(): void {
    this.#kinds.clear();
  }

  /** Stores or removes a document and returns the previous one. */
  #set(
    kind: string,
    scope: string,
    id: string,
    document: StoredDocument | undefined,
  ): StoredDocument | undefined {
    const shelf = this.#getShelf(kind, scope);
    const previous = shelf.documents.get(id);
    write(shelf, id, document);
    this.#undo?.push(() => write(shelf, id, previous));
    return previous;
  }

  #getShelf(kind: string, scope: string): Shelf {
    const scopes = this.#kinds.get(kind) ?? new Map<string, Shelf>();
    this.#kinds.set(kind, scopes);
    const shelf = scopes.get(scope) ?? { documents: new Map(), sorted: undefined };
    scopes.set(scope, shelf);
    return shelf;
  }
}

function write(shelf: Shelf, id: string, document: StoredDocument | undefined): void {
  shelf.sorted = undefined;
  if (document) shelf.documents.set(id, document);
  else shelf.documents.delete(id);
}

const copyMap = <From, To>(map: ReadonlyMap<string, From>, copy: (value: From) => To): Map<string, To> =>
  new Map([...map].map(([key, value]) => [key, copy(value)]));
