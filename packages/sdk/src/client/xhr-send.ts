import type { TransferProgress } from './types';

/** `fetch` reports no upload progress, so uploads use this in browsers. Settles as `fetch` does. */
export function xhrSend(
  url: string,
  {
    method,
    headers,
    body,
    signal,
  }: { method: string; headers: Headers; body: FormData; signal: AbortSignal },
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
      const answer = new Headers();
      for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
        const colon = line.indexOf(':');
        if (colon > 0) answer.append(line.slice(0, colon), line.slice(colon + 1).trim());
      }
      // XHR follows redirects by itself; the browser takes Authorization off across origins.
      if (
        xhr.responseURL &&
        xhr.responseURL !== new URL(url, globalThis.document?.baseURI ?? location.href).href
      )
        return fail();
      const isBodyless = xhr.status === 204 || xhr.status === 205 || xhr.status === 304;
      resolve(new Response(isBodyless ? null : xhr.response, { status: xhr.status, headers: answer }));
    };
    signal.addEventListener('abort', () => xhr.abort());
    xhr.send(body);
  });
}
