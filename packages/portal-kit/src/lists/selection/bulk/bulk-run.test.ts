import { PortalError } from '@portal-kit/sdk';
import { expect, test } from 'vitest';
import { createBulkRun, stopsRun } from './bulk-run';

const refusal = new PortalError({ kind: 'http', status: 409, message: 'In use' });
const maintenance = new PortalError({ kind: 'http', status: 503, code: 'MAINTENANCE', message: 'Closed' });

/** Creates a run of records whose requests the test ends. */
function held(names: readonly string[]) {
  const requests: { name: string; end: (result?: unknown) => void; fail: (error: unknown) => void }[] = [];
  const run = createBulkRun(names, (name) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    requests.push({ name, end: resolve, fail: reject });
    return promise;
  });
  return { run, requests, statuses: () => run.get().states.map(({ status }) => status) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a run processes three records at a time and keeps the result of each', async () => {
  const { run, requests, statuses } = held(['a', 'b', 'c', 'd']);
  const ended = run.start();
  expect(requests.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  requests[1]?.end('B');
  await settled();
  expect(statuses()).toEqual(['running', 'done', 'running', 'running']);
  for (const { end } of requests) end('X');
  await ended;
  expect(run.get()).toEqual({
    isRunning: false,
    states: ['X', 'B', 'X', 'X'].map((value) => ({ status: 'done', value })),
  });
});

test('a failed record does not stop the others, and a second start sends only the remaining records', async () => {
  const { run, requests, statuses } = held(['a', 'b']);
  const ended = run.start();
  requests[0]?.fail(refusal);
  requests[1]?.end();
  await ended;
  expect(run.get().states).toEqual([
    { status: 'failed', error: refusal },
    { status: 'done', value: undefined },
  ]);
  const again = run.start();
  expect(requests.map(({ name }) => name)).toEqual(['a', 'b', 'a']);
  requests[2]?.end();
  await again;
  expect(statuses()).toEqual(['done', 'done']);
});

test('stop() lets running records end and starts no other', async () => {
  const { run, requests, statuses } = held(['a', 'b', 'c', 'd', 'e']);
  const ended = run.start();
  run.stop();
  for (const { end } of requests) end();
  await ended;
  expect(statuses()).toEqual(['done', 'done', 'done', 'waiting', 'waiting']);
});

test('after an error that would fail every record, the other records stay waiting', async () => {
  const { run, requests, statuses } = held(['a', 'b', 'c', 'd']);
  const ended = run.start();
  requests[0]?.fail(maintenance);
  await settled();
  requests[1]?.end();
  requests[2]?.fail(new PortalError({ kind: 'aborted', message: 'Aborted' }));
  await ended;
  expect([requests.length, statuses()]).toEqual([3, ['failed', 'done', 'waiting', 'waiting']]);
});

test.each([
  ['maintenance', maintenance, true],
  ['a missing session', new PortalError({ kind: 'http', status: 401, message: 'x' }), true],
  ['a missing network', new PortalError({ kind: 'network', message: 'x' }), true],
  ['a refused record', refusal, false],
  ['a timeout', new PortalError({ kind: 'timeout', message: 'x' }), false],
  ['an unknown error', new Error('x'), false],
])('%s stops a run: %s', (_, error, expected) => {
  expect(stopsRun(error)).toBe(expected);
});
