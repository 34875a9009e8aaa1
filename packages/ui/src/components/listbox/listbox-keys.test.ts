import { describe, expect, test } from 'vitest';
import { findTargetIndex } from './listbox-keys';

/** Creates one option for each character; a dash is a disabled option. */
const list = (names: string) =>
  [...names].map((name, index) => ({ id: `${index}`, label: name, isDisabled: name === '-' }));

const long = list('-a-bcdefghijklmno-p-');

describe('with a button as the trigger', () => {
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
  ])('%s moves from option %i to %s and skips disabled options', (key, active, target) => {
    expect(findTargetIndex({ key }, 'button', long, active)).toBe(target);
  });

  test.each(['', '-', '--'])('no key finds a target in the list “%s” without enabled options', (names) => {
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'])
      expect([key, findTargetIndex({ key }, 'button', list(names), -1)]).toEqual([key, undefined]);
  });
});

describe('with a text field as the trigger', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 19, 0],
    ['ArrowUp', -1, 19],
    ['ArrowUp', 0, 19],
    ['ArrowUp', 3, 2],
    ['PageDown', -1, 8],
    ['PageDown', 15, 19],
    ['PageUp', 5, 0],
    ['PageUp', 18, 10],
  ])('%s moves from option %i to %i, wraps around and reaches disabled options', (key, active, target) => {
    expect(findTargetIndex({ key }, 'text', long, active)).toBe(target);
  });

  test('Home and End move to the ends only with Control or Meta', () => {
    const targets = (keys: object) =>
      ['Home', 'End'].map((key) => findTargetIndex({ key, ...keys }, 'text', long, 9));
    expect(targets({})).toEqual([undefined, undefined]);
    expect(targets({ ctrlKey: true })).toEqual([0, 19]);
    expect(targets({ metaKey: true })).toEqual([0, 19]);
  });

  test('no key finds a target in an empty list', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])
      expect([key, findTargetIndex({ key }, 'text', [], -1)]).toEqual([key, undefined]);
  });
});
