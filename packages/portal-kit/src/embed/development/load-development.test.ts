import { afterEach, expect, test, vi } from 'vitest';
import { inDevelopment } from './load-development';

afterEach(() => vi.unstubAllEnvs());

test.each<[environment: string, hasConsoleWarnings: boolean | undefined, isOn: boolean]>([
  ['development', undefined, true],
  ['development', false, false],
  ['production', undefined, false],
  ['production', true, true],
])('in a %s build with hasConsoleWarnings %s the warnings are on: %s', async (environment, input, isOn) => {
  vi.stubEnv('NODE_ENV', environment);
  const run = vi.fn();
  inDevelopment(input, run);
  const later = Promise.withResolvers<unknown>();
  inDevelopment(true, later.resolve);
  await later.promise;
  expect(run.mock.calls.length).toBe(isOn ? 1 : 0);
});

test('an error in the code of the warnings does not reach the page', async () => {
  const run = vi.fn(() => {
    throw new Error('broken');
  });
  inDevelopment(true, run);
  await expect.poll(() => run.mock.calls.length).toBe(1);
});
