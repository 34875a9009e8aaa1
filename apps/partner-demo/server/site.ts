import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const dist = join(import.meta.dirname, '../dist');

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface PartnerSiteOptions {
  /** Origin of the portal API. */
  apiUrl: string;
  supplierId: string;
  otherSupplierId: string;
  /** Returns an access token for the user who is signed in at the partner. */
  token: (supplierId: string) => Promise<string>;
  /** Permissions of the user, which pages pass to their widgets. Default: the widgets offer every action. */
  permissions?: () => readonly string[] | undefined;
  /** Default: a free port. */
  port?: number;
  /** Replaces the content security policy of the strict pages. */
  policy?: (strict: string) => string;
}

export interface PartnerSite {
  origin: string;
  /** The latest 100 violation reports of the content security policies, in order. */
  cspReports: unknown[];
  close: () => Promise<void>;
}

/** Builds the minimum policy that the documentation describes. */
const strictPolicy = (apiUrl: string, scripts: string) =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    `connect-src 'self' ${apiUrl}`,
    "worker-src 'self'",
    'frame-src blob:',
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types portal-kit',
    'report-uri /csp-reports',
  ].join('; ');

const strictPages = /^\/(strict-csp|integrity|integrations|integrations-react-18)\/index\.html$/;

/** Returns the policy sources for a page's inline import maps. */
const importMapSources = (html: string) =>
  [...html.matchAll(/<script type="importmap">(.*?)<\/script>/gs)].map(
    ([, map = '']) => ` 'sha256-${createHash('sha256').update(map).digest('base64')}'`,
  );

const nonce = 'bGVkZ2Vy';

const loopbackHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Returns whether a page of this site, the address bar or a client other than a browser sent the request. */
function isFromThisSite({ host, origin, 'sec-fetch-site': site }: IncomingMessage['headers']): boolean {
  if (origin !== undefined && origin !== `http://${host}`) return false;
  return site === undefined || site === 'same-origin' || site === 'none';
}

const largestReportBytes = 64 * 1024;
const maxReports = 100;

async function readReport(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > largestReportBytes) throw new HttpError(413, 'The report is too large.');
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new HttpError(400, 'The report is not JSON.');
  }
}

class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Converts an error to an HTTP error without the messages of other errors, which contain paths of this machine. */
function toHttpError(error: NodeJS.ErrnoException | HttpError): HttpError {
  if (error instanceof HttpError) return error;
  if (error.code === 'ENOENT' || error.code === 'EISDIR') return new HttpError(404, 'There is no such page.');
  process.stderr.write(`partner-demo: the server failed: ${error.stack}\n`);
  return new HttpError(500, 'The server failed.');
}

/** Starts the web site of a partner on loopback: its pages, its token endpoint and the files of the widgets. */
export async function startPartnerSite(options: PartnerSiteOptions): Promise<PartnerSite> {
  const { apiUrl, supplierId, otherSupplierId, token, permissions, port = 0, policy } = options;
  const cspReports: unknown[] = [];

  async function readPage(
    path: string,
    query: URLSearchParams,
  ): Promise<[string | Buffer, Record<string, string>]> {
    const file = normalize(path.endsWith('/') ? `${path}index.html` : path);
    const headers: Record<string, string> = {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    };
    const content = await readFile(join(dist, file));
    if (strictPages.test(file)) {
      const hasNonce = query.has('nonce');
      const ownScripts = ["'self'", ...importMapSources(content.toString())].join('');
      const strict = strictPolicy(apiUrl, hasNonce ? `'nonce-${nonce}' 'strict-dynamic'` : ownScripts);
      headers['content-security-policy'] = policy?.(strict) ?? strict;
      if (hasNonce) return [content.toString().replaceAll('<script', `<script nonce="${nonce}"`), headers];
    }
    if (file === '/server-rendered/index.html') {
      const { render } = (await import(join(dist, 'server-rendered-server/server.js'))) as {
        render: (site: object) => string;
      };
      return [content.toString().replace('<!--app-->', render({ apiUrl, supplierId })), headers];
    }
    return [content, headers];
  }

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers: sent, url = '/' } = request;
    if (!loopbackHost.test(sent.host ?? ''))
      throw new HttpError(421, 'This server accepts loopback hosts only.');
    if (!URL.canParse(url, 'http://partner')) throw new HttpError(400, 'Invalid path.');
    const { pathname, searchParams } = new URL(url, 'http://partner');
    if (pathname === '/partner.json') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ apiUrl, supplierId, otherSupplierId, permissions: permissions?.() }));
    } else if (pathname === '/portal-token') {
      if (!isFromThisSite(sent)) throw new HttpError(403, 'Only pages of this site can request a token.');
      const text = await token(searchParams.get('supplierId') ?? supplierId);
      response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(text);
    } else if (pathname === '/csp-reports') {
      if (!isFromThisSite(sent)) throw new HttpError(403, 'Only pages of this site can send reports.');
      cspReports.push(await readReport(request));
      cspReports.splice(0, cspReports.length - maxReports);
      response.writeHead(204).end();
    } else {
      const [content, headers] = await readPage(pathname, searchParams);
      response.writeHead(200, headers).end(content);
    }
  }

  const server: Server = createServer((request, response) => {
    handleRequest(request, response).catch((error: Error) => {
      const { status, message } = toHttpError(error);
      response.writeHead(status, { 'content-type': 'text/plain' }).end(message);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: usedPort } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${usedPort}`,
    cspReports,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
