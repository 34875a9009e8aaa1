import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** Increase when the shape of a stored document changes. Data files with a lower version are reseeded. */
export const SCHEMA_VERSION = 5;

/** SQLite's result code for a locked file. */
const SQLITE_BUSY = 5;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    kind TEXT NOT NULL, scope TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (kind, scope, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

export interface StoreOptions {
  /** Default: in memory. */
  readonly file?: string;
}

/** Embedded SQLite that stores JSON documents by kind and scope (a supplier id, or '' for global documents). */
export class Store {
  readonly #file: string | undefined;
  #database: DatabaseSync;
  #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();

  /** @throws Error naming a file that cannot be opened, is not a data file, or is open in another sandbox. */
  constructor({ file }: StoreOptions = {}) {
    this.#file = file;
    try {
      if (file) mkdirSync(dirname(file), { recursive: true });
      this.#database = this.#open();
    } catch (error) {
      if ((error as { errcode?: number }).errcode === SQLITE_BUSY) {
        throw new Error(
          `@portal-kit/mocks: another sandbox uses the data file ${file}. Stop that sandbox, or choose another file with --data.`,
        );
      }
      throw new Error(
        `@portal-kit/mocks: cannot open the data file ${file}: ${(error as Error).message}. Remove it, or choose another file with --data.`,
      );
    }
  }

  #open(): DatabaseSync {
    const database = new DatabaseSync(this.#file ?? ':memory:');
    try {
      // The exclusive mode keeps the lock until the file is closed, so that two sandboxes never share a file.
      if (this.#file) {
        database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;');
        database.exec('PRAGMA synchronous = NORMAL; BEGIN EXCLUSIVE; COMMIT;');
      }
      database.exec(SCHEMA);
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  }

  all(sql: string, ...values: SQLInputValue[]): Record<string, unknown>[] {
    return this.#prepared(sql).all(...values);
  }

  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepared(sql).run(...values).changes);
  }

  #prepared(sql: string) {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  /** Handlers are synchronous between reading and writing, so one connection is sufficient. */
  transaction<T>(work: () => T): T {
    this.#database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#database.exec('COMMIT');
      return result;
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  /** Increments a persistent counter. The first call for a name returns 1. */
  nextNumber(name: string): number {
    const [row] = this.all(
      'INSERT INTO counters VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value',
      name,
    );
    return Number(row?.value);
  }

  /** Continues the numbering after the seeded documents. */
  setCounter(name: string, value: number): void {
    this.run(
      'INSERT INTO counters VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      value,
    );
  }

  setting(name: string): string | undefined {
    const [row] = this.all('SELECT value FROM settings WHERE name = ?', name);
    return row === undefined ? undefined : String(row.value);
  }

  setSetting(name: string, value: string): void {
    this.run(
      'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      value,
    );
  }

  /** Deletes documents and counters. Keeps settings, including signing keys, so that issued tokens remain valid. */
  clear(): void {
    this.run('DELETE FROM documents');
    this.run('DELETE FROM counters');
  }

  /** Size of the database in bytes. Deleted documents free space for new documents, but do not reduce the size. */
  bytes(): number {
    const [size] = this.all(
      'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
    );
    return Number(size?.bytes);
  }

  snapshot(): Uint8Array {
    return this.#database.serialize();
  }

  restore(image: Uint8Array): void {
    this.#statements.clear();
    if (!this.#file) {
      this.#database.deserialize(image);
      return;
    }
    // A deserialized database lives in memory, so a file database replaces its file instead.
    this.#database.close();
    for (const suffix of ['-wal', '-shm']) rmSync(this.#file + suffix, { force: true });
    writeFileSync(`${this.#file}.restoring`, image);
    renameSync(`${this.#file}.restoring`, this.#file);
    this.#database = this.#open();
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}
