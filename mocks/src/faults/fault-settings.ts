import { validateHeaderName, validateHeaderValue } from 'node:http';
import {
  anyValue,
  type Fields,
  type FieldType,
  object,
  oneOf,
  required,
  share,
  stringRecord,
  text,
  wholeNumber,
} from '../control/validate-fields.ts';
import { type Fault, LONGEST_DELAY_MS } from './fault-rule.ts';
import { parseFieldPath } from './field-path.ts';
import { pathPattern } from './path-pattern.ts';

/** Headers that the server sets itself. Another value would break the connection. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'content-length',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

function isSendable(name: string, value: unknown): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value as string);
    return typeof value === 'string' && !CONNECTION_HEADERS.has(name.toLowerCase());
  } catch {
    return false;
  }
}

const headerName: FieldType = {
  expected: 'a header name',
  accepts: (value) => typeof value === 'string' && isSendable(value, 'x'),
};

const defineHeaderValue = (name: string): FieldType => ({
  expected: `a value of the header ${name}`,
  accepts: (value) => text.accepts(value) && isSendable(name, value),
});

const headerValue: FieldType = {
  expected: 'a header value',
  accepts: (value) => isSendable('x', value),
};

const headers: FieldType = {
  expected: 'an object of header names and values',
  accepts: (value) =>
    stringRecord.accepts(value) &&
    Object.entries(value as object).every(([name, entry]) => isSendable(name, entry)) &&
    new Set(Object.keys(value as object).map((name) => name.toLowerCase())).size ===
      Object.keys(value as object).length,
};

const pattern: FieldType = {
  expected: 'a regular expression without lookahead, back-references and counts above 16',
  accepts(value) {
    try {
      return typeof value === 'string' && pathPattern(value) instanceof RegExp;
    } catch {
      return false;
    }
  },
};

const field: FieldType = {
  expected: 'a field of the response such as meta.total, data[0].sku or data[*].sku',
  accepts: (value) => typeof value === 'string' && parseFieldPath(value) !== undefined,
};

const present: FieldType = { expected: 'a JSON value', accepts: (value) => value !== undefined };

const hasExactly = (value: object, names: readonly string[]) =>
  Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name));

const delay = wholeNumber(0, LONGEST_DELAY_MS);

const PERCENTILES = ['p50', 'p95', 'p99'];

const latency: FieldType = {
  expected: `an object with p50, p95 and p99 in ascending order, whole milliseconds from 0 to ${LONGEST_DELAY_MS}`,
  accepts(value) {
    if (!object.accepts(value) || !hasExactly(value as object, PERCENTILES)) return false;
    const numbers = PERCENTILES.map((name) => (value as Record<string, number>)[name] ?? Number.NaN);
    return numbers.every((ms, index) => delay.accepts(ms) && ms >= (numbers[index - 1] ?? 0));
  },
};

const COUNT = wholeNumber(1, 1_000_000);

const flap: FieldType = {
  expected: 'an object with apply and skip, whole numbers from 1 to 1000000',
  accepts: (value) =>
    object.accepts(value) &&
    hasExactly(value as object, ['apply', 'skip']) &&
    Object.values(value as object).every(COUNT.accepts),
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Fields of every rule. */
export const everyRule: Fields = {
  kind: text,
  operationId: text,
  tag: text,
  method: {
    expected: `one of ${[...METHODS].join(', ')}`,
    accepts: (value) => METHODS.has(String(value).toUpperCase()),
  },
  path: pattern,
  token: text,
  times: {
    expected: 'a whole number from 1, or "always"',
    accepts: (value) => value === 'always' || wholeNumber(1).accepts(value),
  },
  delayMs: delay,
  latency,
  rate: share,
  flap,
  seed: wholeNumber(),
};

const MOMENT = oneOf('before', 'after');
const STATUS = wholeNumber(200, 599);

/** Fields of each kind, in addition to the fields of every rule. A test compares this list with `docs/qa.md`. */
export const faultSettings: Readonly<Record<Fault['kind'], Fields>> = {
  status: { status: required(STATUS), when: MOMENT, body: anyValue, example: text, headers },
  delay: { delayMs: delay, latency },
  reset: { when: MOMENT },
  truncate: { afterBytes: required(wholeNumber(0)) },
  stall: { afterBytes: required(wholeNumber(0)), stallMs: wholeNumber(1, LONGEST_DELAY_MS) },
  drip: { bytes: required(wholeNumber(1)), everyMs: required(wholeNumber(1, LONGEST_DELAY_MS)) },
  setField: { field: required(field), value: required(present) },
  removeField: { field: required(field) },
  retypeField: {
    field: required(field),
    type: required(oneOf('string', 'number', 'boolean', 'null', 'array', 'object')),
  },
  setHeader: { header: required(headerName), value: required(headerValue) },
  malformedJson: {},
  html: { status: STATUS },
  emptyBody: {},
  contentType: { contentType: required(defineHeaderValue('Content-Type')) },
  dropHeader: { header: required(headerName) },
  redirect: { location: required(defineHeaderValue('Location')), status: wholeNumber(300, 399) },
  identity: { errorCode: required(wholeNumber(1, 999_999)), fields: object },
};
