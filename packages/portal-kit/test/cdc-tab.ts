import { vi } from 'vitest';
import {
  type CdcIdentityOptions,
  createCdcIdentityProvider,
} from '../src/kernel/session/sign-in/cdc-identity-provider';
import type { IdentityProvider } from '../src/kernel/session/sign-in/identity-provider';
import { type CookieJar, createTextStore } from '../src/kernel/session/storage/session-storage';
import { MemoryStorage } from './memory-storage';

export const redirectUrl = 'https://portal.example/login';

/** Replaces the global `fetch` with the REST API of Customer Data Cloud. */
export function startCdcServer() {
  const sent: { call: string; address: string; body: URLSearchParams }[] = [];
  /** Fields of the responses by method. */
  const responses: Record<string, object> = {};
  vi.stubGlobal('fetch', async (url: string | URL, { body }: { body?: BodyInit } = {}) => {
    const address = new URL(url);
    const call = address.pathname.slice(1);
    sent.push({ call, address: String(url), body: new URLSearchParams(String(body ?? '')) });
    return Response.json({ errorCode: 0, statusCode: 200, callId: 'c', ...responses[call] });
  });
  return { sent, responses };
}

/** Opens a browser tab. `held`: the session cookie of an earlier sign-in. */
export function openCdcTab(held?: string, options: Partial<CdcIdentityOptions> = {}) {
  const cookies = new Map<string, string>(held === undefined ? [] : [['glt_key', held]]);
  const ages: (number | undefined)[] = [];
  const jar: CookieJar = {
    get: (name) => cookies.get(name),
    set: (name, value, maxAgeSeconds) => {
      cookies.set(name, value);
      ages.push(maxAgeSeconds);
    },
    isStored: (name) => cookies.has(name),
    remove: (name) => void cookies.delete(name),
  };
  const tab = new MemoryStorage();
  const provider = createCdcIdentityProvider({
    baseUrl: 'https://accounts.example',
    apiKey: 'key',
    cookies: jar,
    session: createTextStore(() => tab),
    redirectUrl,
    ...options,
  });
  return {
    provider,
    cookies,
    ages,
    tab,
    password: provider.password as NonNullable<IdentityProvider['password']>,
    redirect: provider.redirect as NonNullable<IdentityProvider['redirect']>,
  };
}

export const session = {
  sessionInfo: { cookieName: 'glt_key', cookieValue: 'lt-1' },
  profile: {
    email: 'ada@cellar.example',
    firstName: 'Ada',
    lastName: 'Lovelace',
    work: { company: 'Cellar', companyID: 'C-1' },
  },
};
export const ada = {
  email: 'ada@cellar.example',
  nickname: 'Ada Lovelace',
  company: 'Cellar',
  companyId: 'C-1',
};
