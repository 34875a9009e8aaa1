import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RawRequest, RawResponse } from '@portal-kit/contract/exchange';
import { fileHeaders, pageHeaders } from '@portal-kit/contract/security-headers';
import { gatewayError } from './gateway-error.ts';

type Encoding = 'br' | 'gzip' | 'identity';

interface StoredFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED_TYPES = /^text\/|json|javascript|svg/;

const compressors: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** `connectOrigins`: further origins that the portal may call, such as its identity provider. */
export type PortalFiles = (request: RawRequest, connectOrigins?: readonly string[]) => Promise<RawResponse>;

/**
 * Serves the built portal: hashed files as immutable, `index.html` uncached for every screen URL. Responds with 404
 * when there is no build.
 */
export function createPortalFiles(directory: string | undefined): PortalFiles {
  const root = directory === undefined ? undefined : resolve(directory);
  const cache = new Map<string, Promise<StoredFile>>();

  async function readStored(path: string, encoding: Encoding): Promise<StoredFile> {
    const { mtimeMs } = await stat(path);
    const key = `${encoding} ${mtimeMs} ${path}`;
    const cached = cache.get(key) ?? load(path, encoding);
    cache.set(key, cached);
    return cached;
  }

  return async (request, connectOrigins) => {
    if (root === undefined || !existsSync(join(root, 'index.html')))
      return notFound('The portal is not built. Run npm run build, or npm start, which builds it.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const allow = 'GET, HEAD';
      return gatewayError(405, 'METHOD_NOT_ALLOWED', 'Only GET and HEAD are allowed', { allow });
    }
    const path = resolveFilePath(root, request.path);
    if (path === undefined) return gatewayError(400, 'BAD_REQUEST', 'Invalid path');
    const isFile =
      !isHidden(root, path) &&
      (await stat(path).then(
        (found) => found.isFile(),
        () => false,
      ));
    if (isFile && path !== join(root, 'index.html')) return fileResponse(root, path, request, readStored);
    // A screen URL may end with an email address, so only extensions of build output count as files.
    if (extname(path) !== '.html' && Object.hasOwn(CONTENT_TYPES, extname(path)))
      return notFound('File not found');
    return isNavigation(request)
      ? pageResponse(await readFile(join(root, 'index.html'), 'utf8'), pageHeaders(connectOrigins))
      : notFound('Page not found');
  };
}

const notFound = (errorMessage: string) => gatewayError(404, 'NOT_FOUND', errorMessage);

/** Files in folders such as `.vite` are for tools. */
const isHidden = (root: string, path: string) =>
  relative(root, path)
    .split(sep)
    .some((name) => name.startsWith('.'));

/** Only navigations receive the page; a fetch of an unknown path receives a 404. */
const isNavigation = ({ path, headers }: RawRequest) =>
  path === '/' || /text\/html/.test(headers.accept ?? '');

/**
 * Resolves a path below the directory. Returns `undefined` for a malformed path or a path outside the directory, in any
 * encoding.
 */
function resolveFilePath(root: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (/[\0\\]/.test(decoded) || decoded.split('/').includes('..')) return undefined;
  const target = resolve(root, `.${decoded}`);
  return target === root || target.startsWith(root + sep) ? target : undefined;
}

async function fileResponse(
  root: string,
  path: string,
  request: RawRequest,
  readStored: (path: string, encoding: Encoding) => Promise<StoredFile>,
): Promise<RawResponse> {
  const contentType = CONTENT_TYPES[extname(path)] ?? 'application/octet-stream';
  const encoding = COMPRESSED_TYPES.test(contentType) ? selectEncoding(request) : 'identity';
  const stored = await readStored(path, encoding);
  const isHashed = path.startsWith(join(root, 'assets') + sep);
  const headers = {
    ...fileHeaders,
    'content-type': contentType,
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    etag: stored.etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  const isFresh = request.headers['if-none-match'] === stored.etag;
  return {
    status: isFresh ? 304 : 200,
    headers,
    cookies: [],
    body: isFresh ? Buffer.alloc(0) : stored.bytes,
  };
}

function selectEncoding({ headers }: RawRequest): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

async function load(path: string, encoding: Encoding): Promise<StoredFile> {
  const bytes = encoding === 'identity' ? await readFile(path) : await loadCompressed(path, encoding);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${hash}"` };
}

async function loadCompressed(path: string, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  const suffix = { br: '.br', gzip: '.gz' }[encoding];
  const ready = await readFile(path + suffix).catch(() => undefined);
  return ready ?? compressors[encoding](await readFile(path));
}

function pageResponse(page: string, headers: Readonly<Record<string, string>>): RawResponse {
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    },
    cookies: [],
    body: Buffer.from(page),
  };
}
