import { isRecord, type JsonRecord, parseJson } from '../client/answer';
import { withDeadline } from '../client/deadline';
import { isPortalError, PortalError } from '../client/portal-error';
import type { components } from '../generated/identity';
import * as operations from '../generated/identity-operations';
import { IdentityError, identityErrorKind } from './identity-error';

type Schemas = components['schemas'];

/** Options of {@link createIdentityClient}. */
export interface IdentityClientOptions {
  /** `https://accounts.{dc}.gigya.com`, or better a CNAME of the portal's own domain. */
  readonly baseUrl: string;
  /** Key of the site; public. */
  readonly apiKey: string;
  /** Default: the global `fetch` as it is when the client is created. */
  readonly fetch?: typeof fetch;
  /** Deadline of a call. Default 30 000. */
  readonly timeoutMs?: number;
}

/** Options of one call. */
export interface IdentityCallOptions {
  /** Aborts the call: it rejects with kind `cancelled`. */
  readonly signal?: AbortSignal | undefined;
}

/** The person who is signed in. */
export interface IdentityAccount {
  /** The provider's own id of the person. */
  readonly uid: string;
  readonly email: string;
  /** First and last name, else the nickname, else the e-mail address. */
  readonly nickname: string;
  readonly company: string | null;
  readonly companyID: string | null;
}

/** A session at the provider; `loginToken` is what the other calls prove it with. */
export interface IdentitySession {
  /** Secret: whoever has it is signed in. */
  readonly loginToken: string;
  readonly account: IdentityAccount;
}

/** Proof of who the user is, for the portal's own API. */
export interface IdentityToken {
  /** A JWT, opaque to the client. */
  readonly idToken: string;
  /** Requested fields that the provider does not know; worth a warning. */
  readonly ignoredFields: readonly string[];
}

/** A key of the provider in JSON Web Key form. */
export type IdentityPublicKey = Readonly<Record<string, unknown>>;

/** Calls to the identity provider. Every method rejects with `IdentityError`. */
export interface IdentityClient {
  /** `sessionExpirationSeconds`: 0 (default) until the browser closes, n > 0 for remember-me. Source: `login`. */
  login(
    credentials: {
      readonly loginId: string;
      readonly password: string;
      readonly sessionExpirationSeconds?: number;
    },
    options?: IdentityCallOptions,
  ): Promise<IdentitySession>;
  /** Where to send the browser for single sign-on; it comes back to `redirectUrl` with `authCode` and `state`. Source: `ssoLogin`. */
  ssoLoginUrl(params: {
    readonly redirectUrl: string;
    readonly state: string;
    readonly provider?: string;
  }): string;
  /** The session behind the `authCode` of a single sign-on. Source: `exchangeAuthCode`. */
  exchangeAuthCode(
    params: { readonly authCode: string; readonly sessionExpirationSeconds?: number },
    options?: IdentityCallOptions,
  ): Promise<IdentitySession>;
  /** Default: `email` and `work.company`, 43 200 s. Source: `getJwt`. */
  getJwt(
    params: {
      readonly loginToken: string;
      readonly fields?: readonly string[];
      readonly expirationSeconds?: number;
    },
    options?: IdentityCallOptions,
  ): Promise<IdentityToken>;
  /** Source: `getAccountInfo`. */
  getAccountInfo(
    params: { readonly loginToken: string },
    options?: IdentityCallOptions,
  ): Promise<IdentityAccount>;
  /** Resolves while the session lives, rejects with kind `no-session` when it does not. Source: `verifySession`. */
  verifySession(params: { readonly loginToken: string }, options?: IdentityCallOptions): Promise<void>;
  /** Sends the reset mail. Resolves for an unknown account too, so that nobody can probe for accounts. Source: `resetPassword`. */
  requestPasswordReset(params: { readonly loginId: string }, options?: IdentityCallOptions): Promise<void>;
  /** `token` is the one of the reset mail. Source: `resetPassword`. */
  setNewPassword(
    params: { readonly token: string; readonly newPassword: string },
    options?: IdentityCallOptions,
  ): Promise<void>;
  /** Best effort: clear local state without waiting for it. Source: `logout`. */
  logout(params: { readonly loginToken: string }, options?: IdentityCallOptions): Promise<void>;
  /** The keys that sign identity tokens, for a backend. Source: `getJwtPublicKey`. */
  getPublicKeys(options?: IdentityCallOptions): Promise<readonly IdentityPublicKey[]>;
}

const ACCOUNTS_LINKED = 200009;

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const record = (value: unknown): JsonRecord => (isRecord(value) ? value : {});

function readAccount(body: JsonRecord): IdentityAccount {
  const profile = record(body.profile);
  const work = record(profile.work);
  const email = text(profile.email);
  const fullName = `${text(profile.firstName)} ${text(profile.lastName)}`.trim();
  return {
    uid: text(body.UID),
    email,
    nickname: fullName || text(profile.nickname) || email,
    company: text(work.company) || null,
    companyID: text(work.companyID) || null,
  };
}

function unreadable(body: JsonRecord, missing: string): IdentityError {
  const cause = new PortalError({ kind: 'parse', status: 200, message: `No ${missing} in the answer.` });
  return new IdentityError({ kind: 'generic', callId: text(body.callId) || undefined, cause });
}

function readSession(body: JsonRecord): IdentitySession {
  const loginToken = text(record(body.sessionInfo).cookieValue);
  if (loginToken === '') throw unreadable(body, 'session');
  return { loginToken, account: readAccount(body) };
}

/** The provider answers HTTP 200 whatever happened, often as `text/javascript`; `errorCode` is the result. */
function readEnvelope(status: number, answer: string): JsonRecord {
  const body = parseJson(answer);
  const code = isRecord(body) ? Number(body.errorCode ?? Number.NaN) : Number.NaN;
  if (!isRecord(body) || Number.isNaN(code)) {
    const cause = new PortalError({ kind: 'parse', status, message: 'The answer is not an envelope.' });
    throw new IdentityError({ kind: status >= 500 ? 'transient' : 'generic', cause });
  }
  if (code === 0 || code === ACCOUNTS_LINKED) return body;
  throw new IdentityError({
    kind: identityErrorKind(code),
    code,
    callId: text(body.callId) || undefined,
    validationErrors: (Array.isArray(body.validationErrors) ? body.validationErrors : [])
      .filter(isRecord)
      .map((entry) => ({ fieldName: text(entry.fieldName), message: text(entry.message) })),
  });
}

function transportError(failure: unknown): IdentityError {
  const cause = isPortalError(failure)
    ? failure
    : new PortalError({ kind: 'network', message: 'No answer.', retryable: true, cause: failure });
  return new IdentityError({ kind: cause.kind === 'aborted' ? 'cancelled' : 'transient', cause });
}

/**
 * Client of the identity provider, SAP Customer Data Cloud's REST shape. Source: `openapi/identity`.
 *
 * It keeps nothing: the caller holds the login token. No call is repeated.
 *
 * Errors: creating never throws; the calls reject with `IdentityError`. No answer, a timeout or an unreadable one has
 * kind `transient` or `generic` with a `PortalError` as `cause`.
 *
 * @example
 * ```ts
 * import { createIdentityClient } from '@portal-kit/sdk/identity';
 *
 * const identity = createIdentityClient({ baseUrl: 'https://accounts.eu1.gigya.com', apiKey: '3_abc' });
 *
 * export async function signIn(loginId: string, password: string): Promise<string> {
 *   const { loginToken } = await identity.login({ loginId, password });
 *   return (await identity.getJwt({ loginToken })).idToken;
 * }
 * ```
 */
export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const { apiKey, timeoutMs = 30_000 } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const ownFetch = options.fetch ?? globalThis.fetch.bind(globalThis);

  async function post<Request extends { apiKey: string }>(
    { path }: { readonly path: string },
    parameters: Omit<Request, 'apiKey'>,
    { signal: callerSignal }: IdentityCallOptions = {},
  ): Promise<JsonRecord> {
    const form = new URLSearchParams({ apiKey });
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined) form.set(name, String(value));
    const exchange = async (signal: AbortSignal) => {
      const response = await ownFetch(baseUrl + path, {
        method: 'POST',
        body: form,
        signal,
        redirect: 'error',
        credentials: 'omit',
      });
      return { status: response.status, answer: await response.text() };
    };
    const { status, answer } = await withDeadline(exchange, { timeoutMs, signal: callerSignal }).catch(
      (cause) => {
        throw transportError(cause);
      },
    );
    return readEnvelope(status, answer);
  }

  return {
    async login({ loginId, password, sessionExpirationSeconds = 0 }, call) {
      const parameters = {
        loginID: loginId,
        password,
        sessionExpiration: sessionExpirationSeconds,
        targetEnv: 'browser',
        include: 'profile,data,loginIDs,emails',
      } as const;
      return readSession(await post<Schemas['LoginRequest']>(operations.login, parameters as never, call));
    },
    ssoLoginUrl({ redirectUrl, state, provider }) {
      const query = new URLSearchParams({ apiKey, redirectURL: redirectUrl, state, authFlow: 'redirect' });
      if (provider) query.set('provider', provider);
      return `${baseUrl}${operations.ssoLogin.path}?${query}`;
    },
    async exchangeAuthCode({ authCode, sessionExpirationSeconds = 0 }, call) {
      const parameters = { authCode, sessionExpiration: sessionExpirationSeconds };
      return readSession(
        await post<Schemas['ExchangeRequest']>(operations.exchangeAuthCode, parameters, call),
      );
    },
    async getJwt({ loginToken, fields = ['email', 'work.company'], expirationSeconds = 43_200 }, call) {
      const parameters = { login_token: loginToken, fields: fields.join(','), expiration: expirationSeconds };
      const body = await post<Schemas['JwtRequest']>(operations.getJwt, parameters, call);
      const idToken = text(body.id_token);
      if (idToken === '') throw unreadable(body, 'token');
      return { idToken, ignoredFields: text(body.ignoredFields).split(',').filter(Boolean) };
    },
    async getAccountInfo({ loginToken }, call) {
      const parameters = {
        login_token: loginToken,
        include: 'profile,data,emails,loginIDs',
        extraProfileFields: 'work',
      };
      return readAccount(
        await post<Schemas['AccountInfoRequest']>(operations.getAccountInfo, parameters, call),
      );
    },
    async verifySession({ loginToken }, call) {
      await post<Schemas['SessionRequest']>(operations.verifySession, { login_token: loginToken }, call);
    },
    async requestPasswordReset({ loginId }, call) {
      await post<Schemas['ResetPasswordRequest']>(operations.resetPassword, { loginID: loginId }, call).catch(
        (error: IdentityError) => {
          if (error.kind !== 'hide') throw error;
        },
      );
    },
    async setNewPassword({ token, newPassword }, call) {
      const parameters = { passwordResetToken: token, newPassword };
      await post<Schemas['ResetPasswordRequest']>(operations.resetPassword, parameters, call);
    },
    async logout({ loginToken }, call) {
      await post<Schemas['LogoutRequest']>(operations.logout, { login_token: loginToken }, call);
    },
    async getPublicKeys(call) {
      const body = await post<Schemas['PublicKeyRequest']>(operations.getJwtPublicKey, { V2: true }, call);
      return Array.isArray(body.keys) ? body.keys.filter(isRecord) : [];
    },
  };
}
