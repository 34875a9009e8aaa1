import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findFreePort } from '../commands/command-process.ts';
import { skipReason } from './nginx.ts';
import { Site, selectCopiedHeaders } from './site.ts';
import { expect, test } from './test.ts';

// biome-ignore lint/suspicious/noSkippedTests: skips only without nginx and prints the reason
test.skip(skipReason !== undefined, skipReason);

interface Echo {
  url: string;
  headers: IncomingHttpHeaders;
  bytes: number;
}

/** Starts an API that responds with the request it received. */
async function startEcho(): Promise<{ origin: string; server: Server }> {
  const server = createServer(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    const echo: Echo = { url: request.url ?? '', headers: request.headers, bytes };
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'private' });
    response.end(JSON.stringify(echo));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

test.describe('an API that echoes its requests', () => {
  let echo: Awaited<ReturnType<typeof startEcho>>;
  let site: Site;
  test.beforeAll(async () => {
    echo = await startEcho();
    site = await Site.open(echo.origin);
  });
  test.afterAll(async () => {
    await site.close();
    echo.server.close();
  });

  test('the API receives every path unchanged, with any file extension', async ({ request }) => {
    const address = '/api/v1/suppliers/SUP-1001/files/a%2Fb%20c.json?filter=%7B%7D';
    const { url } = (await (await request.get(site.origin + address)).json()) as Echo;
    expect(url).toBe(address);
  });

  test('the API receives forwarding headers and the token, but not the provider’s session cookie', async ({
    request,
  }) => {
    const response = await request.get(`${site.origin}/api/v1/suppliers`, {
      headers: { authorization: 'Bearer a', cookie: 'glt_key=session' },
    });
    const { headers } = (await response.json()) as Echo;
    expect(headers).toMatchObject({ authorization: 'Bearer a', 'x-forwarded-for': '127.0.0.1' });
    expect(headers.cookie).toBeUndefined();
  });

  test('the API controls the caching and CORS headers of its responses', async ({ request }) => {
    const response = await request.get(`${site.origin}/api/v1/suppliers`);
    expect(selectCopiedHeaders(response.headers())).toEqual({
      'cache-control': 'private',
      'content-type': 'application/json',
    });
  });

  test('only the response to a sign-out clears the cache of the browser', async ({ request }) => {
    const requestClearSiteData = async (path: string) =>
      (await request.post(site.origin + path)).headers()['clear-site-data'];
    expect(await requestClearSiteData('/identity/accounts.logout')).toBe('"cache"');
    expect(await requestClearSiteData('/identity/accounts.login')).toBeUndefined();
    expect(await requestClearSiteData('/api/v1/suppliers')).toBeUndefined();
  });

  test('uploads of 10 MB pass, and larger ones get an error in the contract’s format', async ({
    request,
  }) => {
    const upload = (megabytes: number) =>
      request.post(`${site.origin}/api/v1/suppliers/SUP-1001/items/imports`, {
        data: Buffer.alloc(megabytes * 1024 * 1024),
      });
    expect(((await (await upload(10)).json()) as Echo).bytes).toBe(10 * 1024 * 1024);
    const refused = await upload(12);
    expect(refused.status()).toBe(413);
    expect(await refused.json()).toMatchObject({ errorCode: 'PAYLOAD_TOO_LARGE', status: 413 });
  });
});

test('an unreachable API gets an error in the contract’s format, and the portal shows it', async ({
  request,
}) => {
  const site = await Site.open(`http://127.0.0.1:${await findFreePort()}`);
  try {
    const refused = await request.get(`${site.origin}/api/v1/suppliers`);
    expect(refused.status()).toBe(503);
    expect(await refused.json()).toMatchObject({ errorCode: 'UPSTREAM_UNAVAILABLE', status: 503 });
    expect((await request.get(`${site.origin}/login`)).status()).toBe(200);
  } finally {
    await site.close();
  }
});

test('an invalid configuration stops nginx with its own error message', async () => {
  await expect(Site.open('no address')).rejects.toThrow(/invalid|emerg/);
});
