import { generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { signIn } from '../sign-in.ts';
import type { OidcServer } from './oidc-server.ts';
import { signInOidc } from './sign-in-oidc.ts';

const DANA = 'dana@halberd.example';
/** Far from the machine's own: the provider's clock is never the sandbox's. */
const NOW = '2031-05-05T08:00:00.000Z';

let chain: Chain;
let oidc: OidcServer;

beforeAll(async () => {
  chain = await startChain({ portalDir: false, now: NOW, identity: 'oidc' });
  oidc = chain.oidc as OidcServer;
  return () => chain.close();
});
afterEach(() => chain.control.reset());

describe('the sandbox', () => {
  const statusWith = async (token: string, path = '/api/v2/auth/user') =>
    (await fetch(chain.origin + path, { headers: { authorization: `Bearer ${token}` } })).status;

  test('takes the ID token for its user, whatever its own clock says, and knows the user in the journal', async () => {
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

  test('still takes the tokens of Customer Data Cloud', async () => {
    expect(await statusWith((await signIn(chain.origin, DANA)).identityToken)).toBe(200);
  });

  test('refuses an ID token of another server, of another key, and one that has expired', async () => {
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

describe('a server that fails', () => {
  test('resets the connection until it is back', async () => {
    oidc.interrupt('reset');
    await expect(fetch(`${oidc.origin}/jwks`)).rejects.toThrow('fetch failed');
    oidc.resume();
    expect((await fetch(`${oidc.origin}/jwks`)).status).toBe(200);
  });

  test("shows a gateway's page in one place, and answers everywhere else", async () => {
    oidc.interrupt('unavailable', '/token');
    const response = await fetch(`${oidc.origin}/token`, { method: 'POST' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      503,
      'text/html; charset=utf-8',
    ]);
    expect((await fetch(`${oidc.origin}/jwks`)).status).toBe(200);
  });

  test('says nothing, and the caller can give up', async () => {
    oidc.interrupt('silence');
    const impatient = new AbortController();
    const waiting = fetch(`${oidc.origin}/jwks`, { signal: impatient.signal });
    impatient.abort();
    await expect(waiting).rejects.toThrow('aborted');
  });
});

describe('starting and closing', () => {
  /** A closed server counts until the event loop has let go of it. */
  const expectOnlyThisChain = () =>
    vi.waitFor(() => {
      expect(process.getActiveResourcesInfo().filter((name) => /TCPServer/i.test(name))).toHaveLength(2);
    });

  test('takes less than a second', async () => {
    const startedAt = performance.now();
    const own = await startChain({ portalDir: false, identity: 'oidc' });
    const elapsedMs = performance.now() - startedAt;
    await own.close();
    expect(elapsedMs).toBeLessThan(1000);
  });

  test('leaves nothing open, not even for somebody who still waits for an answer', async () => {
    const own = await startChain({ portalDir: false, identity: 'oidc' });
    const { origin, interrupt } = own.oidc as OidcServer;
    interrupt('silence');
    const waiting = fetch(`${origin}/jwks`).catch(() => 'cut off');
    await own.close();
    expect(await waiting).toBe('cut off');
    await expectOnlyThisChain();
  });

  test('and everything between writes nothing on the console', async () => {
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
    const asked = await fetch(`${origin}/me`, {
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
    });
    expect(await asked.json()).toMatchObject({ email: DANA, company: 'Halberd & Fen' });
    await dana.visit(`${origin}/session/end?id_token_hint=${dana.identityToken}`);
    await dana.visit(`${origin}/session/end/success`);
    await dana.visit(`${origin}/auth?client_id=nobody`);
    await own.close();
    expect(written.flatMap((spy) => spy.mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });

  test('a chain that cannot start closes the server that it had started', async () => {
    const start = startChain({ portalDir: false, identity: 'oidc', port: chain.port });
    await expect(start).rejects.toThrow(/port \d+ is taken/);
    await expectOnlyThisChain();
  });

  test('without being asked for there is none', async () => {
    const plain = await startChain({ portalDir: false });
    expect(plain.oidc).toBeUndefined();
    await plain.close();
  });
});
