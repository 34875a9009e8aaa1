import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect, constants } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import type { Api } from './api.ts';
import { serveApp } from './app-server.ts';
import { createPeerApi } from './peer-api.ts';
import { createPortalApi } from './portal-api.ts';
import { loadStaticFiles } from './static-files.ts';

let folder = '';
const closers: (() => void)[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peers-'));
  await writeFile(join(folder, 'index.html'), '<title>Items</title>');
  await writeFile(join(folder, 'app.js'), 'start();'.repeat(100));
});
test.afterEach(() => {
  for (const close of closers.splice(0)) close();
});
test.afterAll(() => rm(folder, { recursive: true }));

/** Serves the folder. Returns a function that requests a path over HTTP/2. */
async function serve(api: Api, apiLatencyMs = 0) {
  const pem = await getCertificate(join(folder, 'certificate'), 'test', ['127.0.0.1']);
  const files = await loadStaticFiles(folder);
  const server = await serveApp({ files, api, apiLatencyMs, pem });
  const session = connect(server.origin, { ca: pem });
  closers.push(() => session.close(), server.close);
  return async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const request = session.request({ [constants.HTTP2_HEADER_PATH]: path, ...headers });
    const startedAt = performance.now();
    const response = await new Promise<Record<string, unknown>>((resolve, reject) =>
      request.once('response', resolve).once('error', reject),
    );
    const body = await buffer(request);
    return { status: response[':status'], headers: response, body, tookMs: performance.now() - startedAt };
  };
}

test('the server of an application sends compressed files that the browser caches, and the page for every screen', async () => {
  const get = await serve(createPeerApi());
  const script = await get('/app.js', { 'accept-encoding': 'gzip, br' });
  expect(script).toMatchObject({
    status: 200,
    headers: { 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' },
  });
  expect(brotliDecompressSync(script.body).toString()).toBe('start();'.repeat(100));
  const page = await get('/S00001/items');
  expect(page).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
  expect(page.body.toString()).toBe('<title>Items</title>');
  expect(await get('/missing.js')).toMatchObject({ status: 404 });
});

test('the server of an application delays the API by its latency and no file', async () => {
  const get = await serve(createPeerApi(), 200);
  expect((await get('/api/v1/suppliers?limit=1')).tookMs).toBeGreaterThan(195);
  const slow = await serve(createPeerApi(), 600_000);
  expect(await slow('/app.js')).toMatchObject({ status: 200 });
});

test('the API of the peers sorts and pages items and has 5,000 suppliers', async () => {
  const { respond } = createPeerApi();
  const read = async (url: string) => {
    const { status, body } = await respond({ method: 'GET', url, headers: {}, body: Buffer.alloc(0) });
    return { status, content: JSON.parse(body.in('identity').toString()) };
  };
  const items = '/api/v1/suppliers/S00001/items';
  const { content } = await read(`${items}?limit=3&offset=10&sortBy=availableQty&sortDirection=DESC`);
  expect(content.meta).toEqual({ total: 8_437 });
  const quantities = content.data.map(
    (item: { inventory: [{ availableQty: number }] }) => item.inventory[0].availableQty,
  );
  expect(quantities).toHaveLength(3);
  expect(quantities).toEqual([...quantities].sort((a, b) => b - a));
  expect(await read(`${items}/${content.data[0].id}`)).toEqual({ status: 200, content: content.data[0] });
  expect((await read('/api/v1/suppliers?limit=5000')).content.data).toHaveLength(5_000);
  expect((await read('/api/v1/warehouses')).status).toBe(404);
});

test('the API of the portal forwards requests to the sandbox and reads each address once', async () => {
  const seen: string[] = [];
  const sandbox = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.origin ?? ''}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`;
  closers.push(() => {
    sandbox.close();
    sandbox.closeAllConnections();
  });
  const get = await serve(createPortalApi(origin));
  for (const path of ['/api/v1/suppliers', '/api/v1/suppliers', '/api/v2/auth/roles', '/api/v2/auth/roles'])
    expect((await get(path, { origin: 'https://127.0.0.1' })).body.toString()).toBe('{"data":[]}');
  expect(seen).toEqual([
    `GET /api/v1/suppliers ${origin}`,
    `GET /api/v2/auth/roles ${origin}`,
    `GET /api/v2/auth/roles ${origin}`,
  ]);
});
