import { beforeAll, beforeEach, expect } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { type SignedIn, signIn } from '../sign-in.ts';

/** Time of the sandbox in the tests. */
export const NOW = '2026-11-20T09:30:00.000Z';
export const SUPPLIER = '/api/v1/suppliers/SUP-1001';
export const ITEMS = `${SUPPLIER}/items`;
export const ITEM = `${ITEMS}/ITM-1001`;
export const INBOUND = `${SUPPLIER}/inbound-orders`;

/** Reads a response's status and discards its body, for tests. */
export async function readStatus(response: Promise<Response>): Promise<number> {
  const { status, body } = await response;
  await body?.cancel();
  return status;
}

/** Sets up a chain with two users, for tests. Each test starts with the same data, without scenarios and faults. */
export function setupScenarioTests() {
  let chain: Chain;
  let dana: SignedIn;
  let root: SignedIn;
  let start: string;
  beforeAll(async () => {
    chain = await startChain({ portalDir: false, now: NOW });
    dana = await signIn(chain.origin, 'dana@halberd.example');
    root = await signIn(chain.origin, 'root@portal.example');
    start = chain.control.snapshot();
    return async () => {
      expect(chain.control.violations()).toEqual([]);
      await chain.close();
    };
  });
  beforeEach(() => {
    chain.control.setScenario();
    for (const { name } of chain.control.scenarioDefinitions()) chain.control.deleteScenario(name);
    chain.control.clearFaults();
    chain.control.restore(start);
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
    get dana() {
      return dana;
    },
    /** A user who may open every supplier. */
    get root() {
      return root;
    },
    get: (path: string) => dana.fetch(path),
  };
}
