import { afterEach, expect, test, vi } from 'vitest';
import { startWorker } from './start-worker';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Records the arguments of worker constructors without starting workers. */
function stubWorkers() {
  const made: { address: string; options: WorkerOptions }[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      constructor(address: unknown, options: WorkerOptions) {
        made.push({ address: String(address), options });
      }
    },
  );
  return made;
}

// Must run first: the policy is created once per page.
test('a page that blocks the Trusted Types policy gets no worker', () => {
  const made = stubWorkers();
  const createPolicy = vi.fn(() => {
    throw new TypeError('Refused by the page.');
  });
  vi.stubGlobal('trustedTypes', { createPolicy });
  expect(startWorker).toThrow('Refused by the page.');
  expect(made).toEqual([]);
});

test('without Trusted Types the worker starts from a plain URL', () => {
  const made = stubWorkers();
  vi.stubGlobal('trustedTypes', undefined);
  startWorker();
  expect(made).toHaveLength(1);
  expect(made[0]?.address).toContain('/upload.worker');
  expect(new URL(made[0]?.address ?? '').origin).toBe(location.origin);
});

test('with Trusted Types the worker URL comes from the single policy portal-kit', () => {
  const made = stubWorkers();
  const policy = { createScriptURL: (url: string) => ({ toString: () => `trusted ${url}` }) };
  const createPolicy = vi.fn((_name: string, rules: typeof policy) => ({
    createScriptURL: (url: string) => policy.createScriptURL(String(rules.createScriptURL(url))),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  startWorker();
  startWorker();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portal-kit']);
  expect(made.map(({ address }) => /^trusted http.*upload\.worker/.test(address))).toEqual([true, true]);
});
