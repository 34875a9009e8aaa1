import { ApiError } from './api-error.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The language of the sandbox's messages, as the header of an error. */
export const contentLanguage = { 'content-language': 'en' };

export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

export const formatEtag = (version: number) => `"${version}"`;

/** Creates a response with a single resource and its ETag. */
export function resource(
  body: { readonly version: number },
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return json(body, status, { etag: formatEtag(body.version), ...headers });
}

/** Creates a download response with its file name in ASCII and UTF-8 (RFC 6266). */
export function file(bytes: Uint8Array, fileName: string, contentType: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': contentType,
      'content-disposition': formatDisposition(fileName),
      'cache-control': 'no-store',
    },
  });
}

/** Bound of the header in the contract. */
const LONGEST_DISPOSITION = 600;

/** UTF-16 code units of the longest extension, with the dot. */
const LONGEST_EXTENSION = 16;

/** Shortens a name that exceeds the bound of the header. Keeps the extension, unless the extension is too long. */
function formatDisposition(fileName: string): string {
  const wellFormed = fileName.toWellFormed();
  const dot = wellFormed.lastIndexOf('.');
  const hasExtension = dot >= 0 && wellFormed.length - dot <= LONGEST_EXTENSION;
  const extension = hasExtension ? wellFormed.slice(dot) : '';
  const stem = [...wellFormed.slice(0, wellFormed.length - extension.length)];
  for (;;) {
    const name = stem.join('') + extension;
    const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, '_');
    const disposition = `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtendedValue(name)}`;
    if (disposition.length <= LONGEST_DISPOSITION) return disposition;
    stem.pop();
  }
}

/**
 * Encodes a file name as an extended header value (RFC 8187). `encodeURIComponent` keeps four characters that aren't
 * allowed.
 */
const encodeExtendedValue = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);

/** Removes the suffix that a proxy adds to the tag of a compressed response. */
const removeProxySuffix = (tag: string) => tag.replace(/-(?:gzip|br|zstd|deflate)"$/, '"');

/**
 * Checks `If-Match` for optimistic locking (domain §0.4). A request without `If-Match` overwrites, because the
 * specification's client doesn't send it.
 *
 * @throws ApiError 412 `VERSION_MISMATCH` with the current version.
 */
export function requireCurrentVersion(request: Request, currentVersion: number): void {
  const ifMatch = request.headers.get('if-match');
  if (ifMatch === null || ifMatch.trim() === '*') return;
  const isCurrent = ifMatch
    .split(',')
    .some((tag) => removeProxySuffix(tag.trim()) === formatEtag(currentVersion));
  if (isCurrent) return;
  throw new ApiError(412, 'VERSION_MISMATCH', 'Someone else changed this in the meantime.', {
    currentVersion,
  });
}
