import type { TransferProgress } from './call';

interface UploadRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly body: FormData;
}

/** Sends an upload with `XMLHttpRequest`, because `fetch` reports no upload progress. Settles like `fetch`. */
export function xhrFetch(
  { url, method, headers, signal, body }: UploadRequest,
  onProgress: ((progress: TransferProgress) => void) | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const fail = () => reject(new TypeError('The upload failed.'));
    xhr.open(method, url);
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    xhr.responseType = 'blob';
    if (onProgress) {
      xhr.upload.onprogress = (event) => {
        onProgress({ loadedBytes: event.loaded, totalBytes: event.lengthComputable ? event.total : null });
      };
    }
    xhr.onerror = fail;
    xhr.onabort = fail;
    xhr.onload = () => {
      const responseHeaders = new Headers();
      for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
        const colon = line.indexOf(':');
        if (colon > 0) responseHeaders.append(line.slice(0, colon), line.slice(colon + 1).trim());
      }
      // XHR always follows redirects. The browser removes the Authorization header when a redirect leads to another
      // origin.
      const sentUrl = new URL(url, globalThis.document?.baseURI ?? location.href).href;
      if (xhr.responseURL && xhr.responseURL !== sentUrl) return fail();
      const hasBody = xhr.status !== 204 && xhr.status !== 205 && xhr.status !== 304;
      const init = { status: xhr.status, headers: responseHeaders };
      resolve(new Response(hasBody ? xhr.response : null, init));
    };
    signal.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}
