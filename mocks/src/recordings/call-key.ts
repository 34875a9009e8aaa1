import { createHash } from 'node:crypto';
import type { ContractOperation } from '@portal-kit/contract/contract';
import { Redactor } from '@portal-kit/contract/redaction/redactor';

/** The parts of a request that select its recorded response. */
export interface CallKey {
  readonly operationId: string;
  readonly method: string;
  /** Decoded. */
  readonly path: string;
  /** Sorted by name; values of the same name keep their order. */
  readonly parameters: readonly (readonly [name: string, value: string])[];
  /** SHA-256 of the body without secrets and without its formatting; `null` for reads and uploads. */
  readonly bodySha256: string | null;
}

/** Tokens and passwords of a request are not compared. */
const redactor = new Redactor();

export function createCallKey(
  { operationId, method }: ContractOperation,
  path: string,
  search: string,
  body: { readonly type: string; readonly text: string },
): CallKey {
  return {
    operationId,
    method,
    path: decodeURIComponent(path),
    parameters: [...new URLSearchParams(search)].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
    bodySha256: method === 'GET' ? null : hashBody(body),
  };
}

/** Serializes a call key. Calls with the same text are the same call. */
export const serializeCallKey = ({ operationId, path, parameters, bodySha256 }: CallKey): string =>
  JSON.stringify([operationId, path, parameters, bodySha256]);

/** Uploads are compared without their file, because most recordings contain the file incompletely or not at all. */
function hashBody({ type, text }: { readonly type: string; readonly text: string }): string | null {
  if (/^multipart\//i.test(type)) return null;
  return createHash('sha256')
    .update(canonical(redactor.body(text, type), type))
    .digest('hex');
}

function canonical(text: string, type: string): string {
  if (!/json/i.test(type)) return text;
  try {
    return JSON.stringify(sortKeys(JSON.parse(text)));
  } catch {
    return text;
  }
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sortKeys(inner)]),
  );
}
