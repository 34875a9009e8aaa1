import { expect, test } from 'vitest';
import { nextOptionIndex } from './option-steps';

/** Options of which those named by a dash are disabled. */
const list = (names: string) =>
  [...names].map((name, index) => ({ id: `${index}`, label: name, isDisabled: name === '-' }));

const long = list('-a-bcdefghijklmno-p-');

test.each([
  ['ArrowDown', -1, 1],
  ['ArrowDown', 1, 3],
  ['ArrowDown', 18, 18],
  ['ArrowUp', -1, 18],
  ['ArrowUp', 3, 1],
  ['ArrowUp', 1, 1],
  ['PageDown', -1, 8],
  ['PageDown', 9, 18],
  ['PageDown', 15, 18],
  ['PageUp', 18, 10],
  ['PageUp', 10, 1],
  ['PageUp', 5, 1],
  ['Home', 9, 1],
  ['End', 9, 18],
  ['a', 9, undefined],
])('%s leads from %i to %s', (key, active, next) => {
  expect(nextOptionIndex(key, long, active)).toBe(next);
});

test.each(['', '-', '--'])('nothing leads anywhere in “%s”', (names) => {
  for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])
    expect([key, nextOptionIndex(key, list(names), -1)]).toEqual([key, undefined]);
});
