import { generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { signIn } from '../sign-in.ts';
import { WORLD_HEADER } from '../worlds/world-name.ts';
import type { OidcServer } from './oidc-server.ts';
import { signInOidc } from './sign-in-oidc.ts';

const DANA = 'dana@halberd.example';
/** Far from the system time, because the provider does not use the sandbox's clock. */
const NOW = '2031-05-05T08:00:00.000Z';

let chain: Chain;
let oidc: OidcServer;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: NOW, identity: 'oidc' });
  oidc = chain.oidc as OidcServer;
  return () => chain.close();
});
afterEach(() => chain.control.reset());

describe('sandbox with OpenID Connect', () => {
  const statusWith = async (token: string, path = '/api/v2/auth/user') =>
    (await fetch(chain.origin + path, { headers: { authorization: `Bearer ${token}` } })).status;

  test('the sandbox accepts an ID token regardless of its own clock and records the user in the journal', async () => {
    const dana = await signInOidc(chain.origin, DANA);
    expect(chain.control.clock().now).toBe(NOW);
    expect(await (await dana.fetchAsIdentity('/api/v2/auth/user')).json()).toMatchObject({
      globalRole: null,
      supplierRoles: [{ supplierId: 'SUP-1001', role: 'ADMIN' }],
    });
    expect((await dana.fetch('/api/v1/suppliers/SUP-1001/items')).status).toBe(200);
    expect((await dana.fetch('/api/v1/suppliers/SUP-1002/items')).status).toBe(404);
    const [first] = chain.control.journal().filter(({ operationId }) => operationId === 'getAuthUser');
    expect(first).toMatchObject({
      user: DANA,
      headers: { authorization: expect.stringMatching(/^Bearer \[identity token [0-9a-f]{8}\]$/) },
    });
    expect(JSON.stringify(chain.control.journal())).not.toContain(dana.identityToken);
    expect(chain.control.violations()).toEqual([]);
  });

  test('the sandbox still accepts tokens of Customer Data Cloud', async () => {
    expect(await statusWith((await signIn(chain.origin, DANA)).identityToken)).toBe(200);
  });

  test('each world has its own server, and its tokens are invalid in other worlds', async () => {
    const inDefault = await signInOidc(chain.origin, DANA);
    const inAnna = await signInOidc(chain.origin, DANA, { world: 'anna' });
    const anna = await chain.worlds.open('anna');
    expect(anna.oidc?.origin).not.toBe(chain.oidc?.origin);
    const fetchStatus = async (token: string, world: string) => {
      const headers = { authorization: `Bearer ${token}`, [WORLD_HEADER]: world };
      return (await fetch(`${chain.origin}/api/v2/auth/roles`, { headers })).status;
    };
    expect(await fetchStatus(inAnna.identityToken, 'anna')).toBe(200);
    expect(await fetchStatus(inAnna.identityToken, 'default')).toBe(401);
    expect(await fetchStatus(inDefault.identityToken, 'anna')).toBe(401);
    expect(await fetchStatus(inDefault.identityToken, 'default')).toBe(200);
    await chain.worlds.delete('anna');
    await expect(fetch(`${anna.oidc?.origin}/jwks`)).rejects.toThrow();
  });

  test('the sandbox rejects an ID token of another server, of another key, or after its expiry', async () => {
    const other = await startChain({ portalDir: false, identity: 'oidc' });
    const foreign = await signInOidc(other.origin, DANA);
    await other.close();
    const forged = await new SignJWT({ email: DANA })
      .setProtectedHeader({ alg: 'ES256', kid: 'oidc-1' })
      .setIssuer(oidc.origin)
      .setAudience(oidc.clientId)
      .setExpirationTime('1h')
      .sign((await generateKeyPair('ES256')).privateKey);
    expect(await statusWith(foreign.identityToken)).toBe(401);
    expect(await statusWith(forged)).toBe(401);

    oidc.setIdentityTokenSeconds(600);
    const { identityToken } = await signInOidc(chain.origin, DANA);
    vi.setSystemTime(Date.now() + 540_000);
    const before = await statusWith(identityToken);
    vi.setSystemTime(Date.now() + 120_000);
    const after = await statusWith(identityToken);
    vi.useRealTimers();
    expect([before, after]).toEqual([200, 401]);
  });
});

describe('interruptions of the OpenID Connect server', () => {
  test('interrupt() with reset closes every connection until resume()', async () => {
    oidc.interrupt('reset');
    await expect(fetch(`${oidc.origin}/jwks`)).rejects.toThrow('fetch failed');
    oidc.resume();
    expect((await fetch(`${oidc.origin}/jwks`)).status).toBe(200);
  });

  test('interrupt() with unavailable and a path returns an error page for that path only', async () => {
    oidc.interrupt('unavailable', '/token');
    const response = await fetch(`${oidc.origin}/token`, { method: 'POST' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      503,
      'text/html; charset=utf-8',
    ]);
    expect((await fetch(`${oidc.origin}/jwks`)).status).toBe(200);
  });

  test('interrupt() with silence sends no response, and the caller can abort', async () => {
    oidc.interrupt('silence');
    const impatient = new AbortController();
    const waiting = fetch(`${oidc.origin}/jwks`, { signal: impatient.signal });
    impatient.abort();
    await expect(waiting).rejects.toThrow('aborted');
  });
});

describe('start and close of the OpenID Connect server', () => {
  /** Expects the two servers of this file. A closed server is counted until the event loop has released it. */
  const expectOnlyThisChain = () =>
    vi.waitFor(() => {
      expect(process.getActiveResourcesInfo().filter((name) => /TCPServer/i.test(name))).toHaveLength(2);
    });

  test('close() ends open connections, including connections that wait for a response', async () => {
    const own = await startChain({ portalDir: false, identity: 'oidc' });
    const { origin, interrupt } = own.oidc as OidcServer;
    interrupt('silence');
    const waiting = fetch(`${origin}/jwks`).catch(() => 'cut off');
    await own.close();
    expect(await waiting).toBe('cut off');
    await expectOnlyThisChain();
  });

  test('the server writes nothing to the console', async () => {
    const written = (['log', 'info', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => {}),
    );
    vi.resetModules();
    const fresh = await import('../testing.ts');
    const own = await fresh.startChain({ portalDir: false, identity: 'oidc' });
    const dana = await fresh.signInOidc(own.origin, DANA);
    const { origin, clientId } = own.oidc as OidcServer;
    const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: `${dana.refreshToken}` };
    const headers = { origin: own.origin };
    const refreshed = await fetch(`${origin}/token`, {
      method: 'POST',
      headers,
      body: new URLSearchParams(form),
    });
    const { access_token: accessToken } = (await refreshed.json()) as { access_token: string };
    const userInfo = await fetch(`${origin}/me`, {
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
    });
    expect(await userInfo.json()).toMatchObject({ email: DANA, company: 'Halberd & Fen' });
    await dana.visit(`${origin}/session/end?id_token_hint=${dana.identityToken}`);
    await dana.visit(`${origin}/session/end/success`);
    await dana.visit(`${origin}/auth?client_id=nobody`);
    await own.close();
    expect(written.flatMap((spy) => spy.mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });

  test('a chain that fails to start closes its OpenID Connect server', async () => {
    const start = startChain({ portalDir: false, identity: 'oidc', port: chain.port });
    await expect(start).rejects.toThrow(/port \d+ is taken/);
    await expectOnlyThisChain();
  });

  test('a chain without the oidc option has no OpenID Connect server', async () => {
    const plain = await startChain({ portalDir: false });
    expect(plain.oidc).toBeUndefined();
    await plain.close();
  });
});
