import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopbackHost } from '../gateway/own-hosts.ts';
import { checkCredentials, stateFailure } from '../sandbox/identity/login.ts';
import { recordSignIn } from '../sandbox/identity/sessions.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { addConsentPrompt, errorRedirect, type OidcErrorCode } from './authorization-requests.ts';
import { type Interruption, writeInterruption } from './interruption.ts';
import { createProvider, OIDC_CLIENT_ID, OIDC_SCOPE } from './provider.ts';
import { createSignInPage } from './sign-in-page.ts';
import { createKeys } from './signing-keys.ts';
import { OidcStorage } from './storage.ts';
import { type TokenRequest, watchTokenRequests } from './token-requests.ts';

const HOST = '127.0.0.1';
const IDENTITY_TOKEN_SECONDS = 3600;

/** An OpenID Connect server in this process, with functions for tests. Its clock is always the system clock. */
export interface OidcServer {
  /** Issuer URL; the authority in a client's configuration. */
  readonly origin: string;
  readonly clientId: string;
  readonly scope: string;
  /** Lists the requests to the token endpoint with their results, oldest first. */
  tokenRequests(): readonly TokenRequest[];
  /** Simulates an outage until {@link OidcServer.resume}. `path` limits it to a path prefix such as `/token`. */
  interrupt(how: Interruption, path?: string): void;
  resume(): void;
  /** Makes the next sign-in redirect back with this error. */
  refuseNext(error: OidcErrorCode): void;
  /** Ends a user's session at the server, so that the next sign-in requires the password. */
  endSession(email: string): void;
  /** Revokes all refresh tokens of the user. */
  revokeRefreshTokens(email: string): void;
  /** Sets the lifetime of ID tokens issued from now on. Default: 3,600. */
  setIdentityTokenSeconds(seconds: number): void;
  /** Restores the initial state. Keeps the signing keys. */
  reset(): void;
}

export interface RunningOidcServer extends OidcServer {
  /**
   * Verifies an ID token that this server issued for the portal and returns its email address; `undefined` for any
   * other token.
   */
  verifyIdentityToken(identityToken: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Starts the server on a free loopback port. The sandbox's accounts are its users. */
export async function startOidcServer({
  db,
  clock,
}: Pick<Sandbox, 'db' | 'clock'>): Promise<RunningOidcServer> {
  const keys = await createKeys();
  const storage = new OidcStorage();
  let identityTokenSeconds = IDENTITY_TOKEN_SECONDS;
  let interruption: { readonly how: Interruption; readonly path: string } | undefined;
  let refused: OidcErrorCode | undefined;

  const server = createServer();
  server.listen(0, HOST);
  await once(server, 'listening');
  const origin = `http://${HOST}:${(server.address() as AddressInfo).port}`;

  const provider = createProvider({
    issuer: origin,
    keys,
    storage,
    findAccountByUid: (uid) => {
      const account = db.accounts.get(uid);
      return account && !stateFailure(account) ? account : undefined;
    },
    identityTokenSeconds: () => identityTokenSeconds,
  });
  const tokenRequests = watchTokenRequests(provider, (uid) => db.accounts.get(uid)?.email ?? null);
  const handleByProvider = provider.callback();
  const handleSignIn = createSignInPage(provider, (loginId, password) => {
    const checked = checkCredentials({ db }, loginId, password);
    if ('account' in checked) recordSignIn(db, clock, checked.account);
    return checked;
  });

  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (!isLoopbackHost(request.headers.host)) return response.writeHead(421).end();
    if (interruption && url.pathname.startsWith(interruption.path))
      return writeInterruption(interruption.how, response);
    if (url.pathname.startsWith('/interaction/')) return handleSignIn(request, response);
    if (url.pathname === '/auth') {
      const back = refused && errorRedirect(url.searchParams, refused);
      refused = undefined;
      if (back) return response.writeHead(303, { location: back }).end();
      addConsentPrompt(request, url);
    }
    return handleByProvider(request, response);
  });

  const getUid = (email: string) => {
    const account = db.accounts.list().find((candidate) => candidate.email === email);
    if (!account) throw new Error(`@portal-kit/mocks: ${email} has no account`);
    return account.uid;
  };

  return {
    origin,
    clientId: OIDC_CLIENT_ID,
    scope: OIDC_SCOPE,
    verifyIdentityToken: (token) =>
      keys.readVerifiedEmail(token, { issuer: origin, audience: OIDC_CLIENT_ID }),
    tokenRequests: () => tokenRequests,
    interrupt: (how, path = '/') => {
      interruption = { how, path };
    },
    resume: () => {
      interruption = undefined;
    },
    refuseNext: (error) => {
      refused = error;
    },
    endSession: (email) => storage.forget(['Session'], getUid(email)),
    revokeRefreshTokens: (email) => storage.forget(['RefreshToken'], getUid(email)),
    setIdentityTokenSeconds: (seconds) => {
      identityTokenSeconds = seconds;
    },
    reset() {
      storage.clear();
      tokenRequests.length = 0;
      interruption = undefined;
      refused = undefined;
      identityTokenSeconds = IDENTITY_TOKEN_SECONDS;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
