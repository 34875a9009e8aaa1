import { describe, expect, test } from 'vitest';
import { changedFields, changesBeforeChoice, fieldConflicts } from './record-conflict.values';

interface Values {
  brand: string;
  size: string;
  warehouses: readonly string[];
}
interface Details {
  record: Values;
  etag: string;
}

const reading = {
  valuesOf: ({ record }: Details) => record,
  textOf: (name: keyof Values, values: Values) => [values[name]].flat().toSorted().join(', '),
};
const start: Values = { brand: 'Fen', size: '750', warehouses: ['NJ', 'CA'] };
const base: Details = { record: start, etag: '"1"' };
const theirs = (part: Partial<Values>): Details => ({ record: { ...start, ...part }, etag: '"2"' });
const stand = (part: Partial<Values>) => ({ record: base, start, values: { ...start, ...part } });

describe('what differs', () => {
  test('is told field by field, in the form’s order, with who has changed it', () => {
    const mine = stand({ size: '500', warehouses: ['NJ'], brand: 'Mine' });
    expect(fieldConflicts(mine, theirs({ brand: 'Theirs', size: '750' }), reading)).toEqual([
      { name: 'brand', theirs: 'Theirs', mine: 'Mine', changedBy: 'both' },
      { name: 'size', theirs: '750', mine: '500', changedBy: 'you' },
      { name: 'warehouses', theirs: 'CA, NJ', mine: 'NJ', changedBy: 'you' },
    ]);
    expect(fieldConflicts(stand({}), theirs({ size: '500' }), reading)).toEqual([
      { name: 'size', theirs: '500', mine: '750', changedBy: 'them' },
    ]);
  });

  test('is nothing that both have changed alike, or that only reads alike', () => {
    const mine = stand({ brand: 'Same', warehouses: ['CA', 'NJ'] });
    expect(fieldConflicts(mine, theirs({ brand: 'Same' }), reading)).toEqual([]);
  });
});

test('what has changed is told field by field, with what it is now', () => {
  expect(changedFields(start, { ...start, size: '500', warehouses: ['NJ'] })).toEqual([
    ['size', '500'],
    ['warehouses', ['NJ']],
  ]);
});

test('before the choice everything is as it was, but for what has been typed since', () => {
  const chosen: Values = { brand: 'Theirs', size: '750', warehouses: ['TX'] };
  expect(
    changesBeforeChoice(stand({ brand: 'Mine', size: '500' }), chosen, { ...chosen, size: '375' }),
  ).toEqual([
    ['brand', 'Mine'],
    ['size', '375'],
  ]);
  // Typed back to what the form had started from.
  expect(changesBeforeChoice(stand({ size: '500' }), chosen, { ...chosen, size: '750' })).toEqual([
    ['size', '500'],
  ]);
});
