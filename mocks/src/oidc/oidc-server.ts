import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isLoopbackHost } from '../gateway/loopback.ts';
import { checkCredentials, stateFailure } from '../sandbox/identity/login.ts';
import { noteSignIn } from '../sandbox/identity/sessions.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { type Interruption, interrupted } from './interruption.ts';
import { createKeys } from './keys.ts';
import { createProvider, OIDC_CLIENT_ID, OIDC_SCOPE } from './provider.ts';
import { askForConsent, type OidcErrorCode, refusal } from './requests.ts';
import { createSignInPage } from './sign-in-page.ts';
import { OidcStorage } from './storage.ts';
import { type TokenRequest, watchTokenRequests } from './token-requests.ts';

const HOST = '127.0.0.1';
const IDENTITY_TOKEN_SECONDS = 3600;

/** An OpenID Connect server in this process, and what a test can make of it. Its clock is always the machine's own. */
export interface OidcServer {
  /** Also its issuer, and what a client calls its authority. */
  readonly origin: string;
  readonly clientId: string;
  readonly scope: string;
  /** What came to the token endpoint and what became of it, oldest first. */
  tokenRequests(): readonly TokenRequest[];
  /** Answers no more, in one way or another, until {@link OidcServer.resume}; `path` narrows it: `/token`. */
  interrupt(how: Interruption, path?: string): void;
  resume(): void;
  /** The next sign-in comes back with this error, unasked. */
  refuseNext(error: OidcErrorCode): void;
  /** Ends a user's session at the server, so that the next sign-in asks for the password again. */
  endSession(email: string): void;
  /** From now on no refresh token of the user is good for anything. */
  revokeRefreshTokens(email: string): void;
  /** Lifetime of the ID tokens to come; 3,600 unless told otherwise. */
  setIdentityTokenSeconds(seconds: number): void;
  /** As just started; signing keys stay. */
  reset(): void;
}

export interface RunningOidcServer extends OidcServer {
  /** The address in one of its own live ID tokens for the portal; `undefined` for anything else. */
  emailOf(identityToken: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** Starts the server on a free loopback port; the sandbox's accounts are its users. */
export async function startOidcServer({
  world,
  clock,
}: Pick<Sandbox, 'world' | 'clock'>): Promise<RunningOidcServer> {
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
    privateJwk: keys.privateJwk,
    storage,
    accountOf: (uid) => {
      const account = world.accounts.get(uid);
      return account && !stateFailure(account) ? account : undefined;
    },
    identityTokenSeconds: () => identityTokenSeconds,
  });
  const tokenRequests = watchTokenRequests(provider, (uid) => world.accounts.get(uid)?.email ?? null);
  const answerByProvider = provider.callback();
  const answerSignIn = createSignInPage(provider, (loginId, password) => {
    const checked = checkCredentials({ world }, loginId, password);
    if ('account' in checked) noteSignIn(world, clock, checked.account);
    return checked;
  });

  server.on('request', (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    if (!isLoopbackHost(request.headers.host)) return response.writeHead(421).end();
    if (interruption && url.pathname.startsWith(interruption.path))
      return interrupted(interruption.how, response);
    if (url.pathname.startsWith('/interaction/')) return answerSignIn(request, response);
    if (url.pathname === '/auth') {
      const back = refused && refusal(url.searchParams, refused);
      refused = undefined;
      if (back) return response.writeHead(303, { location: back }).end();
      askForConsent(request, url);
    }
    return answerByProvider(request, response);
  });

  const uidOf = (email: string) => {
    const account = world.accounts.list().find((candidate) => candidate.email === email);
    if (!account) throw new Error(`@portal-kit/mocks: ${email} has no account`);
    return account.uid;
  };

  return {
    origin,
    clientId: OIDC_CLIENT_ID,
    scope: OIDC_SCOPE,
    emailOf: (token) => keys.emailOf(token, { issuer: origin, audience: OIDC_CLIENT_ID }),
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
    endSession: (email) => storage.forget(['Session'], uidOf(email)),
    revokeRefreshTokens: (email) => storage.forget(['RefreshToken'], uidOf(email)),
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
