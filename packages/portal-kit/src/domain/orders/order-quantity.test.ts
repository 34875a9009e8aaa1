import { expect, test } from 'vitest';
import { quantityMessages } from '../items/quantity.messages';
import { formatOrderQuantity } from './order-quantity';

test.each([
  [{ cases: 12, bottles: 3 }, '12 cases, 3 bottles'],
  [{ cases: 1, bottles: 0 }, '1 case'],
  [{ cases: 0, bottles: 2 }, '2 bottles'],
  [{ cases: 0, bottles: 0 }, '0 cases'],
  [{ cases: 4 }, '4 cases'],
  [{ cases: 4, bottles: null }, '4 cases'],
  [{ cases: 4, bottles: -1 }, '4 cases'],
  [{ bottles: 2 }, undefined],
  [{ cases: null, bottles: 2 }, undefined],
  [{}, undefined],
  [null, undefined],
])('formatOrderQuantity() of %o is %s', (quantity, text) => {
  expect(formatOrderQuantity(quantity, quantityMessages('en-US'))).toBe(text);
});
