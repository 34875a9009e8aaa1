import { expect, test } from 'vitest';
import { emptyValues, fillFromRecord, toFieldText, toRequestValues } from './values';

const bounds = {
  name: { required: true, type: 'string', maxLength: 40 },
  country: { type: 'string', enum: ['USA', 'CAN'], default: 'USA' },
  code: { type: 'string', pattern: '^[A-Z]{2}$', nullable: true },
  size: { type: 'number', nullable: true },
  count: { type: 'integer', nullable: true },
  isBonded: { type: 'boolean', default: false },
  isActive: { type: 'boolean', default: true },
  tags: { type: 'array', items: { type: 'string' } },
  hours: { type: 'object' },
} as const;
const empty = emptyValues(bounds);

test('a new record has the defaults of the contract, and no values for objects', () => {
  expect(empty).toEqual({
    name: '',
    country: 'USA',
    code: '',
    size: '',
    count: '',
    isBonded: 'N',
    isActive: 'Y',
    tags: [],
  });
});

test('the values of a stored record contain its texts, numbers and booleans, and keep other fields', () => {
  const record = { name: 'Fen', country: '', size: 750, code: null, isBonded: true, tags: ['a'], other: 'x' };
  expect(fillFromRecord(empty, record)).toEqual({ ...empty, name: 'Fen', size: '750', isBonded: 'Y' });
});

test('a missing value is an empty text', () => {
  expect([toFieldText(null), toFieldText(undefined), toFieldText(0), toFieldText('Fen')]).toEqual([
    '',
    '',
    '0',
    'Fen',
  ]);
});

test('a request contains trimmed texts, numbers and booleans, and null for an empty field', () => {
  const values = {
    ...empty,
    name: ' Fen ',
    size: ' 1.5',
    count: '0',
    isBonded: 'Y',
    tags: ['a'],
    other: 'x',
  };
  expect(toRequestValues(bounds, values)).toEqual({
    name: 'Fen',
    country: 'USA',
    code: null,
    size: 1.5,
    count: 0,
    isBonded: true,
    isActive: true,
  });
});

test.each([
  ['nj', 'NJ'],
  ['NJ', 'NJ'],
  ['n1', 'n1'],
])('the code %j is sent as %j, the case that its pattern requires', (code, sent) => {
  expect(toRequestValues(bounds, { code })).toEqual({ code: sent });
});
