/** Number of earlier values of each name that calls can refer to. */
export const REFERENCE_COUNT = 5;

const FIELDS = ['itemId', 'orderId', 'customerId', 'fileId', 'sessionId', 'supplierId', 'warehouseId'];

/**
 * Returns a string that stands for a value of an earlier response until the call is sent. Index 0 is the latest value.
 */
export const referenceTo = (name: string, index: number): string => `REF.${name}.${index}`;

const REFERENCE = /REF\.([\w-]+)\.(\d)/g;

/** Values that responses returned and requests sent, the latest first. */
export class ReturnedValues {
  readonly #values = new Map<string, string[]>();

  constructor(first: Readonly<Record<string, readonly string[]>>) {
    for (const [name, values] of Object.entries(first)) this.#values.set(name, [...values]);
  }

  /** Replaces the references in a text. A name without values gets a valid value that no record has. */
  resolve(text: string): string {
    return text.replaceAll(REFERENCE, (_, name: string, index: string) => {
      const values = this.#values.get(name) ?? [];
      return values[Number(index) % Math.max(values.length, 1)] ?? unknown(name);
    });
  }

  add(name: string, value: string): void {
    const values = (this.#values.get(name) ?? []).filter((other) => other !== value);
    this.#values.set(name, [value, ...values].slice(0, REFERENCE_COUNT * 2));
  }

  /** Keeps the IDs of a JSON body. */
  addFrom(body: unknown): void {
    if (typeof body !== 'object' || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'object') this.addFrom(value);
      else if (typeof value === 'string' && FIELDS.includes(name)) this.add(name, value);
    }
  }
}

function unknown(name: string): string {
  if (name === 'If-Match') return '"1"';
  if (name === 'Idempotency-Key') return '2f1d6c1e-6f0b-4c0d-9f55-8f7f0a3f3d10';
  return 'NONE';
}
