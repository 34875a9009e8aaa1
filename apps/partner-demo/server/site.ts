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
  /** Default: a free port. */
  port?: number;
  /** Replaces the content security policy of the strict pages. */
  policy?: (strict: string) => string;
}

export interface PartnerSite {
  origin: string;
  /** Violation reports of the content security policies, in order. */
  cspReports: unknown[];
  close: () => Promise<void>;
}

/** The minimum policy that the documentation describes. */
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

const strictPages = /^\/(strict-csp|integrations|integrations-react-18)\/index\.html$/;

const nonce = 'bGVkZ2Vy';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Starts the web site of a partner on loopback: its pages, its token endpoint and the files of the widgets. */
export async function startPartnerSite(options: PartnerSiteOptions): Promise<PartnerSite> {
  const { apiUrl, supplierId, otherSupplierId, token, port = 0, policy } = options;
  const cspReports: unknown[] = [];

  async function page(
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
      const strict = strictPolicy(apiUrl, hasNonce ? `'nonce-${nonce}' 'strict-dynamic'` : "'self'");
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
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://partner');
    if (pathname === '/partner.json') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ apiUrl, supplierId, otherSupplierId }));
    } else if (pathname === '/portal-token') {
      const text = await token(searchParams.get('supplierId') ?? supplierId);
      response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end(text);
    } else if (pathname === '/csp-reports') {
      cspReports.push(JSON.parse(await bodyOf(request)));
      response.writeHead(204).end();
    } else {
      const [content, headers] = await page(pathname, searchParams);
      response.writeHead(200, headers).end(content);
    }
  }

  const server: Server = createServer((request, response) => {
    handleRequest(request, response).catch((error: NodeJS.ErrnoException) => {
      response.writeHead(error.code === 'ENOENT' || error.code === 'EISDIR' ? 404 : 500).end(error.message);
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
