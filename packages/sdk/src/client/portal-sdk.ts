import { tokenHeaders } from '../generated/operations';
import type { ApiResult, TransferOptions } from './call';
import { createContractClient } from './contract-client';
import type { AnyPaths } from './contract-types';
import { withDeadline } from './deadline';
import { getFileName } from './file-name';
import { findOperation } from './find-operation';
import { newIdempotencyKey } from './idempotency-key';
import type { Operation } from './operation';
import type { PortalClient } from './portal-client';
import { isFinalResponse, isPortalError, type PortalError } from './portal-error';
import { readResponse } from './read-response';
import { operationBase, querySerializer } from './request-url';
import { createNetworkError, fromNetwork, rejectFailure } from './response';
import { createTokenRefresh, type SentToken } from './token-refresh';
import { createTransport } from './transport';
import type { PortalSdk, PortalSdkOptions, RequestObserver } from './types';

/** Options and parameters of a call, without the types of its operation. */
interface AnyRequest extends TransferOptions {
  readonly params?: { readonly path?: object; readonly query?: object; readonly header?: object };
  readonly body?: unknown;
}

/** Calls the observer. Node has no `reportError`. */
function observe<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    globalThis.reportError?.(error);
    return undefined;
  }
}

/** What is known about the effect of a call that may be sent twice. */
interface Outcome {
  /** Whether the current attempt was sent. */
  isSent: boolean;
  /** Whether the server may have carried out an attempt. */
  isUnknown: boolean;
  /** The key of the last attempt that was sent. */
  idempotencyKey: string | undefined;
  /** Tells the observer the end of the current attempt. */
  end: ReturnType<RequestObserver> | undefined;
}

/**
 * Returns whether the outcome of a call is unknown after a failed attempt. The final response to a repeated call tells
 * the first attempt's outcome only if both have the same key.
 */
function isUnknownAfter(error: PortalError, { method }: Operation, wasUnknown: boolean): boolean {
  if (!isFinalResponse(error)) return true;
  const tellsFirstOutcome = method === 'POST' && error.status !== 401 && error.status !== 403;
  return wasUnknown && !tellsFirstOutcome;
}

/** Sets the header of the operation's security scheme. Without a token the call has no such header. */
async function setToken(
  headers: Headers,
  operation: Operation,
  current: () => Promise<string | null>,
): Promise<void> {
  const { header, prefix } = tokenHeaders[operation.security];
  const token = await current().catch((cause) => {
    throw isPortalError(cause) ? cause : createNetworkError(operation.id, cause);
  });
  try {
    if (token !== null) headers.set(header, prefix + token);
  } catch {
    // The error of the platform quotes the header value, but an error must not contain a token.
    const problem = 'the token contains characters that a header cannot carry, so nothing was sent.';
    throw createNetworkError(operation.id, new Error(`@portal-kit/sdk: ${problem} Check the token source.`));
  }
}

function formData(parts: unknown): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts as Record<string, Blob | string>)) form.append(name, part);
  return form;
}

const waitWithJitter = () => new Promise<void>((resolve) => setTimeout(resolve, 50 + Math.random() * 200));

const isOnline = () => globalThis.navigator?.onLine !== false;

/**
 * Creates the typed client of the portal API, for browsers, workers and Node.
 *
 * Only the SDK retries: after a 401 or 500 it refreshes the token of the operation's security scheme and repeats the
 * call once. Only one refresh runs at a time, and other calls wait for the refresh. A GET, and a POST with its
 * `Idempotency-Key`, is also repeated once when the first attempt got no response. Turn off retries in other layers,
 * for example in TanStack Query.
 *
 * Errors: `createPortalSdk` never throws. The calls reject with `PortalError`. A body or header that cannot be sent
 * rejects with the platform's `TypeError`.
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
  const { tokens, timeoutMs = 30_000, transferTimeoutMs = 120_000, dataBasePath, maintenance } = options;
  const bases = { baseUrl: options.baseUrl, dataBasePath };
  const transport = createTransport(options);
  const refresh = createTokenRefresh(tokens, timeoutMs);
  const api = createContractClient<AnyPaths>({ baseUrl: bases.baseUrl, querySerializer });

  /** Makes one attempt: sends the request and reads the whole response. */
  async function attempt(
    operation: Operation,
    request: AnyRequest,
    token: () => Promise<string | null>,
    key: string | undefined,
    signal: AbortSignal,
    outcome: Outcome,
  ): Promise<ApiResult<unknown>> {
    const { params, body, ifMatch, headers, onProgress } = request;
    const { id: operationId, method, path } = operation;
    const response = await api.send(method, path, {
      operationId,
      baseUrl: operationBase(bases, operation),
      params: { ...params, path: params?.path ?? {} },
      body,
      ...(operation.request === 'multipart' && { bodySerializer: formData }),
      headers: {
        Accept: operation.response === 'file' ? '*/*' : 'application/json',
        'If-Match': ifMatch || undefined,
        ...headers,
      },
      signal,
      async setHeaders(outgoing) {
        await setToken(outgoing, operation, token);
        if (key && !outgoing.has('Idempotency-Key')) outgoing.set('Idempotency-Key', key);
      },
      fetch(outgoing) {
        outcome.isSent = true;
        outcome.idempotencyKey = outgoing.headers.get('Idempotency-Key') ?? undefined;
        outcome.end = observe(() =>
          options.observer?.({ operationId, method, path, headers: outgoing.headers }),
        );
        return fromNetwork(transport(outgoing, onProgress), operationId);
      },
    });
    await rejectFailure(response, operationId);
    return readResponse(response, operation, onProgress);
  }

  async function send(operation: Operation, request: AnyRequest): Promise<ApiResult<unknown>> {
    const outcome: Outcome = { isSent: false, isUnknown: false, idempotencyKey: undefined, end: undefined };
    try {
      return await sendWithRetry(operation, request, outcome);
    } catch (error) {
      const { isUnknown, idempotencyKey } = outcome;
      if (isPortalError(error) && operation.method !== 'GET')
        Object.assign(error, { idempotencyKey, isOutcomeUnknown: isUnknown });
      throw error;
    }
  }

  async function sendWithRetry(
    operation: Operation,
    request: AnyRequest,
    outcome: Outcome,
  ): Promise<ApiResult<unknown>> {
    const { signal } = request;
    const tokenKind = tokenHeaders[operation.security].token;
    const isTransfer = operation.response === 'file' || operation.request === 'multipart';
    const isRead = operation.method === 'GET';
    const limits = {
      timeoutMs: request.timeoutMs ?? (isTransfer ? transferTimeoutMs : timeoutMs),
      signal,
      clientSignal: isRead || options.abortsChanges !== false ? options.signal : undefined,
      operationId: operation.id,
    };
    const key = operation.method === 'POST' ? request.idempotencyKey || newIdempotencyKey() : undefined;
    const isRepeatable = isRead || key !== undefined;
    let renewed: string | undefined;

    for (let isFirst = true; ; isFirst = false) {
      const ready = isRead ? maintenance?.ready(operation.id) : undefined;
      if (ready) await withDeadline(() => ready, { ...limits, timeoutMs: undefined });
      let sent: SentToken | undefined;
      const token = async () => {
        sent = renewed === undefined ? await refresh.current(tokenKind) : { value: renewed, round: 0 };
        return sent.value;
      };
      outcome.isSent = false;
      outcome.end = undefined;
      try {
        const result = await withDeadline(
          (attemptSignal) => attempt(operation, request, token, key, attemptSignal, outcome),
          limits,
        );
        maintenance?.responded();
        observe(() => outcome.end?.({ status: result.response.status, error: undefined }));
        return result;
      } catch (error) {
        observe(() => outcome.end?.({ status: isPortalError(error) ? error.status : 0, error }));
        if (!isPortalError(error)) throw error;
        if (outcome.isSent) outcome.isUnknown = isUnknownAfter(error, operation, outcome.isUnknown);
        const isMaintenance = error.code === 'MAINTENANCE';
        if (error.kind === 'http') maintenance?.responded(isMaintenance ? error : undefined);
        if (isMaintenance && isRead && maintenance?.ready(operation.id)) {
          // The token may expire during the maintenance.
          renewed = undefined;
          continue;
        }
        const isRefreshable = error.kind === 'http' && (error.status === 401 || error.status === 500);
        if (isRefreshable && sent && renewed === undefined) {
          renewed = await renewToken(error, operation, sent, limits);
        } else if (isFirst && isRepeatable && error.kind === 'network' && error.retryable && isOnline()) {
          await withDeadline(waitWithJitter, { ...limits, timeoutMs: undefined });
        } else {
          if (error.status === 401 && renewed !== undefined) tokens.refused?.(tokenKind, operation.id);
          throw error;
        }
      }
    }
  }

  async function renewToken(
    error: PortalError,
    { security }: Operation,
    sent: SentToken,
    { signal, clientSignal }: { signal: AbortSignal | undefined; clientSignal: AbortSignal | undefined },
  ): Promise<string> {
    const reason = error.status === 401 ? 'unauthorized' : 'server-error';
    let cause: unknown;
    try {
      const token = await withDeadline(() => refresh.renew(tokenHeaders[security].token, reason, sent), {
        signal,
        clientSignal,
      });
      if (token !== null) return token;
    } catch (failure) {
      if (signal?.aborted || clientSignal?.aborted) throw failure;
      cause = failure;
    }
    if (cause !== undefined) error.cause = cause;
    throw error;
  }

  const createMethod =
    (method: Operation['method']) =>
    async (path: string, request: AnyRequest = {}) =>
      send(findOperation(method, path), request);

  return {
    client: {
      GET: createMethod('GET'),
      POST: createMethod('POST'),
      PUT: createMethod('PUT'),
      PATCH: createMethod('PATCH'),
      DELETE: createMethod('DELETE'),
    } as PortalClient,
    async download(path: string, request: AnyRequest = {}) {
      const operation = findOperation('GET', path);
      const { data, response } = await send(operation, request);
      const blob = data as Blob;
      const start = await blob.slice(0, 4).text();
      return { blob, fileName: getFileName(response.headers, operation.id, start) };
    },
  } as PortalSdk;
}
