import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { signIn } from '../sign-in.ts';
import { parseHostNames } from './own-hosts.ts';
import { rawRequest } from './raw-request.ts';
import { BODY_LIMIT_BYTES } from './server.ts';

const SCRIPT = `export const text = '${'x'.repeat(5000)}';`;
const PAGE = '<!doctype html><script type="module" src="/assets/a-1.js"></script>';

let chain: Chain;
let portalDir: string;
let outside: string;

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-'));
  portalDir = join(directory, 'dist');
  outside = join(directory, 'secret.txt');
  await mkdir(join(portalDir, 'assets'), { recursive: true });
  await writeFile(outside, 'secret');
  await writeFile(join(portalDir, 'index.html'), PAGE);
  await writeFile(join(portalDir, 'assets/a-1.js'), SCRIPT);
  await writeFile(join(portalDir, 'assets/b-1.js'), 'plain');
  await writeFile(join(portalDir, 'assets/b-1.js.br'), 'prepared');
  await writeFile(join(portalDir, 'logo.svg'), '<svg/>');
  await mkdir(join(portalDir, '.vite'));
  await writeFile(join(portalDir, '.vite/manifest.json'), '{"secret":true}');
  await writeFile(join(portalDir, '.env'), 'secret');
  chain = await startChain({ portalDir });
  return async () => {
    await chain.close();
    await rm(directory, { recursive: true });
  };
});

const navigate = (path: string) => fetch(chain.origin + path, { headers: { accept: 'text/html' } });

describe('portal files', () => {
  test.each([
    '/',
    '/login',
    '/SUP-1001/items?page=2',
    '/SUP-1001/users-and-roles/edit/dana%40halberd.example',
  ])('%s returns index.html without caching', async (path) => {
    const response = await navigate(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(await response.text()).toContain('/assets/a-1.js');
  });

  test('index.html has a strict policy without inline code, foreign sources or frames', async () => {
    const page = await navigate('/');
    const policy = page.headers.get('content-security-policy') ?? '';
    const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text]));
    expect(directives.get('default-src')).toBe("default-src 'none'");
    expect(directives.get('script-src')).toBe("script-src 'self'");
    expect(directives.get('style-src')).toBe("style-src 'self'");
    expect(directives.get('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directives.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directives.get('trusted-types')).toBe('trusted-types portal-kit');
    expect(policy).not.toMatch(/unsafe|nonce|sha256/);
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('index.html may connect to its own origin and to the identity provider’s origin', async () => {
    const connectSrc = async ({ origin }: Chain) => {
      const page = await fetch(origin, { headers: { accept: 'text/html' } });
      return page.headers.get('content-security-policy')?.match(/connect-src [^;]+/)?.[0];
    };
    const other = await startChain({ portalDir, identity: 'oidc' });
    expect(await connectSrc(chain)).toBe("connect-src 'self'");
    expect(await connectSrc(other)).toBe(`connect-src 'self' ${other.oidc?.origin}`);
    await other.close();
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('hashed files are immutable and compressed with %s', async (encoding, decompress) => {
    const reply = await fetch(`${chain.origin}/assets/a-1.js`, { headers: { 'accept-encoding': encoding } });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    expect(Number(reply.headers.get('content-length'))).toBeLessThan(SCRIPT.length / 10);
    expect(decompress).toBeTypeOf('function');
    expect(await reply.text()).toBe(SCRIPT);
  });

  test('the gateway prefers a precompressed file', async () => {
    const reply = await rawRequest(chain.port, '/assets/b-1.js', { 'accept-encoding': 'br' });
    expect(reply.body).toBe('prepared');
  });

  test('a missing file and a script’s fetch of a wrong path do not return index.html', async () => {
    expect((await navigate('/assets/missing.js')).status).toBe(404);
    expect(
      (await fetch(`${chain.origin}/SUP-1001/items`, { headers: { accept: 'application/json' } })).status,
    ).toBe(404);
    expect((await fetch(`${chain.origin}/login`, { method: 'POST' })).status).toBe(405);
  });

  test.each(['/.vite/manifest.json', '/%2evite/manifest.json', '/.env', '/assets/../.vite/manifest.json'])(
    'the hidden file %s is not served',
    async (path) => {
      const { status, body } = await rawRequest(chain.port, path, { accept: '*/*' });
      expect([400, 404]).toContain(status);
      expect(body).not.toContain('secret');
    },
  );

  test('a supplier ID that starts with a dot has screens', async () => {
    expect(await (await navigate('/.hidden/items')).text()).toContain('/assets/a-1.js');
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00',
    '/%zz',
  ])('path traversal %s is rejected', async (path) => {
    const reply = await rawRequest(chain.port, path, { accept: 'text/html' });
    expect(reply.status).toBe(400);
    expect(JSON.parse(reply.body)).toMatchObject({ errorCode: 'BAD_REQUEST', status: 400 });
  });

  test('/config.json is not cached', async () => {
    const response = await fetch(`${chain.origin}/config.json`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      apiBaseUrl: '',
      identity: { provider: 'cdc', baseUrl: '/identity' },
    });
  });
});

describe('access to the gateway', () => {
  test.each(['portal.attacker.example', '10.0.0.1', 'localhost.attacker.example'])(
    'host %s is rejected on every path',
    async (host) => {
      for (const path of ['/', '/api/feature-flags', '/__sandbox/journal']) {
        expect((await rawRequest(chain.port, path, { host })).status).toBe(421);
      }
    },
  );

  test.each(['https://attacker.example', 'null'])('origin %s cannot use the control API', async (origin) => {
    expect((await rawRequest(chain.port, '/__sandbox/reset', { origin }, 'POST')).status).toBe(403);
    expect((await rawRequest(chain.port, '/__sandbox/journal', { origin })).status).toBe(403);
  });

  describe('with the host qa-laptop.local', () => {
    let shared: Chain;
    beforeAll(async () => {
      shared = await startChain({ ownHosts: parseHostNames(['qa-laptop.local']), portalDir: false });
      return () => shared.close();
    });
    const host = 'qa-laptop.local:4310';

    test('requests to this host are accepted, and requests to others are rejected', async () => {
      expect((await rawRequest(shared.port, '/__sandbox/journal', { host })).status).toBe(200);
      expect((await rawRequest(shared.port, '/__sandbox/journal', { host: 'other.local' })).status).toBe(421);
    });

    test('its pages may use the API and the control API, and pages of other hosts may not', async () => {
      const own = { host, origin: 'http://qa-laptop.local:5173' };
      const { headers } = await rawRequest(shared.port, '/api/feature-flags', own);
      expect(headers['access-control-allow-origin']).toBe(own.origin);
      expect((await rawRequest(shared.port, '/__sandbox/reset', own, 'POST')).status).toBe(200);
      const foreign = { host, origin: 'http://other.local:5173' };
      expect((await rawRequest(shared.port, '/__sandbox/reset', foreign, 'POST')).status).toBe(403);
    });
  });

  test('a loopback page on another port may call the API and read its headers', async () => {
    const origin = 'http://localhost:5173';
    const preflight = await rawRequest(
      chain.port,
      '/api/feature-flags',
      { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
      'OPTIONS',
    );
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, origin]);
    const response = await rawRequest(chain.port, '/api/feature-flags', { origin });
    expect(response.headers['access-control-expose-headers']).toContain('Content-Disposition');
  });

  test('a page of a foreign origin gets no CORS headers', async () => {
    const response = await rawRequest(chain.port, '/api/feature-flags', {
      origin: 'https://attacker.example',
    });
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  test.each(['..', '%2e%2e', '.'])(
    'an API path segment %s does not reach another resource',
    async (segment) => {
      const dana = await signIn(chain.origin, 'dana@halberd.example');
      const reply = await rawRequest(chain.port, `/api/v1/suppliers/${segment}/items`, {
        authorization: `Bearer ${dana.accessToken}`,
      });
      expect(reply.status).toBe(400);
    },
  );
});

describe('limits and reports', () => {
  test('a body above 11 MB gets 413 with the contract’s error body and is recorded in the journal', async () => {
    const dana = await signIn(chain.origin, 'dana@halberd.example');
    const form = new FormData();
    form.append('file', new File([new Uint8Array(BODY_LIMIT_BYTES + 1)], 'big.csv', { type: 'text/csv' }));
    const response = await dana.fetch('/api/v1/suppliers/SUP-1001/imports/items', {
      method: 'POST',
      body: form,
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errorCode: 'PAYLOAD_TOO_LARGE', status: 413 });
    expect(chain.control.journal().at(-1)).toMatchObject({ operationId: 'importItems', status: 413 });
  });

  test('both kinds of CSP reports can be read and cleared', async () => {
    const post = (contentType: string, body: unknown) =>
      fetch(`${chain.origin}/__sandbox/csp-reports`, {
        method: 'POST',
        headers: { 'content-type': contentType },
        body: JSON.stringify(body),
      });
    await post('application/csp-report', { 'csp-report': { 'violated-directive': 'script-src' } });
    await post('application/reports+json', [{ type: 'csp-violation' }]);
    expect(chain.control.cspReports()).toEqual([
      { 'csp-report': { 'violated-directive': 'script-src' } },
      { type: 'csp-violation' },
    ]);
    chain.control.clearCspReports();
    expect(chain.control.cspReports()).toEqual([]);
  });

  test('starting on a taken port fails with a one-sentence message', async () => {
    await expect(startChain({ port: chain.port, portalDir: false })).rejects.toThrow(/port \d+ is taken/);
  });
});
