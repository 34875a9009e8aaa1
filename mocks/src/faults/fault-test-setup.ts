import { beforeAll, beforeEach } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { type SignedIn, signIn } from '../sign-in.ts';

export const ITEMS = '/api/v1/suppliers/SUP-1001/items';

/** Sets up a chain with a signed-in user, for tests. Each test starts without faults and with an empty journal. */
export function setupFaultTests() {
  let chain: Chain;
  let dana: SignedIn;
  beforeAll(async () => {
    chain = await startChain({ portalDir: false });
    dana = await signIn(chain.origin, 'dana@halberd.example');
    return () => chain.close();
  });
  beforeEach(() => {
    chain.control.clearFaults();
    chain.control.clearJournal();
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
    /** Requests the items one after the other and returns the statuses. */
    async statuses(requests: number, person: SignedIn = dana): Promise<number[]> {
      const seen: number[] = [];
      for (let request = 0; request < requests; request += 1) {
        const { status, body } = await person.fetch(ITEMS);
        await body?.cancel();
        seen.push(status);
      }
      return seen;
    },
  };
}
