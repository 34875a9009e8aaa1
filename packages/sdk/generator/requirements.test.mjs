import { describe, expect, test } from 'vitest';
import { withRequirementUnions } from './requirements.mjs';

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };

/** Builds a document with one shipment schema and its conditional requirements. */
function buildDocument(requirements, properties = {}) {
  return {
    components: {
      schemas: {
        Address: { type: 'object', properties: { name: textOrNull, city: text } },
        Shipment: {
          type: 'object',
          required: ['mode'],
          'x-required-when': requirements,
          properties: {
            mode: { type: 'string', enum: ['PARCEL', 'LTL', 'CONTAINER'] },
            isArranged: { type: 'boolean', default: false },
            carrier: textOrNull,
            carrierName: textOrNull,
            origin: { anyOf: [{ $ref: '#/components/schemas/Address' }, { type: 'null' }] },
            ...properties,
          },
        },
      },
    },
  };
}

const buildUnions = (requirements) =>
  withRequirementUnions(buildDocument(requirements)).components.schemas.Shipment.allOf;

/** Lists one requirement's alternatives in short: `?` marks a field that may be omitted. */
function alternatives(requirement) {
  const [{ anyOf }] = buildUnions([requirement]);
  return anyOf.map(({ properties, required = [] }) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, { enum: values, type }]) => [
        required.includes(name) ? name : `${name}?`,
        values ?? type,
      ]),
    ),
  );
}

describe('conditional requirements', () => {
  test('a requirement becomes the union of the objects that satisfy it', () => {
    const requirement = {
      when: { mode: ['LTL'], isArranged: [false] },
      anyOf: ['carrier', 'carrierName'],
    };
    expect(alternatives(requirement)).toEqual([
      { carrier: 'string' },
      { carrierName: 'string' },
      { mode: ['PARCEL', 'CONTAINER'] },
      { isArranged: [true] },
      { mode: ['LTL'], 'isArranged?': [false], carrier: 'string' },
    ]);
  });

  test('a requirement without a condition always requires one of its fields', () => {
    expect(alternatives({ anyOf: ['carrier', 'carrierName'] })).toEqual([
      { carrierName: 'string' },
      { carrier: 'string' },
    ]);
  });

  test('the condition `present` is met by any value except null', () => {
    expect(alternatives({ when: { carrier: 'present' }, anyOf: ['carrierName'] })).toEqual([
      { carrierName: 'string' },
      { 'carrier?': 'null' },
      { carrier: 'string', carrierName: 'string' },
    ]);
  });

  test('a path requires a field of an inner object', () => {
    const [{ anyOf }] = buildUnions([{ when: { mode: ['LTL'] }, anyOf: ['origin.name'] }]);
    expect(anyOf[0]).toEqual({
      type: 'object',
      required: ['origin'],
      properties: {
        origin: {
          allOf: [
            { $ref: '#/components/schemas/Address' },
            { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
          ],
        },
      },
    });
  });

  test('the document itself stays unchanged, so that validators do not apply the requirements', () => {
    const document = buildDocument([{ anyOf: ['carrier'] }]);
    const before = structuredClone(document);
    withRequirementUnions(document);
    expect(document).toEqual(before);
  });

  test.each([
    [{ anyOf: ['carier'] }, 'names the unknown field carier'],
    [{ anyOf: ['origin.nam'] }, 'names the unknown field origin.nam'],
    [{ when: { moode: ['LTL'] }, anyOf: ['carrier'] }, 'names the unknown field moode'],
    [{ when: { mode: ['TRUCK'] }, anyOf: ['carrier'] }, 'compares mode with TRUCK, which it cannot be'],
    [{ when: { carrier: ['ODFL'] }, anyOf: ['carrier'] }, 'compares carrier with ODFL, which it cannot be'],
    [{ when: { mode: ['LTL'] } }, 'needs anyOf with at least one field'],
  ])('the generator rejects the requirement %j', (requirement, problem) => {
    expect(() => buildUnions([requirement])).toThrow(`Shipment: x-required-when ${problem}`);
  });
});
