import { beforeAll, beforeEach } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { rawRequest } from '../gateway/raw-request.ts';
import { signIn } from '../sign-in.ts';
import { WORLD_HEADER } from './world-name.ts';

/** Time of the sandbox in the tests. */
export const NOW = '2026-11-20T09:30:00.000Z';
export const DANA = 'dana@halberd.example';
export const ITEM = '/api/v1/suppliers/SUP-1001/items/ITM-1001';

/** Creates the header that selects a world, for tests. */
export const inWorld = (world: string) => ({ headers: { [WORLD_HEADER]: world } });

/** Sets up a chain with four worlds at most, for tests. Each test starts with the default world alone. */
export function setupWorldTests() {
  let chain: Chain;
  beforeAll(async () => {
    chain = await startChain({ portalDir: false, now: NOW, worlds: 4 });
    return () => chain.close();
  });
  beforeEach(async () => {
    for (const { name } of await chain.worlds.list()) if (name !== 'default') await chain.worlds.delete(name);
    chain.control.reset();
  });
  return {
    get origin() {
      return chain.origin;
    },
    get control() {
      return chain.control;
    },
    get worlds() {
      return chain.worlds;
    },
    danaIn: (world: string) => signIn(chain.origin, DANA, undefined, world),
    names: async () => (await chain.worlds.list()).map(({ name }) => name),
    /** Sends the path and the headers exactly as written. */
    send: (path: string, headers?: Readonly<Record<string, string>>, method?: string) =>
      rawRequest(chain.port, path, headers, method),
    /** Calls the control API. */
    async call(
      method: string,
      path: string,
      { world = 'default', body }: { world?: string; body?: unknown } = {},
    ) {
      const response = await fetch(`${chain.origin}/__sandbox${path}`, {
        method,
        ...inWorld(world),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
    },
  };
}
