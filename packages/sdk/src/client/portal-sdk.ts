import { withDeadline } from './deadline';
import type { Operation } from './operation';
import { GENERIC_ERROR_MESSAGE, isPortalError, PortalError } from './portal-error';
import { type ReadAnswer, readFile, readJson } from './read-answer';
import { requestUrl } from './request-url';
import { createTokenRefresh, type SentToken } from './token-refresh';
import type { CallOptions, PortalSdk, PortalSdkOptions, TransferOptions } from './types';
import { xhrSend } from './xhr-send';

type AnyInput = Parameters<typeof requestUrl>[2] & { readonly body?: unknown };

interface Call<T> {
  readonly operation: Operation;
  readonly input: AnyInput;
  readonly options: TransferOptions;
  readonly timeoutMs: number;
  readonly read: ReadAnswer<T>;
}

/**
 * A uuid for one confirmed submit, to be sent again unchanged when the answer was lost.
 *
 * @example
 * ```ts
 * import { newIdempotencyKey } from '@portal-kit/sdk';
 *
 * export const submit = { idempotencyKey: newIdempotencyKey() };
 * ```
 */
export function newIdempotencyKey(): string {
  // randomUUID is missing on plain-http origins.
  if (crypto.randomUUID) return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return hex.join('').replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}

function requestHeaders(
  { operation, options, input }: Call<unknown>,
  token: string | null,
  key: string | undefined,
) {
  const headers = new Headers({ Accept: operation.response === 'file' ? '*/*' : 'application/json' });
  if (input.body !== undefined && operation.request === 'json')
    headers.set('Content-Type', 'application/json');
  if (key) headers.set('Idempotency-Key', key);
  if (options.ifMatch) headers.set('If-Match', options.ifMatch);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  if (token === null) return headers;
  try {
    if (operation.security === 'access-header') headers.set('Access-Token', token);
    else headers.set('Authorization', `Bearer ${token}`);
  } catch {
    // The platform's own error quotes the value, and a token must not end up in an error.
    throw new Error('@portal-kit/sdk: the token holds characters that a header cannot carry.');
  }
  return headers;
}

function requestBody({ operation, input }: Call<unknown>): FormData | string | undefined {
  if (operation.request !== 'multipart')
    return input.body === undefined ? undefined : JSON.stringify(input.body);
  const form = new FormData();
  for (const [name, part] of Object.entries(input.body as Record<string, Blob | string>))
    form.append(name, part);
  return form;
}

const jitter = () => new Promise<void>((resolve) => setTimeout(resolve, 50 + Math.random() * 200));

/**
 * Creates the typed client of the portal API, for browsers and Node.
 *
 * One owner of retries: after a 401 or 500 the token named by the operation's security scheme is refreshed (one refresh
 * at a time, the others wait on it) and the call repeated once; a GET, and a POST with its `Idempotency-Key`, is also
 * repeated once when its first try got no answer at all. Turn other retries off.
 *
 * Errors: creating never throws; the calls reject with `PortalError`.
 *
 * @example
 * ```ts
 * import { createPortalSdk } from '@portal-kit/sdk';
 * import { itemQueries } from '@portal-kit/sdk/items';
 *
 * const sdk = createPortalSdk({
 *   baseUrl: 'https://portal.example',
 *   tokens: { get: () => 'access token', refresh: async () => null },
 * });
 * const { rows, total } = await itemQueries.list(sdk, { supplierId: 'SUP-1001', limit: 20 }).queryFn({});
 * console.log(total, rows.map((item) => item.sku));
 * ```
 */
export function createPortalSdk(options: PortalSdkOptions): PortalSdk {
  const { tokens, timeoutMs = 30_000, transferTimeoutMs = 120_000, dataBasePath = '/api/v1' } = options;
  const bases = { baseUrl: options.baseUrl.replace(/\/+$/, ''), dataBasePath };
  const ownFetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const refresh = createTokenRefresh(tokens, timeoutMs);

  function transmit(
    call: Call<unknown>,
    url: string,
    headers: Headers,
    signal: AbortSignal,
  ): Promise<Response> {
    const body = requestBody(call);
    const { method } = call.operation;
    if (body instanceof FormData && !options.fetch && typeof XMLHttpRequest === 'function') {
      return xhrSend(url, { method, headers, body, signal }, call.options.onProgress);
    }
    const ahead = method === 'GET' ? options.answerAhead?.(url) : undefined;
    return ahead ?? ownFetch(url, { method, headers, body: body ?? null, signal, redirect: 'manual' });
  }

  async function run<T>(call: Call<T>): Promise<T> {
    const { operation, read } = call;
    const { signal } = call.options;
    const limits = {
      timeoutMs: call.timeoutMs,
      signal,
      clientSignal: options.signal,
      operationId: operation.id,
    };
    const tokenKind = operation.security === 'identity' ? 'identity' : 'access';
    const url = requestUrl(bases, operation, call.input);
    const key =
      operation.method === 'POST' ? (call.options.idempotencyKey ?? newIdempotencyKey()) : undefined;
    const isRepeatable = operation.method === 'GET' || key !== undefined;
    let renewed: string | undefined;

    for (let isFirst = true; ; isFirst = false) {
      let sent: SentToken | undefined;
      try {
        return await withDeadline(async (attemptSignal) => {
          sent = renewed === undefined ? await refresh.current(tokenKind) : { value: renewed, round: 0 };
          const headers = requestHeaders(call, sent.value, key);
          let response: Response | undefined;
          try {
            response = await transmit(call, url, headers, attemptSignal);
            return await read(response, operation);
          } catch (cause) {
            if (isPortalError(cause)) throw cause;
            throw new PortalError({
              kind: 'network',
              status: response?.status ?? 0,
              message: GENERIC_ERROR_MESSAGE,
              operationId: operation.id,
              requestId: response?.headers.get('x-request-id') ?? undefined,
              retryable: true,
              cause,
            });
          }
        }, limits);
      } catch (cause) {
        const error = isPortalError(cause) ? cause : tokenSourceError(operation, cause);
        const isRefreshable = error.kind === 'http' && (error.status === 401 || error.status === 500);
        if (isRefreshable && sent && renewed === undefined) {
          renewed = await renewedToken(error, tokenKind, sent, signal);
        } else if (isFirst && isRepeatable && error.kind === 'network' && error.retryable && isOnline()) {
          await withDeadline(jitter, { signal, clientSignal: options.signal, operationId: operation.id });
        } else {
          if (error.status === 401 && renewed !== undefined) tokens.refused?.(tokenKind, operation.id);
          throw error;
        }
      }
    }
  }

  async function renewedToken(
    error: PortalError,
    tokenKind: 'identity' | 'access',
    sent: SentToken,
    signal: AbortSignal | undefined,
  ): Promise<string> {
    const reason = error.status === 401 ? 'unauthorized' : 'server-error';
    let cause: unknown;
    try {
      const token = await withDeadline(() => refresh.renew(tokenKind, reason, sent), {
        signal,
        clientSignal: options.signal,
      });
      if (token !== null) return token;
    } catch (failure) {
      if (signal?.aborted || options.signal?.aborted) throw failure;
      cause = failure;
    }
    if (cause !== undefined) error.cause = cause;
    throw error;
  }

  const transfer = <T>(operation: Operation, input: AnyInput, call: CallOptions = {}, read: ReadAnswer<T>) =>
    run({ operation, input, options: call, timeoutMs: call.timeoutMs ?? transferTimeoutMs, read });

  return {
    call: (operation, input, call = {}) =>
      run({
        operation,
        input: input as AnyInput,
        options: call,
        timeoutMs: call.timeoutMs ?? timeoutMs,
        read: readJson,
      }),
    download: (operation, input, call) =>
      transfer(operation, input as AnyInput, call, readFile(call?.onProgress)),
    upload: (operation, input, call) => transfer(operation, input as AnyInput, call, readJson),
  } as PortalSdk;
}

const isOnline = () => globalThis.navigator?.onLine !== false;

/** The token source itself failed, or gave a token that cannot be sent: no call was made. */
function tokenSourceError(operation: Operation, cause: unknown): PortalError {
  return new PortalError({
    kind: 'network',
    message: GENERIC_ERROR_MESSAGE,
    operationId: operation.id,
    cause,
  });
}
