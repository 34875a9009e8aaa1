import { createContractClient } from '../client/contract-client';
import { withDeadline } from '../client/deadline';
import { isPortalError, PortalError } from '../client/portal-error';
import { isRecord, type JsonRecord, parseJson } from '../client/response';
import type { components, paths } from '../generated/identity';
import { identityPaths } from '../generated/identity-operations';
import { IdentityError, identityErrorKind } from './identity-error';

type Schemas = components['schemas'];

/** Options of {@link createIdentityClient}. */
export interface IdentityClientOptions {
  /** `https://accounts.{dc}.gigya.com`, or preferably a CNAME of the portal's own domain. */
  readonly baseUrl: string;
  /** Public key of the site. */
  readonly apiKey: string;
  /** Default: the global `fetch` at the time the client is created. */
  readonly fetch?: typeof fetch;
  /** Deadline of a call in milliseconds. Default 30 000. */
  readonly timeoutMs?: number;
}

/** Options of one call. */
export interface IdentityCallOptions {
  /** Aborts the call, which then rejects with kind `canceled`. */
  readonly signal?: AbortSignal | undefined;
}

/** The signed-in user. */
export interface IdentityAccount {
  /** The provider's id of the user. */
  readonly uid: string;
  readonly email: string;
  /** First and last name. Falls back to the nickname, then to the email address. */
  readonly nickname: string;
  readonly company: string | null;
  readonly companyID: string | null;
}

/** A session at the provider. Other calls identify the session by `loginToken`. */
export interface IdentitySession {
  /** Secret that grants access to the session. */
  readonly loginToken: string;
  readonly account: IdentityAccount;
}

/** Identity token, which identifies the user to the portal API. */
export interface IdentityToken {
  /** A JWT, opaque to the client. */
  readonly idToken: string;
  /** Requested fields that the provider does not support. Log a warning if the list is not empty. */
  readonly ignoredFields: readonly string[];
}

/** A public key of the provider as a JSON Web Key. */
export type IdentityPublicKey = Readonly<Record<string, unknown>>;

/** Calls of the identity provider. Every method rejects with `IdentityError`. */
export interface IdentityClient {
  /**
   * Signs in. `sessionExpirationSeconds`: 0 (default) ends the session when the browser closes; a positive number keeps
   * the session for this number of seconds (remember me). Source: `login`.
   */
  login(
    credentials: {
      readonly loginId: string;
      readonly password: string;
      readonly sessionExpirationSeconds?: number;
    },
    options?: IdentityCallOptions,
  ): Promise<IdentitySession>;
  /**
   * Returns the URL of the single sign-on page, which redirects to `redirectUrl` with `authCode` and `state`. Only the
   * provider's web SDK can exchange the `authCode` for a session. Source: `ssoLogin`.
   */
  ssoLoginUrl(params: {
    readonly redirectUrl: string;
    readonly state: string;
    readonly provider?: string;
  }): string;
  /** Requests an identity token. Default: fields `email` and `work.company`, lifetime 43 200 s. Source: `getJwt`. */
  getJwt(
    params: {
      readonly loginToken: string;
      readonly fields?: readonly string[];
      readonly expirationSeconds?: number;
    },
    options?: IdentityCallOptions,
  ): Promise<IdentityToken>;
  /** Reads the account of a session. Source: `getAccountInfo`. */
  getAccountInfo(
    params: { readonly loginToken: string },
    options?: IdentityCallOptions,
  ): Promise<IdentityAccount>;
  /** Resolves for a valid session and rejects with kind `no-session` for an ended session. Source: `verifySession`. */
  verifySession(params: { readonly loginToken: string }, options?: IdentityCallOptions): Promise<void>;
  /**
   * Sends the reset email. Also resolves for an unknown account, which prevents probing for accounts. Source:
   * `resetPassword`.
   */
  requestPasswordReset(params: { readonly loginId: string }, options?: IdentityCallOptions): Promise<void>;
  /** Sets a new password with the `token` of the reset email. Source: `resetPassword`. */
  setNewPassword(
    params: { readonly token: string; readonly newPassword: string },
    options?: IdentityCallOptions,
  ): Promise<void>;
  /** Ends the session at the provider. Clear local state without waiting for the result. Source: `logout`. */
  logout(params: { readonly loginToken: string }, options?: IdentityCallOptions): Promise<void>;
  /** Reads the keys that sign identity tokens, for a backend. Source: `getJwtPublicKey`. */
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
  const cause = new PortalError({ kind: 'parse', status: 200, message: `The response has no ${missing}.` });
  return new IdentityError({ kind: 'generic', callId: text(body.callId) || undefined, cause });
}

function readSession(body: JsonRecord): IdentitySession {
  const loginToken = text(record(body.sessionInfo).cookieValue);
  if (loginToken === '') throw unreadable(body, 'session');
  return { loginToken, account: readAccount(body) };
}

type PostPath = Exclude<keyof paths, typeof identityPaths.ssoLogin>;

function serializeForm(parameters: unknown): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters as object))
    if (value !== undefined) form.set(name, String(value));
  return form;
}

interface EnvelopeResponse {
  readonly status: number;
  readonly body: unknown;
  readonly language: string | undefined;
}

/**
 * Reads a response body. The provider responds with HTTP 200 to every call, often as `text/javascript`; `errorCode` is
 * the result.
 */
function readEnvelope({ status, body, language }: EnvelopeResponse): JsonRecord {
  const code = isRecord(body) ? Number(body.errorCode ?? Number.NaN) : Number.NaN;
  if (!isRecord(body) || Number.isNaN(code)) {
    const cause = new PortalError({ kind: 'parse', status, message: 'The response is not an envelope.' });
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
    language,
  });
}

function toIdentityError(failure: unknown): IdentityError {
  const cause = isPortalError(failure)
    ? failure
    : new PortalError({ kind: 'network', message: 'No response.', retryable: true, cause: failure });
  return new IdentityError({ kind: cause.kind === 'aborted' ? 'canceled' : 'transient', cause });
}

/**
 * Creates a client of the identity provider. The API has the format of SAP Customer Data Cloud's REST API. Source:
 * `openapi/identity`.
 *
 * The client stores no data. The caller keeps the login token. The client never repeats a call.
 *
 * Errors: `createIdentityClient` never throws. The calls reject with `IdentityError`. A missing or unreadable response
 * has kind `transient` or `generic` with a `PortalError` as `cause`.
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
  const baseUrl = options.baseUrl.replace(/(?<!\/)\/+$/, '');
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);

  const api = createContractClient<paths>({ baseUrl, bodySerializer: serializeForm });

  async function post<Body extends { apiKey: string }>(
    path: PostPath,
    parameters: Omit<Body, 'apiKey'>,
    { signal: callerSignal }: IdentityCallOptions = {},
  ): Promise<JsonRecord> {
    const exchange = async (signal: AbortSignal): Promise<EnvelopeResponse> => {
      const response = await api.send('POST', path, {
        operationId: path,
        body: { apiKey, ...parameters } as never,
        signal,
        // Sets no headers, so that the browser sets the content type of the form and sends no CORS preflight.
        fetch: ({ url, method, body = null }) =>
          send(url, { method, body, signal, redirect: 'error', credentials: 'omit', cache: 'no-store' }),
      });
      return {
        status: response.status,
        body: parseJson(await response.text()),
        language: response.headers.get('content-language')?.match(/^\s*([\w-]+)\s*$/)?.[1],
      };
    };
    const result = await withDeadline(exchange, { timeoutMs, signal: callerSignal }).catch((cause) => {
      throw toIdentityError(cause);
    });
    return readEnvelope(result);
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
      return readSession(await post<Schemas['LoginRequest']>(identityPaths.login, parameters as never, call));
    },
    ssoLoginUrl({ redirectUrl, state, provider }) {
      const query = new URLSearchParams({ apiKey, redirectURL: redirectUrl, state, authFlow: 'redirect' });
      if (provider) query.set('provider', provider);
      return `${baseUrl}${identityPaths.ssoLogin}?${query}`;
    },
    async getJwt({ loginToken, fields = ['email', 'work.company'], expirationSeconds = 43_200 }, call) {
      const parameters = { login_token: loginToken, fields: fields.join(','), expiration: expirationSeconds };
      const body = await post<Schemas['JwtRequest']>(identityPaths.getJwt, parameters, call);
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
        await post<Schemas['AccountInfoRequest']>(identityPaths.getAccountInfo, parameters, call),
      );
    },
    async verifySession({ loginToken }, call) {
      await post<Schemas['SessionRequest']>(identityPaths.verifySession, { login_token: loginToken }, call);
    },
    async requestPasswordReset({ loginId }, call) {
      await post<Schemas['ResetPasswordRequest']>(
        identityPaths.resetPassword,
        { loginID: loginId },
        call,
      ).catch((error: IdentityError) => {
        if (error.kind !== 'hide') throw error;
      });
    },
    async setNewPassword({ token, newPassword }, call) {
      const parameters = { passwordResetToken: token, newPassword };
      await post<Schemas['ResetPasswordRequest']>(identityPaths.resetPassword, parameters, call);
    },
    async logout({ loginToken }, call) {
      await post<Schemas['LogoutRequest']>(identityPaths.logout, { login_token: loginToken }, call);
    },
    async getPublicKeys(call) {
      const body = await post<Schemas['PublicKeyRequest']>(identityPaths.getJwtPublicKey, { V2: true }, call);
      return Array.isArray(body.keys) ? body.keys.filter(isRecord) : [];
    },
  };
}
