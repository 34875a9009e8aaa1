/**
 * Meaning of a provider's error for the user who signs in. The kind determines the message. Show `hide` as success,
 * because an error would reveal whether an account exists. `validation` depends on `code`: 400009 has
 * `validationErrors`, 401030 is an old password, 400050 a failed check.
 */
export type IdentityErrorKind =
  | 'bad-credentials'
  | 'canceled'
  | 'captcha'
  | 'clock'
  | 'config'
  | 'disabled'
  | 'generic'
  | 'hide'
  | 'invalid-input'
  | 'invalid-token'
  | 'locked'
  | 'must-change'
  | 'needs-idp-action'
  | 'no-session'
  | 'relogin'
  | 'sso-conflict'
  | 'sso-failed'
  | 'tfa'
  | 'throttled'
  | 'transient'
  | 'validation';

const codes: Partial<Record<IdentityErrorKind, readonly number[]>> = {
  transient: [100001],
  canceled: [200001],
  config: [301001, 400002, 400011, 400093, 400120, 401010, 403000, 403007],
  'invalid-input': [400006],
  validation: [400009, 400050, 401030],
  captcha: [401020, 401021],
  clock: [403002, 403003, 403004],
  'needs-idp-action': [403013],
  'sso-conflict': [403017, 403043, 409003],
  'invalid-token': [403025, 404000],
  'sso-failed': [403040],
  disabled: [403041],
  'bad-credentials': [403042],
  hide: [403047],
  throttled: [403048],
  'must-change': [403100],
  tfa: [403101, 403102],
  relogin: [403110],
  locked: [403120],
};

/**
 * Returns the kind of a provider's error code, including the `errorCode` in an SSO return URL. An unlisted code gets
 * the kind of its range: 2060xx `needs-idp-action`, 403xxx `no-session`, 5xxxxx `transient`, all others `generic`.
 *
 * @example
 * ```ts
 * import { identityErrorKind } from '@portal-kit/sdk/identity';
 *
 * export const isLocked = (code: number) => identityErrorKind(code) === 'locked';
 * ```
 */
export function identityErrorKind(code: number): IdentityErrorKind {
  for (const [kind, listed] of Object.entries(codes)) {
    if (listed.includes(code)) return kind as IdentityErrorKind;
  }
  const family = Math.floor(code / 1000);
  if (Math.floor(code / 100) === 2060) return 'needs-idp-action';
  if (family === 403) return 'no-session';
  return family >= 500 && family <= 599 ? 'transient' : 'generic';
}

/** Violation of a field rule, such as the password policy. `message` may be shown under the field. */
export interface IdentityFieldError {
  readonly fieldName: string;
  readonly message: string;
}

/** Constructor input of {@link IdentityError}. */
export interface IdentityErrorInit {
  readonly kind: IdentityErrorKind;
  readonly code?: number | undefined;
  readonly callId?: string | undefined;
  readonly validationErrors?: readonly IdentityFieldError[];
  readonly language?: string | undefined;
  readonly cause?: unknown;
}

const brand = Symbol.for('@portal-kit/sdk/IdentityError');

/**
 * Error of every call to the identity provider. `message` is for developers; the provider's own text is dropped,
 * because users must not see it.
 *
 * @example
 * ```ts
 * import { isIdentityError } from '@portal-kit/sdk/identity';
 *
 * export const isWrongPassword = (error: unknown) => isIdentityError(error) && error.kind === 'bad-credentials';
 * ```
 */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  /** Meaning of the provider's error. */
  readonly kind: IdentityErrorKind;
  /** The provider's code; `undefined` without a readable response (then `cause` is a `PortalError`). */
  readonly code: number | undefined;
  /** Id of the call in the provider's logs, for support. */
  readonly callId: string | undefined;
  /** Violated field rules; empty when no rule is violated. */
  readonly validationErrors: readonly IdentityFieldError[];
  /** Language of the messages in `validationErrors`, from the `Content-Language` header. `undefined` without the header. */
  readonly language: string | undefined;

  constructor({ kind, code, callId, validationErrors = [], language, cause }: IdentityErrorInit) {
    super(
      `@portal-kit/sdk: the identity provider's response means ${kind} (code ${code ?? 'none'}).`,
      cause === undefined ? undefined : { cause },
    );
    this.kind = kind;
    this.code = code;
    this.callId = callId;
    this.validationErrors = validationErrors;
    this.language = language;
    Object.defineProperty(this, brand, { value: true });
  }

  /** Returns a JSON form of the error that is safe for logs and telemetry. */
  toJSON(): Record<string, unknown> {
    return { name: this.name, kind: this.kind, code: this.code, callId: this.callId };
  }
}

/**
 * Returns whether a caught value is an {@link IdentityError}. Works across copies of the package on one page.
 *
 * @example
 * ```ts
 * import { isIdentityError } from '@portal-kit/sdk/identity';
 *
 * export const hasSessionEnded = (error: unknown) => isIdentityError(error) && error.kind === 'no-session';
 * ```
 */
export function isIdentityError(error: unknown): error is IdentityError {
  return typeof error === 'object' && error !== null && brand in error;
}
