import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Store, StoredDocument, StoreImage } from './store.ts';

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

const DOCUMENTS = 'SELECT scope, id, body FROM documents';

/** A store in an SQLite file. */
export class SqliteStore implements Store {
  readonly #file: string;
  #database: DatabaseSync;
  #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();

  /** @throws Error naming a file that cannot be opened, is not a data file, or is open in another sandbox. */
  constructor(file: string) {
    this.#file = file;
    try {
      mkdirSync(dirname(file), { recursive: true });
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
    const database = new DatabaseSync(this.#file);
    try {
      // The exclusive mode keeps the lock until the file is closed, so that two sandboxes never share a file.
      database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL;');
      database.exec('PRAGMA synchronous = NORMAL; BEGIN EXCLUSIVE; COMMIT;');
      database.exec(SCHEMA);
    } catch (error) {
      database.close();
      throw error;
    }
    return database;
  }

  get(kind: string, scope: string, id: string): StoredDocument | undefined {
    return this.#all(`${DOCUMENTS} WHERE kind = ? AND scope = ? AND id = ?`, kind, scope, id)[0];
  }

  list(kind: string, scope: string): StoredDocument[] {
    return this.#all(`${DOCUMENTS} WHERE kind = ? AND scope = ?`, kind, scope);
  }

  listAll(kind: string): StoredDocument[] {
    return this.#all(`${DOCUMENTS} WHERE kind = ?`, kind);
  }

  put(kind: string, { scope, id, body }: StoredDocument): void {
    this.#run(
      'INSERT INTO documents VALUES (?, ?, ?, ?) ON CONFLICT (kind, scope, id) DO UPDATE SET body = excluded.body',
      kind,
      scope,
      id,
      body,
    );
  }

  delete(kind: string, scope: string, id: string): boolean {
    return this.#run('DELETE FROM documents WHERE kind = ? AND scope = ? AND id = ?', kind, scope, id) > 0;
  }

  documentBytes(kind: string): number {
    const [sum] = this.#all<{ bytes: number }>(
      'SELECT total(octet_length(body)) AS bytes FROM documents WHERE kind = ?',
      kind,
    );
    return Number(sum?.bytes);
  }

  #all<Row = StoredDocument>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[];
  }

  #run(sql: string, ...values: SQLInputValue[]): number {
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

  nextNumber(name: string): number {
    const [row] = this.#all<{ value: number }>(
      'INSERT INTO counters VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value',
      name,
    );
    return Number(row?.value);
  }

  setCounter(name: string, value: number): void {
    this.#run(
      'INSERT INTO counters VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      value,
    );
  }

  setting(name: string): string | undefined {
    const [row] = this.#all<{ value: string }>('SELECT value FROM settings WHERE name = ?', name);
    return row === undefined ? undefined : String(row.value);
  }

  setSetting(name: string, value: string): void {
    this.#run(
      'INSERT INTO settings VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      name,
      value,
    );
  }

  clear(): void {
    this.#run('DELETE FROM documents');
    this.#run('DELETE FROM counters');
  }

  /**
   * Returns the size of the database file. Deleted documents free space for new documents, but don't reduce the size.
   */
  bytes(): number {
    const [size] = this.#all<{ bytes: number }>(
      'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()',
    );
    return Number(size?.bytes);
  }

  snapshot(): StoreImage {
    return this.#database.serialize() as unknown as StoreImage;
  }

  restore(image: StoreImage): void {
    this.#statements.clear();
    // A deserialized database lives in memory, so the image replaces the file instead.
    this.#database.close();
    for (const suffix of ['-wal', '-shm']) rmSync(this.#file + suffix, { force: true });
    writeFileSync(`${this.#file}.restoring`, image as unknown as Uint8Array);
    renameSync(`${this.#file}.restoring`, this.#file);
    this.#database = this.#open();
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}
