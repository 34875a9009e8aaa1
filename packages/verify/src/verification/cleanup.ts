import type { Remainder } from './outcome.ts';

type Undo = () => Promise<Remainder | undefined>;

/** Undoes the writes of a run, the latest first. Register a write before its request is sent. */
export class Cleanup {
  readonly #undos: { readonly record: string; readonly undo: Undo }[] = [];

  /** Adds an action that undoes a change. `record` names the record in the report if `undo` fails. */
  add(record: string, undo: Undo): void {
    this.#undos.push({ record, undo });
  }

  get size(): number {
    return this.#undos.length;
  }

  /** Runs every undo, also after a failed one. Returns the records that remain in the deployment. */
  async run(): Promise<Remainder[]> {
    const remainders: Remainder[] = [];
    for (const { record, undo } of this.#undos.splice(0).reverse()) {
      const remainder = await undo().catch(({ message }: Error) => ({
        record,
        state: `not cleaned up: ${message}`,
      }));
      if (remainder) remainders.push(remainder);
    }
    return remainders;
  }
}
