import { describe, expect, test } from 'vitest';
import { INBOUND, ITEMS, NOW, setupScenarioTests } from './scenario-test-setup.ts';

const sandbox = setupScenarioTests();

const control = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => {
  const response = await fetch(`${sandbox.origin}/__sandbox${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    body: (response.status === 204 ? undefined : await response.json()) as Record<string, unknown>,
  };
};

const shaky = {
  name: 'shaky-items',
  description: 'Every second list of items fails.',
  rules: [{ kind: 'status', status: 503, operationId: 'listItems', flap: { apply: 1, skip: 1 } }],
};

const statuses = async (count: number, init: RequestInit = {}) => {
  const seen = [];
  for (let call = 0; call < count; call += 1) seen.push((await sandbox.dana.fetch(ITEMS, init)).status);
  return seen;
};

test('a scenario is defined, listed, selected, replaced and deleted while the sandbox runs', async () => {
  const stored = { ...shaky, rules: [{ times: 'always', ...shaky.rules[0] }] };
  expect(await control('POST', '/scenarios', shaky)).toEqual({ status: 201, body: stored });
  expect((await control('POST', '/scenarios', shaky)).status).toBe(409);
  expect((await control('GET', '/scenarios')).body).toEqual({ data: [stored] });
  expect((await control('GET', '/scenarios/shaky-items')).body).toEqual(stored);
  const { scenarios } = (await control('GET', '/scenario')).body as { scenarios: unknown[] };
  expect(scenarios.at(-1)).toEqual({
    name: 'shaky-items',
    effect: 'Every second list of items fails.',
    isDefined: true,
  });

  expect((await control('POST', '/scenario', { name: 'shaky-items' })).status).toBe(200);
  expect(await statuses(4)).toEqual([503, 200, 503, 200]);
  expect(sandbox.control.journal().at(-2)).toMatchObject({
    scenario: 'shaky-items',
    fault: null,
    source: 'fault',
  });
  await control('POST', '/scenario', { name: 'shaky-items' });
  expect(await statuses(1)).toEqual([503]);

  const gentle = { description: 'Nothing fails.' };
  expect(await control('PUT', '/scenarios/shaky-items', gentle)).toEqual({
    status: 200,
    body: { name: 'shaky-items', ...gentle },
  });
  expect(sandbox.control.scenario()).toBeUndefined();
  sandbox.control.setScenario('shaky-items');
  expect(await statuses(2)).toEqual([200, 200]);
  expect((await control('PUT', '/scenarios/quiet', gentle)).status).toBe(201);
  expect((await control('DELETE', '/scenarios/shaky-items')).status).toBe(204);
  expect(sandbox.control.scenario()).toBeUndefined();
  expect((await control('DELETE', '/scenarios/shaky-items')).status).toBe(404);
  expect((await control('GET', '/scenarios/shaky-items')).status).toBe(404);
  expect((await control('POST', '/scenario', { name: 'shaky-items' })).status).toBe(400);
});

test('a defined scenario is selected by link, parameter and header like a built-in one', async () => {
  sandbox.control.defineScenario(shaky);
  const headers = { 'sandbox-scenario': 'shaky-items' };
  expect(await statuses(2, { headers })).toEqual([503, 200]);
  expect((await sandbox.dana.fetch(`${ITEMS}?sandboxScenario=shaky-items`)).status).toBe(503);
  expect(sandbox.control.scenario()).toBeUndefined();
  const link = await fetch(`${sandbox.origin}/?sandboxScenario=shaky-items`, { redirect: 'manual' });
  expect([link.status, sandbox.control.scenario()]).toEqual([303, 'shaky-items']);
  sandbox.control.reset();
  expect(sandbox.control.scenarioDefinitions().map(({ name }) => name)).toEqual(['shaky-items']);
});

test('a scenario belongs to its world', async () => {
  sandbox.control.defineScenario(shaky);
  const headers = { 'x-sandbox-world': 'elsewhere' };
  expect((await control('GET', '/scenarios', undefined, headers)).body).toEqual({ data: [] });
  expect((await control('POST', '/scenario', { name: 'shaky-items' }, headers)).status).toBe(400);
  await sandbox.worlds.delete('elsewhere');
});

describe('changes of clock and data', () => {
  const movable = () =>
    sandbox.control.orders('SUP-1001').data.filter(({ next }) => next.includes('IN_RECEIVING'));

  test('activation sets the clock and moves orders, and empty lists hide existing records', async () => {
    const [first, second] = movable();
    if (!first || !second) throw new Error('The seed has no open inbound orders');
    const failure = { code: 'REFUSED', message: 'The dock is closed' };
    sandbox.control.defineScenario({
      name: 'busy-dock',
      description: 'The dock receives.',
      clock: { now: '2026-11-20T09:35:00Z' },
      moves: [
        { orderId: first.orderId, to: 'IN_RECEIVING', reason: 'Truck arrived' },
        { orderId: second.orderId, to: 'CANCELED' },
      ],
      empty: ['items'],
    });
    sandbox.control.setScenario('busy-dock');
    expect(sandbox.control.clock().now).toBe('2026-11-20T09:35:00.000Z');
    const fetchStatus = async (id: string) =>
      ((await (await sandbox.dana.fetch(`${INBOUND}/${id}`)).json()) as { status: string }).status;
    expect([await fetchStatus(first.orderId), await fetchStatus(second.orderId)]).toEqual([
      'IN_RECEIVING',
      'CANCELED',
    ]);
    expect(await (await sandbox.dana.fetch(ITEMS)).json()).toMatchObject({ data: [], meta: { total: 0 } });
    sandbox.control.setScenario();
    expect(await (await sandbox.dana.fetch(ITEMS)).json()).not.toMatchObject({ meta: { total: 0 } });
    expect(() =>
      sandbox.control.moveOrder(first.orderId, { to: 'FAILED', failure: failure as never }),
    ).toThrow(/cannot become FAILED/);
  });

  test('a move that is not possible changes neither data, clock nor scenario', async () => {
    const [order] = movable();
    if (!order) throw new Error('The seed has no open inbound order');
    sandbox.control.defineScenario({
      name: 'impossible',
      description: 'The second move is not possible.',
      clock: { advanceMs: 60_000 },
      seed: 7,
      moves: [
        { orderId: order.orderId, to: 'IN_RECEIVING' },
        { orderId: 'IB-NONE', to: 'CLOSED' },
      ],
    });
    const before = sandbox.control.orders().data;
    sandbox.control.setScenario('slow-lists');
    expect(await control('POST', '/scenario', { name: 'impossible' })).toEqual({
      status: 400,
      body: {
        errorMessage: expect.stringMatching(/^(Unknown order|.* cannot become)/),
        field: expect.stringMatching(/^moves\[[01]\]$/),
      },
    });
    expect(sandbox.control.orders().data).toEqual(before);
    expect([sandbox.control.clock().now, sandbox.control.scenario()]).toEqual([NOW, 'slow-lists']);
  });

  test('a seed reseeds the data when the scenario is activated', async () => {
    const orderIds = () => JSON.stringify(sandbox.control.orders('SUP-1001').data);
    const before = orderIds();
    sandbox.control.defineScenario({ name: 'seven', description: 'Data of seed 7.', seed: 7 });
    expect((await sandbox.dana.fetch(ITEMS, { headers: { 'sandbox-scenario': 'seven' } })).status).toBe(200);
    expect(orderIds()).toBe(before);
    sandbox.control.setScenario('seven');
    expect(orderIds()).not.toBe(before);
  });
});

const refused: readonly (readonly [unknown, string, RegExp])[] = [
  [null, '', /^A scenario must be an object$/],
  [{}, 'name', /^A scenario: name must be/],
  [{ ...shaky, name: 'Shaky Items' }, 'name', /lowercase letters/],
  [{ ...shaky, name: 'maintenance' }, 'name', /"maintenance" is a built-in scenario/],
  [{ ...shaky, name: 'none' }, 'name', /"none" is a built-in scenario/],
  [{ ...shaky, description: ' ' }, 'description', /description must be a text/],
  [{ ...shaky, rule: [] }, 'rule', /has no field "rule"\. Known fields: name, description, rules/],
  [{ ...shaky, rules: {} }, 'rules', /rules must be a list/],
  [
    { ...shaky, rules: [...shaky.rules, { kind: 'reset' }] },
    'rules.[1].operationId',
    /requires operationId, tag or path/,
  ],
  [
    { ...shaky, rules: [{ ...shaky.rules[0], status: 42 }] },
    'rules.[0].status',
    /status must be a whole number/,
  ],
  [{ ...shaky, empty: ['orders'] }, 'empty', /empty must be a list of items, customers/],
  [{ ...shaky, clock: { mode: 'fast' } }, 'clock.mode', /mode must be one of real, fixed/],
  [{ ...shaky, clock: { now: 'noon' } }, 'clock.now', /Not an instant: noon/],
  [{ ...shaky, seed: 1.5 }, 'seed', /seed must be a whole number/],
  [{ ...shaky, moves: [{ to: 'OPEN' }] }, 'moves[0].orderId', /orderId must be/],
  [{ ...shaky, moves: [{ orderId: 'IB-1', to: 'OPEN', at: NOW }] }, 'moves[0].at', /has no field "at"/],
];

test.each(refused)('the scenario %j is refused at %j', async (definition, field, reason) => {
  expect(await control('POST', '/scenarios', definition)).toEqual({
    status: 400,
    body: { errorMessage: expect.stringMatching(reason), field: field.replace('.[', '[') },
  });
  expect(sandbox.control.scenarioDefinitions()).toEqual([]);
});

test('a world defines at most 100 scenarios', () => {
  for (let number = 1; number <= 100; number += 1)
    sandbox.control.defineScenario({ name: `scenario-${number}`, description: 'One of many.' });
  expect(() => sandbox.control.defineScenario(shaky)).toThrow('A world defines at most 100 scenarios');
  expect(sandbox.control.defineScenario({ name: 'scenario-1', description: 'Replaced.' }).name).toBe(
    'scenario-1',
  );
});
