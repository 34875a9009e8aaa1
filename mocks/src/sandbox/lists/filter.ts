import { ApiError } from '../api-error.ts';

/** One `field:value,value;` pair with decoded values. A record matches if any value matches. */
export interface FilterPair {
  readonly field: string;
  readonly values: readonly string[];
}

const FIELD = /^[A-Za-z][A-Za-z0-9._]*$/;
// RFC 3986 unreserved characters, percent-encodings, characters that encodeURIComponent keeps, the `@` of the
// specification's example, and non-ASCII letters.
const VALUE = /^(?:[A-Za-z0-9\-._~@+!'()*]|[\u{80}-\u{10ffff}]|%[0-9A-Fa-f]{2})*$/u;

export const invalidFilter = (message: string) => new ApiError(400, 'INVALID_FILTER', message);

/**
 * Parses the filter grammar of domain §6.5.
 *
 * @throws ApiError 400 `INVALID_FILTER` naming the malformed pair.
 */
export function parseFilter(text: string): FilterPair[] {
  if (text === '') return [];
  if (!text.endsWith(';')) throw invalidFilter('Each filter pair ends with ";"');
  return text.slice(0, -1).split(';').map(parsePair);
}

function parsePair(pair: string): FilterPair {
  const colon = pair.indexOf(':');
  const field = pair.slice(0, colon);
  if (colon < 0 || !FIELD.test(field)) throw invalidFilter(`"${pair}" is not field:value`);
  return {
    field,
    values: pair
      .slice(colon + 1)
      .split(',')
      .map((value) => decodeValue(value, field)),
  };
}

function decodeValue(value: string, field: string): string {
  if (!VALUE.test(value))
    throw invalidFilter(`Value of "${field}" has characters that must be percent-encoded`);
  try {
    return decodeURIComponent(value);
  } catch {
    throw invalidFilter(`Value of "${field}" is not valid percent-encoding`);
  }
}

/** Formats a filter, the inverse of {@link parseFilter}. */
export function formatFilter(pairs: readonly FilterPair[]): string {
  return pairs.map(({ field, values }) => `${field}:${values.map(encodeURIComponent).join(',')};`).join('');
}

/** Returns whether a value is in a range `from..to`, both ends inclusive and optional. */
export function isInRange(value: string, range: string): boolean {
  const [from = '', to = ''] = range.split('..');
  // An instant is compared with a calendar date by its date part.
  const comparable = value.slice(0, Math.max(from.length, to.length));
  return (from === '' || comparable >= from) && (to === '' || comparable <= to);
}

export const isRange = (value: string) => value.includes('..');
