import { type ContractOperation, examplesOf } from '../contract/contract.ts';
import {
  anything,
  checked,
  type Fields,
  type Kind,
  object,
  oneOf,
  required,
  text,
  texts,
  wholeNumber,
} from '../control/checked.ts';
import { noExample } from '../gate/prefer.ts';

/** Before the gate sees the request, or after the sandbox has handled it: the caller cannot tell, the data can. */
type FaultMoment = 'before' | 'after';

export type Fault =
  /** Answers this status with the contract's example of it, the first unless another is named, or with `body`. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly when?: FaultMoment;
      readonly body?: unknown;
      /** Name of an example that the contract has of this status of `operationId`. */
      readonly example?: string;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The truth, but late. */
  | { readonly kind: 'delay'; readonly delayMs: number }
  /** The socket dies without an answer. */
  | { readonly kind: 'reset'; readonly when?: FaultMoment }
  /** Full `content-length`, but the socket closes after this many bytes of the body. */
  | { readonly kind: 'truncate'; readonly afterBytes: number }
  /** The true status with a body that is JSON up to its middle. */
  | { readonly kind: 'malformedJson' }
  /** A gateway's HTML page; status 502 unless told otherwise. */
  | { readonly kind: 'html'; readonly status?: number }
  /** The true status and headers, no body. */
  | { readonly kind: 'emptyBody' }
  /** The true body under another media type. */
  | { readonly kind: 'contentType'; readonly contentType: string }
  | { readonly kind: 'dropHeader'; readonly header: string }
  | { readonly kind: 'redirect'; readonly location: string; readonly status?: number }
  /**
   * A failure of the identity provider: its envelope with any `errorCode`, and more fields of it if need be. Single
   * sign-on (`ssoLogin`) comes back with the code instead.
   */
  | {
      readonly kind: 'identity';
      readonly errorCode: number;
      readonly fields?: Readonly<Record<string, unknown>>;
    };

export type FaultRule = Fault & {
  readonly operationId?: string;
  /** Any but a browser's preflight unless told otherwise: `OPTIONS` refuses that. */
  readonly method?: string;
  /** Regular expression over the path. */
  readonly path?: string;
  /** Only requests with this token, whichever of the two: others stay good. */
  readonly token?: string;
  /** How many requests it hits, 1 unless told otherwise. */
  readonly times?: number | 'always';
  /** Before whatever the fault does. */
  readonly delayMs?: number;
};

const MOMENT = oneOf('before', 'after');
const STATUS = wholeNumber(200, 599);
const LONGEST_DELAY_MS = 600_000;

/** What each kind needs to know beside what every rule may say; `docs/qa.md` has the same list, a test compares them. */
export const faultSettings: Readonly<Record<Fault['kind'], Fields>> = {
  status: { status: required(STATUS), when: MOMENT, body: anything, example: text, headers: texts },
  delay: { delayMs: required(wholeNumber(0, LONGEST_DELAY_MS)) },
  reset: { when: MOMENT },
  truncate: { afterBytes: required(wholeNumber(0)) },
  malformedJson: {},
  html: { status: STATUS },
  emptyBody: {},
  contentType: { contentType: required(text) },
  dropHeader: { header: required(text) },
  redirect: { location: required(text), status: wholeNumber(300, 399) },
  identity: { errorCode: required(wholeNumber(1, 999_999)), fields: object },
};

const pattern: Kind = {
  takes: 'a regular expression',
  fits(value) {
    try {
      return typeof value === 'string' && new RegExp(value) instanceof RegExp;
    } catch {
      return false;
    }
  },
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const EVERY_RULE: Fields = {
  kind: text,
  operationId: text,
  method: { takes: 'a method of HTTP', fits: (value) => METHODS.has(String(value).toUpperCase()) },
  path: pattern,
  token: text,
  times: {
    takes: 'a whole number from 1, or "always"',
    fits: (value) => value === 'always' || wholeNumber(1).fits(value),
  },
  delayMs: wholeNumber(0, LONGEST_DELAY_MS),
};

const isKind = (kind: unknown): kind is Fault['kind'] => Object.hasOwn(faultSettings, String(kind));

/**
 * `operations`: those of the contract, by their id.
 *
 * @throws TypeError saying what is wrong with a rule that came in by the control API.
 */
export function parseFaultRule(
  value: unknown,
  operations: ReadonlyMap<string, ContractOperation>,
): FaultRule {
  const kind = (value as Partial<FaultRule> | null)?.kind;
  if (!isKind(kind))
    throw new TypeError(`A fault: kind takes one of ${Object.keys(faultSettings).join(', ')}`);
  const rule = checked<FaultRule>(`A fault of kind ${kind}`, value, {
    ...EVERY_RULE,
    ...faultSettings[kind],
  });
  if (rule.operationId === undefined && rule.path === undefined)
    throw new TypeError('A fault matches by operationId or by path');
  if (rule.operationId === undefined) {
    if (rule.kind === 'status' && rule.example !== undefined)
      throw new TypeError('An example is one of an operationId');
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
