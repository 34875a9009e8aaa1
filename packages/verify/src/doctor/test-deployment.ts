import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fileHeaders, pageHeaders } from '@portal-kit/contract/security-headers';
import { readContract } from './contract.ts';

export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

type Changes = (reply: Reply, path: string, method: string) => Reply | undefined;

export interface TestDeployment {
  readonly origin: string;
  /** Folder of the build that the deployment serves. */
  readonly build: string;
  /** Methods and paths of all requests. */
  readonly received: readonly string[];
  close(): Promise<void>;
}

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/assets/portal-1234567.js': ['text/javascript', `export {}; // ${'portal '.repeat(500)}`],
  '/assets/portal-123456.css': ['text/css', `body { margin: 0 } /* ${'style '.repeat(500)} */`],
  '/assets/inter-123456.woff2': ['font/woff2', 'font'],
};

const PAGE = `<!doctype html><html lang="en"><head>
<link rel="stylesheet" href="/assets/portal-123456.css"><link rel="preload" href="/assets/inter-123456.woff2">
<script type="module" src="/assets/portal-1234567.js"></script></head><body><div id="root"></div></body></html>`;

export const settings: Readonly<Record<string, unknown>> = {
  apiBaseUrl: '',
  identity: { provider: 'cdc', baseUrl: '/identity', apiKey: '4_site' },
  brand: { name: 'Harbor Logistics', shortName: 'HL' },
  supportEmail: 'support@harbor.example',
};

const json = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json', ...headers },
});

const error = (status: number, errorCode: string) =>
  json(status, { errorMessage: errorCode, errorCode, status });

const contract = await readContract();
const reads = contract.reads.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Replies like the deployment that docs/deploy.md describes. */
function rightReply(method: string, path: string, config: unknown): Reply {
  if (path === '/identity/accounts.getJWTPublicKey' && method === 'POST')
    return json(200, { errorCode: 0, keys: [{ kty: 'RSA', kid: 'idp-1', n: 'n', e: 'AQAB' }] });
  if (path.startsWith('/api/v2/embed/')) return error(403, 'SERVER_ONLY');
  if (path.startsWith('/api/'))
    return reads.some((read) => read.test(path)) ? error(401, 'UNAUTHENTICATED') : error(404, 'NOT_FOUND');
  if (path === '/config.json') return json(200, config, { ...fileHeaders, 'cache-control': 'no-store' });
  const file = FILES[path];
  if (file) {
    const headers = {
      ...fileHeaders,
      'content-type': file[0],
      'cache-control': 'public, max-age=31536000, immutable',
    };
    return { status: 200, headers, body: file[1] };
  }
  if (/^\/assets\/|^\/\.vite\/|\/[^/@]*\.(?:js|css|json)$/.test(decodeURIComponent(path)))
    return {
      status: 404,
      headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' },
      body: 'missing',
    };
  const headers = {
    ...withoutReports(pageHeaders()),
    'content-type': 'text/html',
    'cache-control': 'no-cache',
  };
  return { status: 200, headers, body: PAGE };
}

const withoutReports = ({ 'reporting-endpoints': _, ...headers }: Readonly<Record<string, string>>) => ({
  ...headers,
  'content-security-policy': headers['content-security-policy']?.split('; report-uri')[0] ?? '',
});

export interface DeploymentOptions {
  readonly config?: unknown;
  /** Changes a reply in place, or replaces it. */
  readonly change?: Changes;
  readonly isCompressed?: boolean;
  readonly certificate?: { readonly key: Buffer; readonly cert: Buffer };
}

/** Starts a deployment that differs from the documented one by the options. */
export async function startDeployment(options: DeploymentOptions = {}): Promise<TestDeployment> {
  const { config = settings, change = () => undefined, isCompressed = true, certificate } = options;
  const received: string[] = [];
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '' } = request;
    received.push(`${method} ${url}`);
    const path = url.split('?', 1)[0] ?? '';
    const right = rightReply(method, path, config);
    const { status, headers, body } = change(right, path, method) ?? right;
    const encodes = isCompressed && /text|json/.test(headers['content-type'] ?? '') && body.length > 2048;
    response.writeHead(status, { ...headers, ...(encodes ? { 'content-encoding': 'gzip' } : {}) });
    response.end(encodes ? gzipSync(body) : body);
  };
  const server: Server = certificate ? createTlsServer(certificate, respond) : createServer(respond);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const build = await mkdtemp(join(tmpdir(), 'doctor-build-'));
  await mkdir(join(build, 'assets'));
  await writeFile(join(build, 'index.html'), PAGE);
  for (const [path, [, text]] of Object.entries(FILES)) await writeFile(join(build, path), text);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    build,
    received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(build, { recursive: true });
    },
  };
}
