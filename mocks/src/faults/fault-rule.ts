import { validateHeaderName, validateHeaderValue } from 'node:http';
import { type ContractOperation, examplesOf } from '../contract/operation.ts';
import {
  anyValue,
  type Fields,
  type FieldType,
  object,
  oneOf,
  required,
  stringRecord,
  text,
  validateFields,
  wholeNumber,
} from '../control/validate-fields.ts';
import { noExample } from '../gate/prefer.ts';
import { pathPattern } from './path-pattern.ts';

/**
 * Whether the fault applies before the gate or after the sandbox has handled the request. The caller receives the same
 * response in both cases; only the stored data differ.
 */
type FaultMoment = 'before' | 'after';

export type Fault =
  /** Responds with this status and `body`, the named `example`, or the contract's first example. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly when?: FaultMoment;
      readonly body?: unknown;
      /** Name of an example that the contract defines for this status of `operationId`. */
      readonly example?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The unchanged response after a delay. */
  | { readonly kind: 'delay'; readonly delayMs: number }
  /** Resets the connection without a response. */
  | { readonly kind: 'reset'; readonly when?: FaultMoment }
  /** Closes the connection after this many body bytes, with the full `content-length`. */
  | { readonly kind: 'truncate'; readonly afterBytes: number }
  /** The original status with a truncated JSON body. */
  | { readonly kind: 'malformedJson' }
  /** An HTML page like that of a gateway. Default status: 502. */
  | { readonly kind: 'html'; readonly status?: number }
  /** The original status and headers with an empty body. */
  | { readonly kind: 'emptyBody' }
  /** The original body with another media type. */
  | { readonly kind: 'contentType'; readonly contentType: string }
  | { readonly kind: 'dropHeader'; readonly header: string }
  | { readonly kind: 'redirect'; readonly location: string; readonly status?: number }
  /**
   * A failure envelope of the identity provider with this `errorCode` and optional further fields. Single sign-on
   * (`ssoLogin`) redirects back with the code.
   */
  | {
      readonly kind: 'identity';
      readonly errorCode: number;
      readonly fields?: Readonly<Record<string, unknown>>;
    };

export type FaultRule = Fault & {
  readonly operationId?: string;
  /** Default: every method, without CORS preflights. `OPTIONS` matches preflights. */
  readonly method?: string;
  /** Regular expression matched against the path, without lookahead, back-references and counts above 16. */
  readonly path?: string;
  /** Matches only requests with this identity or access token. */
  readonly token?: string;
  /** Number of requests that the fault applies to. Default: 1. */
  readonly times?: number | 'always';
  /** Delay before the fault takes effect. */
  readonly delayMs?: number;
};

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

const headerValueOf = (name: string): FieldType => ({
  expected: `a value of the header ${name}`,
  accepts: (value) => text.accepts(value) && isSendable(name, value),
});

const headers: FieldType = {
  expected: 'an object of header names and values',
  accepts: (value) =>
    stringRecord.accepts(value) &&
    Object.entries(value as object).every(([name, entry]) => isSendable(name, entry)) &&
    new Set(Object.keys(value as object).map((name) => name.toLowerCase())).size ===
      Object.keys(value as object).length,
};

const MOMENT = oneOf('before', 'after');
const STATUS = wholeNumber(200, 599);
const LONGEST_DELAY_MS = 600_000;

/** Fields of each kind, in addition to the fields of every rule. A test compares this list with `docs/qa.md`. */
export const faultSettings: Readonly<Record<Fault['kind'], Fields>> = {
  status: { status: required(STATUS), when: MOMENT, body: anyValue, example: text, headers },
  delay: { delayMs: required(wholeNumber(0, LONGEST_DELAY_MS)) },
  reset: { when: MOMENT },
  truncate: { afterBytes: required(wholeNumber(0)) },
  malformedJson: {},
  html: { status: STATUS },
  emptyBody: {},
  contentType: { contentType: required(headerValueOf('Content-Type')) },
  dropHeader: { header: required(headerName) },
  redirect: { location: required(headerValueOf('Location')), status: wholeNumber(300, 399) },
  identity: { errorCode: required(wholeNumber(1, 999_999)), fields: object },
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

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const EVERY_RULE: Fields = {
  kind: text,
  operationId: text,
  method: { expected: 'an HTTP method', accepts: (value) => METHODS.has(String(value).toUpperCase()) },
  path: pattern,
  token: text,
  times: {
    expected: 'a whole number from 1, or "always"',
    accepts: (value) => value === 'always' || wholeNumber(1).accepts(value),
  },
  delayMs: wholeNumber(0, LONGEST_DELAY_MS),
};

const isKind = (kind: unknown): kind is Fault['kind'] => Object.hasOwn(faultSettings, String(kind));

/**
 * Validates a rule from the control API. `operations` are the contract's operations by id.
 *
 * @throws TypeError describing the invalid field.
 */
export function parseFaultRule(
  value: unknown,
  operations: ReadonlyMap<string, ContractOperation>,
): FaultRule {
  const kind = (value as Partial<FaultRule> | null)?.kind;
  if (!isKind(kind))
    throw new TypeError(`A fault: kind must be one of ${Object.keys(faultSettings).join(', ')}`);
  const rule = validateFields<FaultRule>(`A fault of kind ${kind}`, value, {
    ...EVERY_RULE,
    ...faultSettings[kind],
  });
  if (rule.operationId === undefined && rule.path === undefined)
    throw new TypeError('A fault requires operationId or path');
  if (rule.operationId === undefined) {
    if (rule.kind === 'status' && rule.example !== undefined)
      throw new TypeError('A fault with an example requires operationId');
    return rule;
  }
  const operation = operations.get(rule.operationId);
  if (!operation) throw new TypeError(`The contract has no operation "${rule.operationId}"`);
  if (rule.kind === 'status' && rule.example !== undefined) {
    const examples = examplesOf(operation, String(rule.status)) ?? new Map();
    if (!examples.has(rule.example))
      throw new TypeError(noExample(operation, String(rule.status), rule.example, examples));
  }
  return rule;
}
