import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callHost } from './guard-host';

const reported = vi.fn();
const error = new Error('The host failed.');
beforeEach(() => {
  vi.stubGlobal('reportError', reported.mockClear());
});
afterEach(() => vi.unstubAllGlobals());

test.each<[string, () => PromiseLike<unknown>]>([
  ['promise', () => Promise.reject(error)],
  ['promise of another realm', () => runInNewContext('Promise').reject(error)],
  // biome-ignore lint/suspicious/noThenProperty: a thenable that is not a promise
  ['thenable', () => ({ then: (_, reject) => Promise.resolve(reject?.(error)) as never })],
])('callHost() reports a rejected %s to the page once and returns it', async (_, reject) => {
  const result = reject();
  expect(callHost(() => result, undefined)).toBe(result);
  await vi.waitFor(() => expect(reported.mock.calls).toEqual([[error]]));
});

test('callHost() returns a result that is not a promise', () => {
  // biome-ignore lint/suspicious/noThenProperty: an object that is not a thenable
  for (const result of [undefined, null, 'text', { then: 'text' }])
    expect(callHost<unknown>(() => result, 'fallback')).toBe(result);
  expect(reported).not.toHaveBeenCalled();
});

test('callHost() reports an error of the host and returns the fallback', () => {
  const fail = () => {
    throw error;
  };
  expect(callHost<string>(fail, 'fallback')).toBe('fallback');
  expect(reported.mock.calls).toEqual([[error]]);
});
