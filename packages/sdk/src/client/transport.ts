import type { TransferProgress } from './call';
import type { OutgoingRequest } from './contract-client';
import type { PortalSdkOptions } from './types';
import { xhrFetch } from './xhr-fetch';

/** Sends a request. Uses `XMLHttpRequest` when a browser uploads a file, otherwise `fetch`. */
export type Transport = (
  request: OutgoingRequest,
  onProgress?: (progress: TransferProgress) => void,
) => Promise<Response>;

export function createTransport(options: Pick<PortalSdkOptions, 'fetch'>): Transport {
  const send = options.fetch ?? globalThis.fetch.bind(globalThis);
  return async (request, onProgress) => {
    const { url, method, headers, signal, body } = request;
    // The signal may have fired while the token was loading.
    signal.throwIfAborted();
    if (body instanceof FormData && !options.fetch && typeof XMLHttpRequest === 'function') {
      return xhrFetch({ url, method, headers, signal, body }, onProgress);
    }
    // Responses contain personal data, which must not stay in the HTTP cache of a shared computer.
    return send(url, { method, headers, body: body ?? null, signal, redirect: 'manual', cache: 'no-store' });
  };
}
