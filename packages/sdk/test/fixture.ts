import { createPortalSdk, type PortalSdk, type PortalSdkOptions } from '@portal-kit/sdk';
import { afterAll, beforeAll } from 'vitest';
import { type ApiServer, startApiServer } from './api-server';
import { type CountingTokens, countingTokens } from './tokens';

export interface Client {
  readonly sdk: PortalSdk;
  readonly tokens: CountingTokens;
}

/** Starts one server for a test file and creates clients for it. */
export function useApiServer() {
  let server: ApiServer | undefined;
  beforeAll(async () => {
    server = await startApiServer();
  });
  afterAll(() => server?.close());
  const running = () => {
    if (!server) throw new Error('The server is not running.');
    return server;
  };
  return {
    server: running,
    client(options: Partial<Omit<PortalSdkOptions, 'tokens'>> & { tokens?: CountingTokens } = {}): Client {
      const tokens = options.tokens ?? countingTokens();
      return { tokens, sdk: createPortalSdk({ baseUrl: running().baseUrl, ...options, tokens }) };
    },
  };
}
