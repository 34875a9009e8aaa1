import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { INBOUND, ITEM, ITEMS, readStatus, setupScenarioTests } from './scenario-test-setup.ts';
import { scenarioNames, scenarios } from './scenarios.ts';

const sandbox = setupScenarioTests();

const roles = (query = '', headers: Readonly<Record<string, string>> = {}) =>
  readStatus(
    fetch(`${sandbox.origin}/api/v2/auth/roles${query}`, {
      headers: { authorization: `Bearer ${sandbox.dana.identityToken}`, ...headers },
    }),
  );

test('the header takes precedence over the parameter, and the parameter over the active scenario', async () => {
  const flags = `${ITEMS}?limit=1&sandboxScenario=maintenance&sortBy=sku`;
  expect(await readStatus(sandbox.get(flags))).toBe(503);
  expect(await readStatus(sandbox.get(ITEMS))).toBe(200);
  expect(await roles('', { 'sandbox-scenario': 'roles-401' })).toBe(401);
  expect(await roles('?sandboxScenario=roles-down')).toBe(500);
  expect(await roles('?sandboxScenario=roles-down', { 'sandbox-scenario': 'roles-401' })).toBe(401);
  sandbox.control.setScenario('maintenance');
  expect(await roles()).toBe(503);
  expect(await roles('?sandboxScenario=roles-401')).toBe(401);
  expect(await roles('', { 'sandbox-scenario': 'none' })).toBe(200);
  expect(sandbox.control.journal().at(-2)).toMatchObject({ scenario: 'roles-401', query: '', status: 401 });
});

test('an unknown scenario name is rejected with the list of names', async () => {
  const response = await sandbox.dana.fetch(`${ITEM}?sandboxScenario=nonsense`);
  expect(response.status).toBe(400);
  const { errorMessage } = (await response.json()) as { errorMessage: string };
  for (const name of scenarioNames) expect(errorMessage).toContain(name);
  expect(() => sandbox.control.setScenario('nonsense')).toThrow(RangeError);
});

test('the control API lists and activates scenarios with fresh memory, and a reset deactivates them', async () => {
  const scenario = (body?: unknown) =>
    fetch(
      `${sandbox.origin}/__sandbox/scenario`,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
    );
  expect(await (await scenario()).json()).toMatchObject({
    chosen: null,
    scenarios: scenarioNames.map((name) => ({ name, effect: scenarios[name].effect })),
  });
  for (const _ of [1, 2]) {
    expect(await (await scenario({ name: 'expired-token' })).json()).toMatchObject({
      chosen: 'expired-token',
    });
    expect(await readStatus(sandbox.get(ITEM))).toBe(401);
  }
  expect((await scenario({ name: 'nonsense' })).status).toBe(400);
  expect(sandbox.control.scenario()).toBe('expired-token');
  await scenario({});
  expect(await readStatus(sandbox.get(ITEM))).toBe(200);
  await scenario({ name: 'maintenance' });
  sandbox.control.reset();
  expect(sandbox.control.scenario()).toBeUndefined();
});

test('a link to the portal activates its scenario and removes the parameter from the URL', async () => {
  const follow = (path: string) => fetch(sandbox.origin + path, { redirect: 'manual' });
  const response = await follow('/SUP-1001/items?search=x%20y&sandboxScenario=roles-401&page=2');
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/SUP-1001/items?search=x%20y&page=2',
  ]);
  expect(await roles()).toBe(401);
  expect((await follow('//evil.example/?sandboxScenario=none')).headers.get('location')).toBe(
    '/evil.example/',
  );
  expect(await roles()).toBe(200);
  expect((await follow('/?sandboxScenario=nonsense')).status).toBe(400);
  const head = await fetch(`${sandbox.origin}/?sandboxScenario=roles-down`, {
    method: 'HEAD',
    redirect: 'manual',
  });
  expect([head.status, sandbox.control.scenario()]).toEqual([303, 'roles-down']);
});

test.each(['POST', 'PUT', 'DELETE'])('a %s request to a link activates no scenario', async (method) => {
  const response = await fetch(`${sandbox.origin}/?sandboxScenario=roles-401`, {
    method,
    redirect: 'manual',
  });
  expect([response.headers.get('location'), sandbox.control.scenario()]).toEqual([null, undefined]);
});

test('a reset removes permanent changes of scenarios', async () => {
  const sample = async () => (await sandbox.get(`${INBOUND}?limit=100`)).text();
  const before = await sample();
  sandbox.control.setScenario('failed-order');
  expect(await sample()).not.toBe(before);
  sandbox.control.reset();
  expect(await sample()).toBe(before);
});

test('docs/qa.md lists every scenario', async () => {
  const document = await readFile(new URL('../../../docs/qa.md', import.meta.url), 'utf8');
  const [, section = ''] = document.split('\n## Scenarios\n');
  const rows = [...(section.split('\n##')[0] ?? '').matchAll(/^\| `(.+?)` \| (.+) \|$/gm)];
  expect(rows.map(([, name, effect]) => [name, effect])).toEqual(
    Object.entries(scenarios).map(([name, { effect }]) => [name, effect]),
  );
});
