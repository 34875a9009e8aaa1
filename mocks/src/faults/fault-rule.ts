/** Before the gate sees the request, or after the sandbox has handled it: the caller cannot tell, the data can. */
type FaultMoment = 'before' | 'after';

export type Fault =
  /** Answers this status with the contract's Error body, or with `body`. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly when?: FaultMoment;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** Nothing but the `delayMs` of the rule. */
  | { readonly kind: 'delay' }
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
  readonly delayMs?: number;
};

const KINDS: Readonly<Record<Fault['kind'], true>> = {
  status: true,
  delay: true,
  reset: true,
  truncate: true,
  malformedJson: true,
  html: true,
  emptyBody: true,
  contentType: true,
  dropHeader: true,
  redirect: true,
  identity: true,
};

/** @throws TypeError saying what is wrong with a rule that came in by the control API. */
export function parseFaultRule(value: unknown): FaultRule {
  if (typeof value !== 'object' || value === null) throw new TypeError('A fault rule is an object');
  const rule = value as FaultRule;
  if (!Object.hasOwn(KINDS, rule.kind))
    throw new TypeError(`kind is one of ${Object.keys(KINDS).join(', ')}`);
  if (!rule.operationId && !rule.path) throw new TypeError('A rule matches by operationId or by path');
  if (rule.path) new RegExp(rule.path);
  if (rule.kind === 'status' && !(rule.status >= 200 && rule.status <= 599))
    throw new TypeError('status is 200 to 599');
  if (rule.kind === 'identity' && !(rule.errorCode >= 1 && rule.errorCode <= 999_999))
    throw new TypeError('errorCode is 1 to 999999');
  if (rule.kind === 'truncate' && !(rule.afterBytes >= 0)) throw new TypeError('truncate needs afterBytes');
  return rule;
}
