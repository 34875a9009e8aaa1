import { createContractClient, type SendOptions } from '../client/contract-client';
import { withDeadline } from '../client/deadline';
import { isPortalError } from '../client/portal-error';
import { createParseError, fromNetwork, getRequestId, parseJson, rejectFailure } from '../client/response';
import { createTransport } from '../client/transport';
import type { paths } from '../generated/embed';
import { assertServer } from './server-only';
import { basicAuthorization, checkCredential } from './service-credential';
import { createSessionCache } from './session-cache';
import {
  type CreatedWidgetSession,
  readCreatedSession,
  toSessionBody,
  type WidgetSession,
  type WidgetSessionRequest,
} from './widget-session';

/** Options of {@link createEmbedSessions}. */
export interface EmbedSessionsOptions {
  /** Origin of the portal API: https, or a loopback address for development. */
  readonly baseUrl: string;
  /** Client ID of the service credential. */
  readonly clientId: string;
  /** Secret of the service credential. Read it from the environment of your server. */
  readonly clientSecret: string;
  /** Default: the global `fetch` when {@link createEmbedSessions} is called. */
  readonly fetch?: typeof fetch;
  /** Deadline of one attempt in milliseconds. Default 8,000, because a widget waits 20 s for its token. */
  readonly timeoutMs?: number;
}

/** Options of one call. */
export interface EmbedCallOptions {
  /** Aborts the call, which then rejects with kind `aborted`. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Client of the widget sessions. Source: `openapi/embed`.
 *
 * Errors: every method rejects with a `PortalError`. `status` 401: the service credential is invalid or disabled. 403: the
 * request exceeds the service credential (`code` `OUT_OF_SCOPE` or `ORIGIN_NOT_ALLOWED`). 422: `fields` lists the invalid
 * fields. `parse` with `code` `INVALID_PATH_PARAMETER`: the session id is empty or unsafe, and nothing was sent. A call without
 * a response, or with status 500, is repeated once.
 */
export interface EmbedSessions {
  /** Creates a session. */
  create(request: WidgetSessionRequest, options?: EmbedCallOptions): Promise<CreatedWidgetSession>;
  /**
   * Returns a session for the request. The client keeps up to 1,000 sessions in memory and returns a kept session for an
   * equal request until a minute before the session expires. A session with a lifetime of less than two minutes is
   * returned for half of its lifetime. Concurrent calls with equal requests share one call. With `isFresh`, the client
   * ignores the kept session: set `isFresh` if the portal has refused the token.
   */
  getOrCreate(
    request: WidgetSessionRequest,
    options?: EmbedCallOptions & { readonly isFresh?: boolean | undefined },
  ): Promise<CreatedWidgetSession>;
  /** Reads a session. 404: the session is unknown, or belongs to another service credential. */
  get(sessionId: string, options?: EmbedCallOptions): Promise<WidgetSession>;
  /** Revokes a session. The portal refuses every later call with its token. 404 as for `get`. */
  revoke(sessionId: string, options?: EmbedCallOptions): Promise<void>;
  /**
   * Revokes all sessions of a user, also the sessions that other processes of your server have created. Call this method
   * when the user signs out. `userId` is `user.id` of the sessions. Waits for a running `getOrCreate` of the user. A session
   * of a running `create`, or of another process at the same time, can stay active until it expires.
   */
  revokeUser(userId: string, options?: EmbedCallOptions): Promise<void>;
}

type OperationId =
  | 'createWidgetSession'
  | 'getWidgetSession'
  | 'revokeWidgetSession'
  | 'revokeWidgetSessions';

const jitter = () => new Promise<void>((resolve) => setTimeout(resolve, 50 + Math.random() * 200));

/**
 * Creates a client of the widget sessions, for a partner's server: Node, or the workers of a hosting platform.
 *
 * Source: `openapi/embed`. The service credential is sent as `Authorization: Basic` to `baseUrl` only; redirects are not
 * followed.
 *
 * Errors: throws an `Error` in a browser, and a `TypeError` for invalid options. The calls reject with `PortalError`, which
 * contains neither the secret nor a token.
 *
 * @example
 * ```ts
 * import { createEmbedSessions } from '@portal-kit/sdk/server';
 *
 * export function createSessions(clientSecret: string) {
 *   return createEmbedSessions({ baseUrl: 'https://portal.example', clientId: 'tidewater', clientSecret });
 * }
 *
 * export async function tokenOf(userId: string, clientSecret: string): Promise<string> {
 *   const session = await createSessions(clientSecret).create({
 *     supplierId: 'SUP-1001',
 *     user: { id: userId, name: 'Erin Wolfe' },
 *     widgets: ['item-list'],
 *     origin: 'https://stock.tidewater.example',
 *   });
 *   return session.accessToken;
 * }
 * ```
 */
export function createEmbedSessions(options: EmbedSessionsOptions): EmbedSessions {
  assertServer('createEmbedSessions');
  checkCredential(options);
  const { timeoutMs = 8_000 } = options;
  const transport = createTransport(options);
  const api = createContractClient<paths>({
    baseUrl: options.baseUrl.replace(/(?<!\/)\/+$/, ''),
    headers: { Accept: 'application/json', Authorization: basicAuthorization(options) },
  });

  async function call(
    id: OperationId,
    send: (options: SendOptions) => Promise<Response>,
    { signal }: EmbedCallOptions = {},
  ): Promise<unknown> {
    const attempt = () =>
      withDeadline(
        async (attemptSignal) => {
          const response = await send({
            operationId: id,
            signal: attemptSignal,
            fetch: (request) => fromNetwork(transport(request), id),
          });
          await rejectFailure(response, id);
          return readBody(response, id);
        },
        { timeoutMs, signal, operationId: id },
      );
    return attempt().catch(async (error: unknown) => {
      if (!isRepeatable(error)) throw error;
      await withDeadline(jitter, { signal, operationId: id });
      return attempt();
    });
  }

  async function create(request: WidgetSessionRequest, callOptions?: EmbedCallOptions) {
    const body = toSessionBody(request);
    const data = await call(
      'createWidgetSession',
      (init) => api.send('POST', '/api/v2/embed/sessions', { ...init, body }),
      callOptions,
    );
    const session = readCreatedSession(data);
    if (session) return session;
    throw createParseError(
      { status: 201, requestId: undefined },
      'createWidgetSession',
      'no session or no token',
    );
  }

  const cache = createSessionCache((request) => create(request));

  return {
    create,
    getOrCreate: (request, { isFresh = false, signal } = {}) =>
      withDeadline(() => cache.get(request, isFresh), { signal, operationId: 'createWidgetSession' }),
    async get(sessionId, callOptions) {
      const path = { sessionId };
      const data = await call(
        'getWidgetSession',
        (init) => api.send('GET', '/api/v2/embed/sessions/{sessionId}', { ...init, params: { path } }),
        callOptions,
      );
      return data as WidgetSession;
    },
    async revoke(sessionId, callOptions) {
      const path = { sessionId };
      cache.removeSession(sessionId);
      await call(
        'revokeWidgetSession',
        (init) => api.send('DELETE', '/api/v2/embed/sessions/{sessionId}', { ...init, params: { path } }),
        callOptions,
      );
    },
    async revokeUser(userId, callOptions) {
      const operationId = 'revokeWidgetSessions';
      await withDeadline(() => cache.removeUser(userId), { signal: callOptions?.signal, operationId });
      await call(
        operationId,
        (init) => api.send('DELETE', '/api/v2/embed/sessions', { ...init, params: { query: { userId } } }),
        callOptions,
      );
      // The call may have revoked a session that was created in the meantime.
      await cache.removeUser(userId);
    },
  };
}

/** Returns `undefined` for a response without content. */
async function readBody(response: Response, id: OperationId): Promise<unknown> {
  const { status, headers } = response;
  const text = await fromNetwork(response.text(), id, response);
  if (status === 204) return undefined;
  const data = parseJson(text);
  if (data !== undefined) return data;
  throw createParseError({ status, requestId: getRequestId(headers) }, id, 'a body that is not JSON');
}

/**
 * Returns whether a call may be repeated. This has no harmful effect: a second session of the same scope expires on its
 * own.
 */
const isRepeatable = (error: unknown) =>
  isPortalError(error) && ((error.kind === 'network' && error.retryable) || error.status === 500);
