import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Call } from '../../src/calls/call.ts';
import type { CallTarget } from '../../src/calls/call-target.ts';
import { ReturnedValues, referenceTo } from '../../src/calls/returned-values.ts';
import { CALLS_PER_SEED } from '../../src/calls/run-calls.ts';
import { runSandboxCalls } from './run-sandbox-calls.ts';

test('2,000 generated calls cause no failure, no undocumented status and no body outside the contract', async () => {
  const { calls, failure, statuses } = await runSandboxCalls({ calls: 2000, seed: 7 });
  expect(failure).toBeUndefined();
  expect(calls).toBeGreaterThanOrEqual(2000);
  // Accepted, created, refused, unauthenticated, forbidden, unknown, in conflict, invalid.
  for (const status of ['200', '201', '400', '401', '403', '404', '409', '415', '422'])
    expect(statuses[status], status).toBeGreaterThan(5);
}, 120_000);

test('a failure is reduced to the shortest sequence of calls, with curl commands and the seed that repeats it', async () => {
  const created = new WeakMap<CallTarget, number>();
  /** Reports the second successful creation of a sequence as a failure. */
  const send = async (target: CallTarget, call: Call) => {
    if (target.sent.length === 0) created.set(target, 0);
    const failure = await target.call(call);
    if (target.lastStatus === 201) created.set(target, (created.get(target) ?? 0) + 1);
    return (created.get(target) ?? 0) >= 2 ? 'planted' : failure;
  };
  const { failure } = await runSandboxCalls({ calls: 5000, seed: 3, send, shrinkTimeMs: 15_000 });
  expect(failure?.message).toBe('planted');
  expect(failure?.curls).toHaveLength(2);
  for (const curl of failure?.curls ?? [])
    expect(curl).toMatch(
      /^curl -i -X POST 'http:\/\/127\.0\.0\.1:4310\/api\/v\d\/.* -H ["']authorization: B/,
    );
  const again = await runSandboxCalls({
    calls: CALLS_PER_SEED,
    seed: failure?.seed ?? 0,
    send,
    shrinkTimeMs: 0,
  });
  expect(again.failure?.message).toBe('planted');
}, 180_000);

test('a call that rejects is a failure', async () => {
  const send = async () => Promise.reject(new Error('The connection closed'));
  const { calls, failure } = await runSandboxCalls({ calls: 100, seed: 3, send, shrinkTimeMs: 0 });
  expect([calls, failure?.message]).toEqual([1, 'The call threw: The connection closed']);
});

test('an error outside a call ends the run', async () => {
  const send = () => {
    throw new Error('planted');
  };
  await expect(runSandboxCalls({ calls: 100, seed: 3, send })).rejects.toThrow('planted');
});

test('a reference is replaced by the latest returned values', () => {
  const values = new ReturnedValues({});
  values.addFrom({ data: [{ itemId: 'A' }, { itemId: 'B', inventory: [{ warehouseId: 'W' }] }] });
  const path = `/${referenceTo('itemId', 0)}/${referenceTo('itemId', 1)}/${referenceTo('itemId', 2)}`;
  expect(values.resolve(path)).toBe('/B/A/B');
  expect(values.resolve(referenceTo('warehouseId', 0))).toBe('W');
  expect(values.resolve(referenceTo('If-Match', 3))).toBe('"1"');
});

test('the command prints the rate, and refuses a wrong number with exit code 2', async () => {
  const command = new URL('../test-calls.ts', import.meta.url).pathname;
  const run = (...args: string[]) => promisify(execFile)(process.execPath, [command, ...args]);
  const { stdout } = await run('--calls', '50');
  expect(stdout).toMatch(/^\d+ calls in \d+ s, \d+ calls\/s\. No failure\.\n200: /m);
  const stderr = expect.stringContaining('--calls must be a whole number');
  await expect(run('--calls', 'many')).rejects.toMatchObject({ code: 2, stderr });
}, 120_000);
