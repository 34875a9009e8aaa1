import type { Middleware } from 'openapi-fetch';
import { tokenHeaders } from '../generated/operations';
import type { Operation } from './operation';
import { isPortalError } from './portal-error';
import { fromNetwork, httpError, networkError, parseJson } from './response';

/** Sends the token in the header of the operation's security scheme; without a token the call has no such header. */
export const sendToken = (operation: Operation, current: () => Promise<string | null>): Middleware => ({
  async onRequest({ request }) {
    const { header, prefix } = tokenHeaders[operation.security];
    const token = await current().catch((cause) => {
      // Without a token, the request is not sent.
      throw isPortalError(cause) ? cause : networkError(operation.id, cause);
    });
    try {
      if (token !== null) request.headers.set(header, prefix + token);
    } catch {
      // The error of the platform quotes the header value, but an error must not contain a token.
      const problem = 'the token contains characters that a header cannot carry, so nothing was sent.';
      throw networkError(operation.id, new Error(`@portal-kit/sdk: ${problem} Check the token source.`));
    }
  },
});

/** Sends the idempotency key of a POST, unless the caller has set the header. */
export const sendIdempotencyKey = (key: string | undefined): Middleware => ({
  onRequest({ request: { headers } }) {
    if (key && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', key);
  },
});

/**
 * Rejects redirects, because a token must not be sent to another address. Also rejects redirects that a host's `fetch`
 * has followed. Rejects an error status with the server's error, because openapi-fetch would parse the body without
 * {@link parseJson}.
 */
export const rejectFailure = ({ id }: { readonly id: string }): Middleware => ({
  async onResponse({ response }) {
    const { status, type, redirected } = response;
    if (type === 'opaqueredirect' || redirected || (status >= 300 && status <= 399)) {
      const problem = `the response to ${id} is a redirect, which is not followed.`;
      throw networkError(id, new Error(`@portal-kit/sdk: ${problem}`), { status });
    }
    if (!response.ok)
      throw httpError(response, parseJson(await fromNetwork(response.text(), id, response)), id);
  },
});

/**
 * Returns a uuid for one confirmed submit. Send the same key again if the response was lost.
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
