import { isIdentityError } from '@portal-kit/sdk/identity';
import { afterEach, beforeEach, vi } from 'vitest';
import {
  createOidcIdentityProvider,
  type OidcIdentityOptions,
} from '../src/kernel/session/sign-in/oidc-identity-provider';
import { createTextStore } from '../src/kernel/session/storage/session-storage';
import { MemoryStorage } from './memory-storage';
import { type FakeOidcServer, startOidcServer } from './oidc-server';

export const redirectUri = 'https://portal.example/login';
export const postLogoutRedirectUri = 'https://portal.example/login?out';

/** Opens a browser tab whose local storage is `shared`. */
function openOidcTab(
  server: FakeOidcServer,
  shared: MemoryStorage,
  options: Partial<OidcIdentityOptions> = {},
) {
  /** Session storage. */
  const own = new MemoryStorage();
  /** Addresses that the page navigated to. */
  const left: URL[] = [];
  const provider = createOidcIdentityProvider({
    authority: server.authority,
    clientId: 'portal',
    redirectUri,
    postLogoutRedirectUri,
    local: createTextStore(() => shared),
    session: createTextStore(() => own),
    leavePage: (url) => left.push(new URL(url)),
    ...options,
  });
  const { redirect } = provider;
  if (!redirect) throw new Error('The provider has no sign-in by redirect.');

  /** Navigates to the identity provider and returns its redirect address. */
  async function responseAddress(parameters: Record<string, string> = { code: 'c-1' }) {
    await redirect?.begin({ returnTo: '/SUP-1001/items' });
    const request = left.at(-1)?.searchParams;
    server.nonce = request?.get('nonce') ?? undefined;
    const query = new URLSearchParams({ ...parameters, state: request?.get('state') ?? '' });
    return new URL(`${redirectUri}?${query}`);
  }
  const signIn = async () => redirect.finish(await responseAddress());
  return { provider, redirect, own, left, responseAddress, signIn };
}

/** Waits for a request. Resolves with `done`, or the kind of its error. */
export const waitForOutcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isIdentityError(error) ? error.kind : error),
  );

/** Sets up a new server and an empty local storage for each test. All tabs share them. */
export function setupOidcTabs() {
  let server: FakeOidcServer;
  let shared: MemoryStorage;
  beforeEach(() => {
    server = startOidcServer();
    shared = new MemoryStorage();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return {
    get server() {
      return server;
    },
    get shared() {
      return shared;
    },
    openTab: (options?: Partial<OidcIdentityOptions>) => openOidcTab(server, shared, options),
  };
}
