import { type ContractOperation, loadContract } from '@portal-kit/contract/contract';
import { beforeAll, beforeEach } from 'vitest';
import { type Chain, startChain } from '../chain.ts';

type Respond = (request: Request) => Response | Promise<Response>;

export const contract = await loadContract();

/** Lists the media types of an operation's successful responses, for tests. */
export const listMediaTypes = ({ prism }: ContractOperation) =>
  prism.responses
    .filter(({ code }) => code.startsWith('2'))
    .flatMap(({ contents = [] }) => contents.map(({ mediaType }) => mediaType));

/** Sets up a gate in front of the responses that a test sets. Each test starts with an empty journal. */
export function setupGateTests() {
  let chain: Chain;
  let respond: Respond = () => new Response(null, { status: 501 });
  beforeAll(async () => {
    chain = await startChain({ portalDir: false, upstream: (request) => respond(request) });
    return () => chain.close();
  });
  beforeEach(() => chain.control.clearJournal());
  return {
    get origin() {
      return chain.origin;
    },
    get control() {
      return chain.control;
    },
    /** Sets the responses of the sandbox behind the gate. */
    set upstream(next: Respond) {
      respond = next;
    },
    /** Sends a request with both tokens. */
    call: (path: string, init: RequestInit = {}) =>
      fetch(chain.origin + path, {
        ...init,
        headers: {
          authorization: 'Bearer any',
          'access-token': 'any',
          ...(init.headers as Record<string, string>),
        },
      }),
  };
}
