import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Collection } from './collection.ts';

/** Raise it when the shape of a stored document changes: an older file is then seeded anew. */
export const SCHEMA_VERSION = 2;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS documents (
    kind TEXT NOT NULL, scope TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (kind, scope, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

export interface StoreOptions {
  /** Left out: the data live in memory. */
  readonly file?: string;
}

/** Embedded SQLite holding JSON documents by kind and scope (a supplier id, or '' for what no supplier owns). */
export class Store {
  readonly #file: string | undefined;
  #database: DatabaseSync;
  #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();

  /** @throws Error naming a file that cannot be opened, or is none of ours. */
  constructor({ file }: StoreOptions = {}) {
    this.#file = file;
    try {
      if (file) mkdirSync(dirname(file), { recursive: true });
      this.#database = this.#open();
    } catch (error) {
      throw new Error(
        `@portal-kit/mocks: the data file ${file} cannot be used: ${(error as Error).message}. Remove it, or choose another with --data.`,
      );
    }
  }

  #open(): DatabaseSync {
    const database = new DatabaseSync(this.#file ?? ':memory:');
    if (this.#file) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    database.exec(SCHEMA);
    return database;
  }

  collection<T>(kind: string): Collection<T> {
    return new Collection<T>(this, kind);
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

  /** All or nothing. Handlers are synchronous between reading and writing, so one connection is enough. */
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

  /** 1 on the first call for a name, then counting up; survives a restart. */
  nextNumber(name: string): number {
    const [row] = this.all(
      'INSERT INTO counters VALUES (?, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value',
      name,
    );
    return Number(row?.value);
  }

  /** So that numbers go on after seeded documents. */
  setNumber(name: string, value: number): void {
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

  /** Documents and counters; settings (signing keys among them) stay, so that open sessions keep their tokens. */
  clear(): void {
    this.run('DELETE FROM documents');
    this.run('DELETE FROM counters');
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
    // A deserialised database lives in memory: with a file, the image replaces the file instead.
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
