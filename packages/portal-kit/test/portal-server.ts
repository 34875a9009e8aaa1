import { vi } from 'vitest';
import type { Account, IdentityProvider } from '../src/kernel/session/sign-in/identity-provider';

export const ada: Account = {
  ...{ email: 'ada@cellar.example', nickname: 'Ada', company: null, companyId: null },
};
export const ben: Account = { ...ada, email: 'ben@cellar.example', nickname: 'Ben' };
const people = [ada, ben];

export const paths = {
  user: '/api/v2/auth/user',
  roles: '/api/v2/auth/roles',
  flags: '/api/feature-flags',
  accessToken: '/api/v2/auth/accessToken',
  items: '/api/v1/suppliers/SUP-1/items',
};
/** Storage entries of an earlier visit of Ada. */
export const permissions = JSON.stringify({
  account: ada,
  user: { globalRole: 'SUPER_ADMIN', supplierRoles: [] },
  roles: { SUPER_ADMIN: ['BASIC_ACCESS'] },
  flags: ['user-roles'],
});

export const flagsResponse = (...flags: { id: string; enabled: boolean }[]) => ({
  items: flags.map((flag) => ({ label: 'web-app', value: JSON.stringify(flag) })),
});

/** Replaces the global `fetch` with the portal's server and its identity provider for the sessions of one test. */
export function startServer() {
  const sent: string[] = [];
  /** Response statuses by path, for all requests or by token. `never`: no response. */
  const refused: Record<string, number | 'never' | ((token: string) => number)> = {};
  const bodies: Record<string, unknown> = {
    [paths.user]: { globalRole: 'SUPER_ADMIN', supplierRoles: [] },
    [paths.roles]: { SUPER_ADMIN: ['BASIC_ACCESS'] },
    [paths.flags]: flagsResponse({ id: 'user-roles', enabled: true }),
  };
  let accessTokens = 0;
  vi.stubGlobal(
    'fetch',
    async (url: string, { headers, signal }: { headers: Headers; signal: AbortSignal }) => {
      const { pathname } = new URL(url);
      const token = headers.get('authorization') ?? headers.get('access-token') ?? '';
      sent.push(`${pathname} ${token}`);
      const rule = refused[pathname] ?? 200;
      const status = typeof rule === 'function' ? rule(token) : rule;
      if (status === 'never')
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      if (status !== 200) return Response.json({ errorMessage: 'No' }, { status });
      if (pathname !== paths.accessToken) return Response.json(bodies[pathname] ?? { data: [] });
      accessTokens += 1;
      return Response.json({ token: `access-${accessTokens}` });
    },
  );

  /** The user of the browser's session cookie, shared by all tabs. */
  let sessionAccount: Account | undefined;
  let identityTokens = 0;
  const identityCalls: string[] = [];
  const requireSession = () =>
    sessionAccount
      ? Promise.resolve(sessionAccount)
      : Promise.reject({ kind: 'no-session', callId: 'call-1' });
  const provider: IdentityProvider = {
    password: {
      signIn: async ({ loginId }) => {
        identityCalls.push(`sign in ${loginId}`);
        const person = people.find(({ email }) => email === loginId);
        if (!person) throw { kind: 'bad-credentials' };
        sessionAccount = person;
        return person;
      },
      requestReset: async () => {},
      setNewPassword: async () => {},
    },
    verifySession: async () => {
      identityCalls.push('verify');
      await requireSession();
    },
    getIdentityToken: async () => {
      const { email } = await requireSession();
      identityTokens += 1;
      return `${email} ${identityTokens}`;
    },
    getAccount: requireSession,
    signOut: async () => {
      identityCalls.push('sign out');
      sessionAccount = undefined;
    },
    forget: () => {
      identityCalls.push('forget');
      sessionAccount = undefined;
    },
    hasSession: () => sessionAccount !== undefined,
  };
  return {
    sent,
    refused,
    bodies,
    provider,
    /** Calls to the identity provider. */
    identityCalls,
    calls: (path: string) => sent.filter((call) => call.startsWith(path)).length,
    /** Signs in at the provider without the portal, to simulate an earlier visit or another tab. */
    setSessionAccount: (person: Account | undefined) => {
      sessionAccount = person;
    },
  };
}
