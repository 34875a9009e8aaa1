import type { RawRequest } from '@portal-kit/contract/exchange';
import { isJson } from '@portal-kit/contract/prism-output';

type PrismMethod = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

export interface PrismInput {
  readonly method: PrismMethod;
  readonly url: { readonly path: string; readonly query: Record<string, string | string[]> };
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

const BOUNDARY = 'gate';
const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded) *(;|$)/i;

/**
 * Parses a multipart or URL-encoded body. Returns `undefined` for a request without such a body.
 *
 * @throws TypeError on a malformed body.
 */
export async function parseForm({ headers, body }: RawRequest): Promise<FormData | undefined> {
  const contentType = headers['content-type'] ?? '';
  if (body.length === 0 || !FORM_TYPE.test(contentType)) return undefined;
  return new Response(toUint8Array(body), { headers: { 'content-type': contentType } }).formData();
}

/** Converts the bytes to a request body, without a copy. */
export const toUint8Array = ({ buffer, byteOffset, length }: Buffer): Uint8Array<ArrayBuffer> =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, length);

/**
 * Converts a request to the input of Prism's validators. Files are replaced by a marker because Prism decodes every
 * body as text. The original bytes stay in `request`.
 *
 * @throws SyntaxError on malformed JSON.
 */
export function toPrismInput(request: RawRequest, form: FormData | undefined): PrismInput {
  // Prism skips its media type check when `content-length` is missing, as in a chunked upload.
  const headers: Record<string, string> = {
    ...request.headers,
    'content-length': String(request.body.length),
  };
  const contentType = headers['content-type'] ?? '';
  let body: unknown = null;
  if (request.body.length > 0) {
    if (isJson(contentType)) body = JSON.parse(request.body.toString());
    else if (form && /^multipart/i.test(contentType)) {
      body = withFileMarkers(form);
      headers['content-type'] = `multipart/form-data; boundary=${BOUNDARY}`;
    } else body = request.body.toString();
  }
  return {
    method: request.method.toLowerCase() as PrismMethod,
    url: { path: request.path, query: parseQuery(request.search) },
    headers,
    body,
  };
}

function parseQuery(search: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(search);
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(parameters.keys())) {
    const values = parameters.getAll(name);
    Object.defineProperty(query, name, { value: values.length > 1 ? values : values[0], enumerable: true });
  }
  return query;
}

/** Encodes a form field's name as browsers do. */
const encodeName = (name: string) => name.replaceAll(/["\r\n]/g, encodeURIComponent);

function withFileMarkers(form: FormData): string {
  const parts: string[] = [];
  for (const [name, value] of form) {
    const field = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${encodeName(name)}"`;
    parts.push(
      typeof value === 'string'
        ? `${field}\r\n\r\n${value}\r\n`
        : `${field}; filename="file"\r\nContent-Type: ${value.type || 'application/octet-stream'}\r\n\r\nbinary\r\n`,
    );
  }
  return `${parts.join('')}--${BOUNDARY}--\r\n`;
}
