import { gzipSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { documentedPlaceholders } from './documented.ts';
import { skipReason } from './nginx.ts';
import { selectCopiedHeaders } from './site.ts';
import { expect, test } from './test.ts';

// biome-ignore lint/suspicious/noSkippedTests: skips only without nginx and prints the reason
test.skip(skipReason !== undefined, skipReason);

const navigation = { accept: 'text/html' };

/** Finds the path of a built file in the page. */
async function findAssetPath(request: APIRequestContext, ending: string): Promise<string> {
  const page = await (await request.get('/', { headers: navigation })).text();
  const [, path] = new RegExp(`"(/assets/[^"]+\\.${ending})"`).exec(page) ?? [];
  if (!path) throw new Error(`e2e: the page references no .${ending} file`);
  return path;
}

test('the page has exactly the headers of the reference server', async ({ request, sandbox }) => {
  for (const address of ['/', '/login', '/index.html', '/SUP-1001/items?sortBy=sku']) {
    const responses = await Promise.all(
      [sandbox.origin, ''].map((origin) => request.get(`${origin}${address}`, { headers: navigation })),
    );
    const [reference = {}, nginx = {}] = responses.map((response) => selectCopiedHeaders(response.headers()));
    expect(reference).toHaveProperty('content-security-policy');
    expect(nginx, address).toEqual(reference);
  }
});

for (const ending of ['js', 'css', 'woff2']) {
  test(`a .${ending} file has exactly the headers of the reference server`, async ({ request, sandbox }) => {
    const path = await findAssetPath(request, ending);
    const [reference, nginx] = await Promise.all(
      [sandbox.origin, ''].map(async (origin) =>
        selectCopiedHeaders((await request.get(`${origin}${path}`)).headers()),
      ),
    );
    expect(reference).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
    expect(nginx).toEqual(reference);
  });
}

test('config.json is not cached', async ({ request, settings }) => {
  const response = await request.get('/config.json');
  expect(await response.json()).toEqual(settings);
  expect(selectCopiedHeaders(response.headers())).toEqual({
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});

test('a missing file is an uncached 404, not the page', async ({ request }) => {
  const missing = [
    '/assets/portal-GONE1234.js',
    '/assets/',
    '/assets/a%40b.example',
    '/favicon.ico',
    '/SUP-1001/items.json',
    '/.vite/manifest.json',
  ];
  for (const path of missing) {
    const response = await request.get(path, { headers: navigation });
    expect({ path, status: response.status(), body: await response.text() }).toEqual({
      path,
      status: 404,
      body: 'There is no such file.\n',
    });
    expect(response.headers()).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('text/plain'),
      'x-content-type-options': 'nosniff',
    });
  }
});

test('every screen address serves the page', async ({ request }) => {
  const page = await (await request.get('/index.html')).text();
  expect(page).toContain('<div id="root">');
  const addresses = [
    '/',
    '/login',
    '/SUP-1001/items/edit/ITM-1001',
    '/SUP-1001/users-and-roles/edit/a%40b.example',
    '/SUP-1001/users-and-roles/edit/a@assets.js',
    `/SUP-1001/items?searchString=${'x'.repeat(12_000)}`,
  ];
  for (const address of addresses) expect(await (await request.get(address)).text(), address).toBe(page);
});

test('unchanged pages and files get a 304', async ({ request }) => {
  const page = { path: '/SUP-1001/items', caching: 'no-cache' };
  const script = { path: await findAssetPath(request, 'js'), caching: 'public, max-age=31536000, immutable' };
  for (const { path, caching } of [page, script]) {
    const { etag = '' } = (await request.get(path)).headers();
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect({ status: again.status(), caching: again.headers()['cache-control'] }).toEqual({
      status: 304,
      caching,
    });
  }
});

test('text is compressed and fonts are not', async ({ request }) => {
  const requestContentEncoding = async (path: string, accepted = 'gzip') =>
    (await request.get(path, { headers: { 'accept-encoding': accepted } })).headers()['content-encoding'];
  expect(await requestContentEncoding('/login')).toBe('gzip');
  expect(await requestContentEncoding(await findAssetPath(request, 'js'))).toBe('gzip');
  expect(await requestContentEncoding(await findAssetPath(request, 'css'))).toBe('gzip');
  expect(await requestContentEncoding(await findAssetPath(request, 'css'), 'identity')).toBeUndefined();
  expect(await requestContentEncoding(await findAssetPath(request, 'woff2'))).toBeUndefined();
});

test('a precompressed file is served unchanged', async ({ request, site }) => {
  await site.write('assets/made-ABCD1234.js', 'export {};');
  await site.write('assets/made-ABCD1234.js.gz', gzipSync('export {}; // smaller'));
  const response = await request.get('/assets/made-ABCD1234.js');
  expect(await response.text()).toBe('export {}; // smaller');
});

test('HTTPS responses set HSTS and HTTP responses do not', async ({ request }) => {
  const requestTransportSecurity = async (headers: Record<string, string>) =>
    (await request.get('/', { headers })).headers()['strict-transport-security'];
  expect(await requestTransportSecurity({ 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
  expect(await requestTransportSecurity({})).toBeUndefined();
});

test('responses do not reveal the server version', async ({ request }) => {
  const refused = await request.post('/login');
  expect(refused.status()).toBe(405);
  expect(refused.headers().server).toBe('nginx');
  expect(await refused.text()).not.toMatch(/nginx\/\d/);
});

test('the access log contains addresses without the query string', async ({ request, site }) => {
  await request.get('/login?code=one-time-secret');
  await request.get('/logged');
  await expect.poll(() => site.accessLog()).toContain('"GET /logged" 200');
  expect(await site.accessLog()).toContain('"GET /login" 200');
  expect(await site.accessLog()).not.toContain('one-time-secret');
});

test('every placeholder of the configuration is documented', () => {
  expect(documentedPlaceholders).toEqual([
    'listen',
    'host',
    'folder',
    'access-log',
    'api',
    'identity',
    'certificates',
  ]);
});
