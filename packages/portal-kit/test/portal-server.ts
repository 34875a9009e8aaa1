import { vi } from 'vitest';
import type { Account, IdentityProvider } from '../src/kernel/session/identity-provider';

export const ada: Account = { email: 'ada@cellar.example', nickname: 'Ada', company: null, companyId: null };
export const ben: Account = { ...ada, email: 'ben@cellar.example', nickname: 'Ben' };
const people = [ada, ben];

export const paths = {
  user: '/api/v2/auth/user',
  roles: '/api/v2/auth/roles',
  flags: '/api/feature-flags',
  accessToken: '/api/v2/auth/accessToken',
  items: '/api/v1/suppliers/SUP-1/items',
};
/** What a visit of Ada's leaves for the next one. */
export const permissions = JSON.stringify({
  account: ada,
  user: { globalRole: 'SUPER_ADMIN', supplierRoles: [] },
  roles: { SUPER_ADMIN: ['BASIC_ACCESS'] },
});

export const flagsAnswer = (...flags: { id: string; enabled: boolean }[]) => ({
  items: flags.map((flag) => ({ label: 'web-app', value: JSON.stringify(flag) })),
});

/** The portal's server and its identity provider, for the sessions of one test. The global `fetch` leads to it. */
export function startServer() {
  const sent: string[] = [];
  /** Statuses by path, for as long as they stand here: of all calls, or by their token. `never`: no answer. */
  const refused: Record<string, number | 'never' | ((token: string) => number)> = {};
  const bodies: Record<string, unknown> = {
    [paths.user]: { globalRole: 'SUPER_ADMIN', supplierRoles: [] },
    [paths.roles]: { SUPER_ADMIN: ['BASIC_ACCESS'] },
    [paths.flags]: flagsAnswer({ id: 'user-roles', enabled: true }),
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

  /** Whom the browser's cookie proves; all of its tabs share it. */
  let proven: Account | undefined;
  let identityTokens = 0;
  const told: string[] = [];
  const needSession = () =>
    proven ? Promise.resolve(proven) : Promise.reject({ kind: 'no-session', callId: 'call-1' });
  const provider: IdentityProvider = {
    password: {
      signIn: async ({ loginId }) => {
        told.push(`sign in ${loginId}`);
        const person = people.find(({ email }) => email === loginId);
        if (!person) throw { kind: 'bad-credentials' };
        proven = person;
        return person;
      },
      requestReset: async () => {},
      setNewPassword: async () => {},
    },
    verifySession: async () => {
      told.push('verify');
      await needSession();
    },
    getIdentityToken: async () => {
      const { email } = await needSession();
      identityTokens += 1;
      return `${email} ${identityTokens}`;
    },
    getAccount: needSession,
    signOut: async () => {
      told.push('sign out');
      proven = undefined;
    },
    forget: () => {
      told.push('forget');
      proven = undefined;
    },
    hasSession: () => proven !== undefined,
  };
  return {
    sent,
    refused,
    bodies,
    provider,
    /** What the provider was asked to do. */
    told,
    calls: (path: string) => sent.filter((call) => call.startsWith(path)).length,
    /** The provider's session, as by an older visit or in another tab. */
    prove: (person: Account | undefined) => {
      proven = person;
    },
  };
}
