import { describe, expect, test } from 'vitest';
import { requestBounds } from './bounds.mjs';
import { contractFacts } from './contract.mjs';
import { identityOperations, portalOperations } from './operations.mjs';

const ok = { description: 'Done', content: { 'application/json': { schema: {} } } };
const security = [{ accessTokenBearer: [] }];

function documentOf(operation, extra = {}) {
  return {
    paths: {
      '/api/v1/things': {
        post: { operationId: 'createThing', security, responses: { 201: ok }, ...operation },
      },
    },
    components: extra,
  };
}

const body = (schemas) =>
  documentOf(
    {
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingRequest' } } },
      },
    },
    { schemas },
  );

/** The text of one generated constant, without what surrounds it. */
const constant = (text, name) => text.slice(text.indexOf(`const ${name} = `)).split(' as const')[0];

describe('operations', () => {
  test('a portal-data path is kept relative to its base', () => {
    expect(constant(portalOperations(documentOf({ 'x-base': 'data' })), 'createThing')).toContain(
      "path: '/things'",
    );
  });

  test.each([
    ['no security', []],
    ['two schemes', [{ accessTokenBearer: [] }, { identityToken: [] }]],
    ['an unknown scheme', [{ cookie: [] }]],
  ])('%s is refused', (_, schemes) => {
    expect(() => portalOperations(documentOf({ security: schemes }))).toThrow(
      'exactly one known security scheme',
    );
  });

  test.each([
    [{ 200: { content: { 'application/pdf': {} } } }, "response: 'file'"],
    [{ 204: { description: 'Nothing' } }, "response: 'empty'"],
  ])('the kind of answer comes from its media type', (responses, expected) => {
    expect(portalOperations(documentOf({ responses }))).toContain(expected);
  });

  test('an operation without an id is refused', () => {
    expect(() => identityOperations(documentOf({ operationId: undefined }))).toThrow('has no operationId');
  });
});

describe('bounds', () => {
  test('null beside a schema becomes nullable, and keywords beside a reference win', () => {
    const text = requestBounds(
      body({
        Text: { type: 'string', maxLength: 20, default: 'a' },
        ThingRequest: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { $ref: '#/components/schemas/Text', maxLength: 5 },
            note: { type: ['string', 'null'], pattern: "^it's\\d$" },
            kind: { anyOf: [{ type: 'string', enum: ['A', null] }, { type: 'null' }] },
            year: {
              anyOf: [
                { type: 'integer', minimum: 1900 },
                { type: 'string', enum: ['NV'] },
              ],
            },
          },
        },
      }),
    );
    expect(constant(text, 'thingRequestBounds')).toBe(`const thingRequestBounds = {
  name: { required: true, type: 'string', maxLength: 5, default: 'a' },
  note: { required: false, type: 'string', pattern: '^it\\'s\\\\d$', nullable: true },
  kind: { required: false, type: 'string', enum: ['A'], nullable: true },
  year: { required: false, anyOf: [{ type: 'integer', minimum: 1900 }, { type: 'string', enum: ['NV'] }] },
}`);
  });

  test('an object has a constant of its own, declared before it is used', () => {
    const text = requestBounds(
      body({
        Address: { type: 'object', required: ['city'], properties: { city: { type: 'string' } } },
        ThingRequest: {
          type: 'object',
          properties: {
            addresses: { type: 'array', minItems: 1, items: { $ref: '#/components/schemas/Address' } },
          },
        },
      }),
    );
    expect(constant(text, 'thingRequestBounds')).toContain(
      "items: { type: 'object', fields: addressBounds }",
    );
    expect(text.indexOf('const addressBounds')).toBeLessThan(text.indexOf('const thingRequestBounds'));
  });
});

test('facts name permissions, sort and filter fields and statuses', () => {
  const sortBy = { name: 'sortBy', in: 'query', schema: { type: 'string', enum: ['name', 'size'] } };
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, description: 'Rows' } };
  const text = contractFacts(
    documentOf({
      parameters: [sortBy, limit],
      'x-permission': 'THING_LIST',
      'x-filter-fields': ['status'],
      responses: { 200: ok, 404: ok },
    }),
  );
  expect(constant(text, 'createThingContract')).toBe(`const createThingContract = {
  permissions: ['THING_LIST'],
  query: { limit: { type: 'integer', minimum: 1 } },
  sortFields: ['name', 'size'],
  filterFields: ['status'],
  statuses: [200, 404],
}`);
});
