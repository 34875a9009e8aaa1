import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumReceivedQuantity } from './received-quantity';

const createLine = (
  ordered: readonly [cases: number, bottles: number],
  received?: readonly [cases: number, bottles: number],
  bottlesPerCase: number | null = 12,
) => ({
  item: { bottlesPerCase },
  casesQuantity: ordered[0],
  bottlesQuantity: ordered[1],
  ...(received && { received: { cases: received[0], bottles: received[1] } }),
});

describe('sumReceivedQuantity()', () => {
  test('sumReceivedQuantity() counts whole cases in cases, also for items with different case sizes', () => {
    const lines = [createLine([10, 0], [9, 0]), createLine([5, 0], [6, 0], 6)];
    expect(sumReceivedQuantity(lines)).toEqual({ received: 15, ordered: 15, unit: 'cases' });
  });

  test('sumReceivedQuantity() counts both quantities in bottles when a line has loose bottles', () => {
    const lines = [createLine([10, 0], [9, 6]), createLine([5, 0], [5, 0], 6)];
    expect(sumReceivedQuantity(lines)).toEqual({ received: 144, ordered: 150, unit: 'bottles' });
  });

  test('sumReceivedQuantity() compares with the expected quantity of the warehouse if there is one', () => {
    const line = { ...createLine([10, 0], [8, 0]), expected: { cases: 8, bottles: 0 } };
    expect(sumReceivedQuantity([line])).toEqual({ received: 8, ordered: 8, unit: 'cases' });
  });

  test.each([
    ['no line', []],
    ['a line without a received quantity', [createLine([1, 0], [1, 0]), createLine([1, 0])]],
    ['bottles of an unknown case size', [createLine([1, 0], [0, 3], null)]],
    ['a negative quantity', [createLine([1, 0], [-1, 0])]],
  ])('sumReceivedQuantity() returns no total for %s', (_, lines) => {
    expect(sumReceivedQuantity(lines)).toBeUndefined();
  });

  test('sumReceivedQuantity() returns equal quantities for every complete receipt', () => {
    const count = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(count, count, fc.integer({ min: 1, max: 48 })), { minLength: 1 }),
        (all) => {
          const lines = all.map(([cases, bottles, perCase]) =>
            createLine([cases, bottles], [cases, bottles], perCase),
          );
          const total = sumReceivedQuantity(lines);
          expect(total?.received).toBe(total?.ordered);
        },
      ),
    );
  });
});
