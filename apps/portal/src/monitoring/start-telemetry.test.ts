import { afterEach, expect, test, vi } from 'vitest';
import { readSlowCallMs } from './start-telemetry';

afterEach(() => vi.unstubAllGlobals());

test.each([[0], [500], [undefined]])('telemetry.slowCallMs can be %s', (value) => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  expect(readSlowCallMs(value)).toBe(value);
  expect(reportError).not.toHaveBeenCalled();
});

test.each([['500'], [-1], [Number.NaN], [null]])(
  'telemetry.slowCallMs %s is reported, and the default applies',
  (value) => {
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    expect(readSlowCallMs(value)).toBeUndefined();
    expect(reportError.mock.calls).toEqual([
      [expect.objectContaining({ message: expect.stringContaining('telemetry.slowCallMs') })],
    ]);
  },
);
