import { beforeAll, beforeEach } from 'vitest';
import { type Chain, startChain } from '../../chain.ts';
import { type CreatedSession, DEMO_AUTHORIZATION, sessionRequest } from '../../widget-session.ts';

/** Time of the sandbox in the tests. */
export const NOW = '2026-11-20T09:30:00.000Z';
/** Origin of the page with the widgets. */
export const ORIGIN = sessionRequest.origin;
export const SESSIONS = '/api/v2/embed/sessions';
export const ITEMS = '/api/v1/suppliers/SUP-1001/items';

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

interface CallInit extends RequestInit {
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
}

/**
 * Sets up a sandbox behind the gate with calls of a partner's server and page, for tests. Each test starts with the
 * same data.
 */
export function useSessionClient() {
  let chain: Chain;
  let start: string;
  beforeAll(async () => {
    chain = await startChain({ portalDir: false, now: NOW });
    start = chain.control.snapshot();
    return () => chain.close();
  });
  beforeEach(() => {
    chain.control.restore(start);
    chain.control.clearJournal();
  });

  async function call(path: string, { json, headers, ...init }: CallInit = {}): Promise<Reply> {
    const response = await fetch(chain.origin + path, {
      ...init,
      headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
  }

  return {
    get origin() {
      return chain.origin;
    },
    get control() {
      return chain.control;
    },
    call,
    /** Sends a call of the partner's server. */
    asServer: (method: string, path: string, json?: unknown, authorization: string = DEMO_AUTHORIZATION) =>
      call(path, { method, headers: { authorization }, json }),
    /** Sends a call of a widget in the partner's page. */
    asPage: ({ accessToken }: CreatedSession, path: string, { headers, ...init }: CallInit = {}) =>
      call(path, {
        ...init,
        headers: {
          authorization: `Bearer ${accessToken}`,
          'access-token': accessToken,
          origin: ORIGIN,
          ...headers,
        },
      }),
  };
}
