import { type FileHandle, open, rm } from 'node:fs/promises';
import type { Entry, Har } from 'har-format';

/** Creates a HAR 1.2 document. */
export const createHar = (entries: Entry[], details: Readonly<Record<`_${string}`, unknown>> = {}): Har => ({
  log: {
    version: '1.2',
    creator: { name: 'Supplier portal sandbox', version: '1' },
    pages: [],
    entries,
    ...details,
  },
});

const END = ']}}\n';

/** A HAR file that is complete after every entry, so an interrupted recording can be used. */
export class HarFile {
  readonly #path: string;
  readonly #file: FileHandle;
  #end: number;
  #isEmpty = true;
  #writing: Promise<void> = Promise.resolve();
  #failure: Error | undefined;

  private constructor(path: string, file: FileHandle, end: number) {
    this.#path = path;
    this.#file = file;
    this.#end = end;
  }

  /** @throws Error when the file exists or cannot be created. */
  static async create(path: string): Promise<HarFile> {
    const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw new Error(
        error.code === 'EEXIST'
          ? `@portal-kit/mocks: ${path} exists and is not overwritten. Delete it or choose another file with --recording.`
          : `@portal-kit/mocks: the recording cannot be written: ${error.message}`,
      );
    });
    const start = JSON.stringify(createHar([])).slice(0, -END.trim().length);
    await file.write(start + END, 0);
    return new HarFile(path, file, Buffer.byteLength(start));
  }

  /** Adds an entry. A failed write ends the recording, and {@link close} reports it. */
  append(entry: Entry): void {
    this.#writing = this.#writing
      .then(async () => {
        if (this.#failure) return;
        const text = Buffer.from(`${this.#isEmpty ? '' : ','}\n${JSON.stringify(entry)}`);
        await this.#file.write(Buffer.concat([text, Buffer.from(END)]), 0, undefined, this.#end);
        this.#end += text.length;
        this.#isEmpty = false;
      })
      .catch((error: Error) => {
        this.#failure = error;
        console.error(
          `@portal-kit/mocks: the recording ends, because its file cannot be written: ${error.message}`,
        );
      });
  }

  /** Resolves when all entries are in the file. Deletes a file without entries. */
  async close(): Promise<void> {
    await this.#writing;
    await this.#file.close();
    if (this.#isEmpty) await rm(this.#path, { force: true });
  }
}
