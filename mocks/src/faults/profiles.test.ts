import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Chain, startChain } from '../chain.ts';
import { profiles } from './profiles.ts';

let chain: Chain;

beforeAll(async () => {
  chain = await startChain({ portalDir: false });
  return () => chain.close();
});

beforeEach(() => chain.control.clearFaults());

const control = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${chain.origin}/__sandbox${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as { data: { rule: object }[] } };
};

test.each(profiles)(
  'the rules of profile $name are valid JSON rules that can be added as faults',
  async ({ rules }) => {
    const copied = JSON.parse(JSON.stringify(rules)) as object[];
    const { status, body } = await control('POST', '/faults', copied);
    expect([status, body.data.map(({ rule }) => rule)]).toEqual([201, copied]);
  },
);

test('the control API lists profiles and adds their rules with the seeds of the caller', async () => {
  expect((await control('GET', '/profiles')).body).toEqual({ data: profiles });
  const [profile] = profiles;
  await control('POST', `/profiles/${profile?.name}`);
  await control('POST', `/profiles/${profile?.name}`, { seed: 7 });
  const rules = profile?.rules ?? [];
  expect(chain.control.faults().map(({ rule }) => rule)).toEqual([
    ...rules,
    ...rules.map((rule, index) => ({ ...rule, seed: 7 + index })),
  ]);
  expect((await control('POST', '/profiles/monday')).status).toBe(404);
});

test('docs/qa.md lists every profile', async () => {
  const document = await readFile(new URL('../../../docs/qa.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n### Profiles\n(.*?)\n##/s.exec(document) ?? [];
  const rows = [...section.matchAll(/^\| `(.+?)` \| (.+) \|$/gm)];
  expect(rows.map(([, name, description]) => [name, description])).toEqual(
    profiles.map(({ name, description }) => [name, description]),
  );
});

test('the JSON examples of docs/qa.md are accepted and have their effect', async () => {
  const document = await readFile(new URL('../../../docs/qa.md', import.meta.url), 'utf8');
  const readExample = (kind: string) =>
    JSON.parse(new RegExp(`\n\`\`\`json ${kind}\n(.*?)\n\`\`\``, 's').exec(document)?.[1] ?? '') as never;
  const faults = await control('POST', '/faults', readExample('faults'));
  expect([faults.status, faults.body.data.length]).toEqual([201, 8]);
  const scenario: { name: string; moves: { orderId: string }[] } = readExample('scenario');
  expect((await control('POST', '/scenarios', scenario)).status).toBe(201);
  expect((await control('POST', '/scenario', { name: scenario.name })).status).toBe(200);
  expect(chain.control.orders(scenario.moves[0]?.orderId).data).toMatchObject([{ status: 'IN_RECEIVING' }]);
});
