import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { receivedOf } from './received-quantity';

const lineOf = (
  ordered: readonly [cases: number, bottles: number],
  received?: readonly [cases: number, bottles: number],
  bottlesPerCase: number | null = 12,
) => ({
  item: { bottlesPerCase },
  casesQuantity: ordered[0],
  bottlesQuantity: ordered[1],
  ...(received && { received: { cases: received[0], bottles: received[1] } }),
});

describe('receivedOf()', () => {
  test('receivedOf() counts whole cases in cases, also for items with different case sizes', () => {
    const lines = [lineOf([10, 0], [9, 0]), lineOf([5, 0], [6, 0], 6)];
    expect(receivedOf(lines)).toEqual({ received: 15, ordered: 15, unit: 'cases' });
  });

  test('receivedOf() counts both quantities in bottles when a line has loose bottles', () => {
    const lines = [lineOf([10, 0], [9, 6]), lineOf([5, 0], [5, 0], 6)];
    expect(receivedOf(lines)).toEqual({ received: 144, ordered: 150, unit: 'bottles' });
  });

  test('receivedOf() compares with the expected quantity of the warehouse if there is one', () => {
    const line = { ...lineOf([10, 0], [8, 0]), expected: { cases: 8, bottles: 0 } };
    expect(receivedOf([line])).toEqual({ received: 8, ordered: 8, unit: 'cases' });
  });

  test.each([
    ['no line', []],
    ['a line without a received quantity', [lineOf([1, 0], [1, 0]), lineOf([1, 0])]],
    ['bottles of an unknown case size', [lineOf([1, 0], [0, 3], null)]],
    ['a negative quantity', [lineOf([1, 0], [-1, 0])]],
  ])('receivedOf() returns no total for %s', (_, lines) => {
    expect(receivedOf(lines)).toBeUndefined();
  });

  test('receivedOf() returns equal quantities for every complete receipt', () => {
    const count = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(count, count, fc.integer({ min: 1, max: 48 })), { minLength: 1 }),
        (all) => {
          const lines = all.map(([cases, bottles, perCase]) =>
            lineOf([cases, bottles], [cases, bottles], perCase),
          );
          const total = receivedOf(lines);
          expect(total?.received).toBe(total?.ordered);
        },
      ),
    );
  });
});
