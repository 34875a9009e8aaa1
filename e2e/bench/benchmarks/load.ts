import { Agent, get } from 'node:http';
import { signIn } from '../../../mocks/src/testing.ts';
import { BenchError, type Benchmark, measuring } from '../benchmark.ts';
import { startChainProcess } from '../chain/chain.ts';
import { median, quantile } from '../statistics.ts';

const users = 200;
const loadMs = 60_000;
const quickLoadMs = 5000;

/** The users of the load, and their suppliers. */
const readers = [
  { email: 'root@portal.example', supplierId: (user: number) => `SUP-X${String(user + 1).padStart(4, '0')}` },
  {
    email: 'ops@portal.example',
    supplierId: (user: number) => `SUP-X${String(4992 - user).padStart(4, '0')}`,
  },
  { email: 'dana@halberd.example', supplierId: () => 'SUP-1001' },
  { email: 'multi@agency.example', supplierId: () => 'SUP-1007' },
];

const lists = ['items', 'inbound-orders', 'outbound-orders', 'customers'];

/**
 * Returns the path of a user's next read: a supplier's lists page by page, and every tenth time the list of suppliers.
 */
function getReadPath(user: number, read: number, supplierId: string): string {
  if ((user + read) % 10 === 0) return `/api/v1/suppliers?limit=100&searchString=${(user + read) % 100}`;
  const list = lists[(user + read) % lists.length];
  return `/api/v1/suppliers/${supplierId}/${list}?limit=10&offset=${(read % 3) * 10}`;
}

/** Reads a response to its last byte and returns its status. */
function read(agent: Agent, origin: string, path: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'access-token': token };
  return new Promise((resolve, reject) => {
    get(origin + path, { agent, headers }, (response) => {
      response.on('error', reject).resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}

async function readFor(durationMs: number, origin: string) {
  const sessions = await Promise.all(readers.map(({ email }) => signIn(origin, email)));
  const agent = new Agent({ keepAlive: true, maxSockets: users });
  const times: number[] = [];
  const failures = new Map<string, number>();
  const fail = (reason: string) => failures.set(reason, (failures.get(reason) ?? 0) + 1);
  const startedAt = performance.now();
  const reading = async (user: number) => {
    const place = user % readers.length;
    const supplierId = readers[place]?.supplierId(user) ?? '';
    const token = sessions[place]?.accessToken ?? '';
    for (let turn = 0; performance.now() - startedAt < durationMs; turn += 1) {
      const path = getReadPath(user, turn, supplierId);
      const sentAt = performance.now();
      try {
        const status = await read(agent, origin, path, token);
        if (status === 200) times.push(performance.now() - sentAt);
        else fail(`${path} responded with ${status}`);
      } catch (error) {
        fail(String(error));
      }
    }
  };
  await Promise.all(Array.from({ length: users }, (_, user) => reading(user)));
  agent.destroy();
  return { times, failures };
}

export const load: Benchmark = {
  name: 'load',
  run: ({ portalDir, isQuick }) =>
    measuring('the load', async () => {
      const chain = await startChainProcess(portalDir, { large: true });
      try {
        const { times, failures } = await readFor(isQuick ? quickLoadMs : loadMs, chain.origin);
        const [failure] = failures;
        if (failure) throw new BenchError(`bench: under load, ${failure[0]} (${failure[1]} times).`);
        return [
          {
            title: `Load: ${users} users reading lists of the large sandbox`,
            figures: [
              { name: 'A list, median', unit: 'ms', values: [median(times)] },
              { name: 'A list, p95', unit: 'ms', values: [quantile(times, 0.95)] },
              { name: 'Lists read', unit: 'count', values: [times.length] },
              { name: 'Errors', unit: 'count', values: [0] },
              { name: 'Start of the large sandbox', unit: 'ms', values: [chain.startMs] },
            ],
          },
        ];
      } finally {
        await chain.stop();
      }
    }),
};
