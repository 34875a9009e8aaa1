import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePort } from '../commands/command-process.ts';
import { copiedHeaders } from './copied-headers.ts';
import { lackOfNginx } from './nginx.ts';
import { Site } from './site.ts';
import { expect, test } from './test.ts';

// biome-ignore lint/suspicious/noSkippedTests: only where there is no nginx, with its reason printed
test.skip(lackOfNginx !== undefined, lackOfNginx);

interface Echo {
  url: string;
  headers: IncomingHttpHeaders;
  bytes: number;
}

/** An API that answers with what it was asked. */
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

test.describe('an API that says what reaches it', () => {
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

  test('gets its address as it was sent, whatever its ending', async ({ request }) => {
    const address = '/api/v1/suppliers/SUP-1001/files/a%2Fb%20c.json?filter=%7B%7D';
    const { url } = (await (await request.get(site.origin + address)).json()) as Echo;
    expect(url).toBe(address);
  });

  test('gets who asks and with which token, but not the provider’s session', async ({ request }) => {
    const response = await request.get(`${site.origin}/api/v1/suppliers`, {
      headers: { authorization: 'Bearer a', cookie: 'glt_key=session' },
    });
    const { headers } = (await response.json()) as Echo;
    expect(headers).toMatchObject({ authorization: 'Bearer a', 'x-forwarded-for': '127.0.0.1' });
    expect(headers.cookie).toBeUndefined();
  });

  test('decides itself how its answers are kept and who may read them', async ({ request }) => {
    const response = await request.get(`${site.origin}/api/v1/suppliers`);
    expect(copiedHeaders(response.headers())).toEqual({
      'cache-control': 'private',
      'content-type': 'application/json',
    });
  });

  test('gets uploads of 10 MB; larger ones are refused in the contract’s words', async ({ request }) => {
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

test('an API that cannot be reached is said so in the contract’s words, and screens go on', async ({
  request,
}) => {
  const site = await Site.open(`http://127.0.0.1:${await freePort()}`);
  try {
    const refused = await request.get(`${site.origin}/api/v1/suppliers`);
    expect(refused.status()).toBe(503);
    expect(await refused.json()).toMatchObject({ errorCode: 'UPSTREAM_UNAVAILABLE', status: 503 });
    expect((await request.get(`${site.origin}/login`)).status()).toBe(200);
  } finally {
    await site.close();
  }
});

test('a configuration with a mistake is told at once, with nginx’s words', async () => {
  await expect(Site.open('no address')).rejects.toThrow(/invalid|emerg/);
});
