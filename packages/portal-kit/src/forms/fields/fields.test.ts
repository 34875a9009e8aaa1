import { describe, expect, test } from 'vitest';
import { getFieldMessages } from '../../../test/fields';
import { defineFields, type Fields, findField } from './fields';

const empty = { code: '', count: '', strength: '', zones: [] as readonly string[] };
const bounds = {
  code: { required: true, type: 'string', pattern: '^[A-Z]{2}$', maxLength: 2 },
  count: { type: 'integer', minimum: 1, maximum: 9 },
  strength: { type: 'number', minimum: 0.01, maximum: 95 },
  zones: { required: true, type: 'array', minItems: 1, items: { enum: ['COOL'] } },
};
const labels = { code: 'Code', count: 'Count', strength: 'Strength', zones: 'Zones' };
const valid = { ...empty, code: 'AB', zones: ['COOL'] };

describe('the fields of a form', () => {
  const fields = defineFields({ empty, bounds, labels });
  const messages = (values: Partial<typeof empty>) => getFieldMessages(fields, { ...valid, ...values });

  test.each<[Partial<typeof empty>, Record<string, string>]>([
    [{}, {}],
    [{ code: ' ' }, { code: 'Required Field' }],
    [{ code: 'A1' }, { code: 'Code has a wrong format' }],
    [{ code: 'ab' }, {}],
    [{ zones: [] }, { zones: 'Required Field' }],
    [{ count: '9' }, {}],
    [{ count: '0' }, { count: 'Numeric only, cannot be 0' }],
    [{ count: '1.5' }, { count: 'Numeric only, cannot be 0' }],
    [{ count: '10' }, { count: '1 to 9' }],
    [{ strength: '12.' }, {}],
    [{ strength: '12.345' }, { strength: 'Numeric only with up to 2 decimal places, cannot be 0' }],
    [{ strength: '0.00' }, { strength: 'Numeric only with up to 2 decimal places, cannot be 0' }],
    [{ strength: '96' }, { strength: '0.01 to 95' }],
  ])('the values %j have the messages %j by the bounds of the contract', (values, expected) => {
    expect(messages(values)).toEqual(expected);
  });

  test('a rule replaces the rule of the contract, receives the other values and runs only on a value', () => {
    const more = { count: { rule: (count: string, { code }: typeof empty) => `${code}${count}` } };
    const own = defineFields({ empty, bounds, labels }, more);
    expect(getFieldMessages(own, { ...valid, count: '1' })).toEqual({ count: 'AB1' });
    expect(getFieldMessages(own, valid)).toEqual({});
  });

  test('other values determine whether a field is required and shown, and a hidden field is valid', () => {
    const own = defineFields(
      { empty, bounds, labels },
      {
        count: { isRequired: ({ code }) => code === 'AB', isShown: ({ strength }) => strength === '' },
      },
    );
    expect(getFieldMessages(own, valid)).toEqual({ count: 'Required Field' });
    expect(getFieldMessages(own, { ...valid, code: 'CD' })).toEqual({});
    expect(getFieldMessages(own, { ...valid, strength: '1' })).toEqual({});
    expect(findField(own, 'count').stateIn(valid)).toEqual({ isRequired: true, isShown: true });
  });
});

test('a list that the contract requires can be empty unless it has a minimum length', () => {
  const zones = { required: true, type: 'array' };
  const messagesFor = (bound: object) =>
    getFieldMessages(defineFields({ empty, bounds: { zones: bound }, labels }), empty);
  expect([messagesFor(zones), messagesFor({ ...zones, minItems: 1 })]).toEqual([
    {},
    { zones: 'Required Field' },
  ]);
});

test.each([
  ['count', ['1', '012', '0010'], ['0', '00', '1.5', 'x1', '1x'], 'Numeric only, cannot be 0'],
  [
    'strength',
    ['750', '1.75', '0.5', '0.01', '1.'],
    ['0', '00', '00.0', '0.', '0.0', '0.00', '1.755', '.5', '1,5', '1..'],
    'Numeric only with up to 2 decimal places, cannot be 0',
  ],
] as const)(
  'a number field (%s) accepts numbers and rejects other text with its message',
  (name, good, bad, message) => {
    const fields = defineFields({
      empty,
      bounds: { count: { type: 'integer', minimum: 1 }, strength: { type: 'number', minimum: 0.01 } },
      labels,
    });
    for (const text of good)
      expect([text, getFieldMessages(fields, { ...empty, [name]: text })]).toEqual([text, {}]);
    for (const text of bad)
      expect([text, getFieldMessages(fields, { ...empty, [name]: text })]).toEqual([
        text,
        { [name]: message },
      ]);
  },
);

test('the contract’s pattern of free text is not a format, because text fields remove other characters', () => {
  const pattern = String.raw`^(?=.*\S)[\x20-\x7E\p{L}\p{M}\p{N}\p{P}\p{Zs}]*$`;
  const fields = defineFields({ empty, bounds: { code: { type: 'string', pattern } }, labels });
  expect(getFieldMessages(fields, { ...empty, code: '🍷' })).toEqual({});
});

describe('groups of fields', () => {
  const order = { isDelivered: '', place: { city: '' }, places: [{ city: '' }, { city: '' }] };
  const city = { label: 'City', bound: { required: true } };
  const fields: Fields<typeof order> = {
    place: { label: 'Place', fields: { city }, isActive: ({ isDelivered }) => isDelivered === 'Y' },
    places: { label: 'Places', fields: { city }, isActive: (_, index) => index === 0 },
  };

  test('a field is validated by its path if its group is active', () => {
    expect(getFieldMessages(fields, order)).toEqual({ 'places[0].city': 'Required Field' });
    expect(getFieldMessages(fields, { ...order, isDelivered: 'Y' })).toEqual({
      'place.city': 'Required Field',
      'places[0].city': 'Required Field',
    });
  });

  test('the fields of an inactive group are not required', () => {
    const isRequired = (path: string, values = order) => findField(fields, path).stateIn(values).isRequired;
    expect([isRequired('places[0].city'), isRequired('places[1].city')]).toEqual([true, false]);
    expect([isRequired('place.city'), isRequired('place.city', { ...order, isDelivered: 'Y' })]).toEqual([
      false,
      true,
    ]);
  });

  test('an unknown field is an error with the path and the fix', () => {
    expect(() => findField(fields, 'place.zip')).toThrow('the form has no field "place.zip". Add it');
  });
});
