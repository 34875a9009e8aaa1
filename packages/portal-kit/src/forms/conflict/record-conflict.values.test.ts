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
  toValues: ({ record }: Details) => record,
  formatField: (name: keyof Values, values: Values) => [values[name]].flat().toSorted().join(', '),
};
const start: Values = { brand: 'Fen', size: '750', warehouses: ['NJ', 'CA'] };
const base: Details = { record: start, etag: '"1"' };
const theirs = (part: Partial<Values>): Details => ({ record: { ...start, ...part }, etag: '"2"' });
const formWith = (part: Partial<Values>) => ({ record: base, start, values: { ...start, ...part } });

describe('fieldConflicts()', () => {
  test('fieldConflicts() lists differing fields in the form’s order with the user who changed them', () => {
    const mine = formWith({ size: '500', warehouses: ['NJ'], brand: 'Mine' });
    expect(fieldConflicts(mine, theirs({ brand: 'Theirs', size: '750' }), reading)).toEqual([
      { name: 'brand', theirs: 'Theirs', mine: 'Mine', changedBy: 'both' },
      { name: 'size', theirs: '750', mine: '500', changedBy: 'you' },
      { name: 'warehouses', theirs: 'CA, NJ', mine: 'NJ', changedBy: 'you' },
    ]);
    expect(fieldConflicts(formWith({}), theirs({ size: '500' }), reading)).toEqual([
      { name: 'size', theirs: '500', mine: '750', changedBy: 'them' },
    ]);
  });

  test('fieldConflicts() omits fields that have the same text in both versions', () => {
    const mine = formWith({ brand: 'Same', warehouses: ['CA', 'NJ'] });
    expect(fieldConflicts(mine, theirs({ brand: 'Same' }), reading)).toEqual([]);
  });
});

test('changedFields() lists the changed fields with their new values', () => {
  expect(changedFields(start, { ...start, size: '500', warehouses: ['NJ'] })).toEqual([
    ['size', '500'],
    ['warehouses', ['NJ']],
  ]);
});

test('changesBeforeChoice() returns the earlier changes plus later input', () => {
  const chosen: Values = { brand: 'Theirs', size: '750', warehouses: ['TX'] };
  expect(
    changesBeforeChoice(formWith({ brand: 'Mine', size: '500' }), chosen, { ...chosen, size: '375' }),
  ).toEqual([
    ['brand', 'Mine'],
    ['size', '375'],
  ]);
  // The user has typed the original value again.
  expect(changesBeforeChoice(formWith({ size: '500' }), chosen, { ...chosen, size: '750' })).toEqual([
    ['size', '500'],
  ]);
});
