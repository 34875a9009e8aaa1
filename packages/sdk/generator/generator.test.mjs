import { describe, expect, test } from 'vitest';
import { requestBounds } from './bounds.mjs';
import { contractFacts } from './contract.mjs';
import { importColumns, importFiles } from './import-columns.mjs';
import { identityOperations, portalOperations } from './operations.mjs';
import { recordShapes } from './shapes.mjs';

const ok = { description: 'Done', content: { 'application/json': { schema: {} } } };
const security = [{ accessTokenBearer: [] }];

function buildDocument(operation, extra = {}) {
  return {
    paths: {
      '/api/v1/things': {
        post: {
          operationId: 'createThing',
          tags: ['Things'],
          security,
          responses: { 201: ok },
          ...operation,
        },
      },
    },
    components: extra,
  };
}

const body = (schemas) =>
  buildDocument(
    {
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingRequest' } } },
      },
    },
    { schemas },
  );

/** Extracts one generated constant from the text. */
const constant = (text, name) => text.slice(text.indexOf(`const ${name} = `)).split(' as const')[0];

describe('operations', () => {
  const securitySchemes = {
    accessTokenHeader: { type: 'apiKey', in: 'header', name: 'Access-Token' },
    accessTokenBearer: { type: 'http', scheme: 'bearer' },
  };

  test('the operations table lists a portal-data path without its base', () => {
    const text = portalOperations(buildDocument({ 'x-base': 'data' }));
    expect(text).toContain("export type DataPath =\n  | '/things';");
    expect(text).toContain(`
  '/things': {
    POST: { id: 'createThing', security: 'access-bearer', base: 'data' },
  },
`);
  });

  test('the operations table lists a path without a base unchanged', () => {
    const text = portalOperations(buildDocument({}));
    expect(text).toContain('export type DataPath = never;');
    expect(text).toContain(`
  '/api/v1/things': {
    POST: { id: 'createThing', security: 'access-bearer' },
  },
`);
  });

  test('token headers come from the security schemes of the contract', () => {
    expect(portalOperations(buildDocument({}, { securitySchemes }))).toContain(`= {
  'access-header': { token: 'access', header: 'Access-Token', prefix: '' },
  'access-bearer': { token: 'access', header: 'Authorization', prefix: 'Bearer ' },
};`);
  });

  test('the generator rejects a security scheme that is not a header', () => {
    const identityToken = { type: 'apiKey', in: 'cookie', name: 'token' };
    expect(() => portalOperations(buildDocument({}, { securitySchemes: { identityToken } }))).toThrow(
      'identityToken: only bearer tokens and API keys in a header are supported',
    );
  });

  test.each([
    ['no security', []],
    ['two schemes', [{ accessTokenBearer: [] }, { identityToken: [] }]],
    ['an unknown scheme', [{ cookie: [] }]],
  ])('the generator rejects an operation with %s', (_, schemes) => {
    expect(() => portalOperations(buildDocument({ security: schemes }))).toThrow(
      'exactly one known security scheme',
    );
  });

  test.each([
    [{ 200: { content: { 'application/pdf': {} } } }, "response: 'file'"],
    [{ 204: { description: 'Nothing' } }, "response: 'empty'"],
  ])('the response kind of %j is %s', (responses, expected) => {
    expect(portalOperations(buildDocument({ responses }))).toContain(expected);
  });

  test('the generator rejects an operation without an operationId', () => {
    expect(() => identityOperations(buildDocument({ operationId: undefined }))).toThrow('has no operationId');
  });

  test('identity operations are generated as paths by operation id', () => {
    expect(identityOperations(buildDocument({ operationId: 'things.create' }))).toContain(
      "thingsCreate: '/api/v1/things',",
    );
  });
});

describe('bounds', () => {
  test('a union with null becomes nullable, and keywords beside a reference override the referenced schema', () => {
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

  test('a nested object schema becomes a constant that is declared before its use', () => {
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

  test('the states of the contract become a constant', () => {
    const StateCode = { type: 'string', 'x-states': { CAN: { NL: 'Newfoundland', ON: "Ontario's" } } };
    const text = requestBounds(body({ StateCode, ThingRequest: { type: 'object', properties: {} } }));
    expect(constant(text, 'statesByCountry')).toBe(`const statesByCountry = {
  CAN: { NL: 'Newfoundland', ON: 'Ontario\\'s' },
}`);
  });
});

test('contract facts contain permissions, sort fields, filter fields and statuses', () => {
  const sortBy = { name: 'sortBy', in: 'query', schema: { type: 'string', enum: ['name', 'size'] } };
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, description: 'Rows' } };
  const files = contractFacts(
    buildDocument({
      parameters: [sortBy, limit],
      'x-permission': 'THING_LIST',
      'x-filter-fields': ['status'],
      responses: { 200: ok, 404: ok },
    }),
  );
  expect(constant(files.get('contract/things.ts'), 'createThingContract')).toBe(`const createThingContract = {
  permissions: ['THING_LIST'],
  query: { limit: { type: 'integer', minimum: 1 } },
  sortFields: ['name', 'size'],
  filterFields: ['status'],
  statuses: [200, 404],
}`);
});

test('contract facts declare the bounds of a shared text parameter once', () => {
  const files = contractFacts(
    buildDocument(
      { parameters: [{ $ref: '#/components/parameters/SearchText' }], responses: { 200: ok } },
      {
        parameters: {
          SearchText: { name: 'search', in: 'query', schema: { type: 'string', maxLength: 100 } },
        },
      },
    ),
  );
  expect(constant(files.get('contract/parameters.ts'), 'searchTextBounds')).toBe(`const searchTextBounds = {
  type: 'string',
  maxLength: 100,
}`);
  const things = files.get('contract/things.ts');
  expect(things).toContain("import { searchTextBounds } from './parameters';");
  expect(constant(things, 'createThingContract')).toContain('query: { search: searchTextBounds }');
  expect(files.get('contract.ts')).toContain("export {\n  createThingContract,\n} from './contract/things';");
});

describe('import columns', () => {
  const text = (maxLength) => ({
    type: ['string', 'null'],
    maxLength,
    pattern: '^(?=.*\\S)[\\x20-\\x7E\\p{L}]*$',
  });
  const schemas = {
    Text20: text(20),
    ThingRequest: {
      type: 'object',
      properties: {
        name: { $ref: '#/components/schemas/Text20' },
        note: { ...text(15), pattern: '^[\\x20-\\x7E\\p{L}]*$' },
        carrier: { type: 'string', pattern: '^[A-Z]{2,4}$' },
        upc: { type: ['string', 'null'], pattern: '^\\d{12}$' },
        size: { type: 'number', minimum: 0.01, maximum: 99.99 },
        kind: { type: 'string', enum: ['A', 'B', 'W', null] },
        year: {
          anyOf: [
            {
              oneOf: [
                { type: 'integer', minimum: 1900, maximum: 2100 },
                { type: 'string', enum: ['NV'] },
              ],
            },
            { type: 'null' },
          ],
        },
        places: { type: 'array', items: { $ref: '#/components/schemas/Place' } },
      },
    },
    Place: {
      type: 'object',
      properties: { zip: { type: 'string', maxLength: 15 }, count: { type: 'integer', minimum: 1 } },
    },
  };
  const columns = [
    { header: 'Name', otherHeaders: ['Title'], field: 'name', kind: 'text', required: true },
    { header: 'Note', field: 'note', kind: 'text' },
    { header: 'SCAC', field: 'carrier', kind: 'code' },
    { header: 'UPC', field: 'upc', kind: 'gtin' },
    { header: 'Size', field: 'size', kind: 'decimal', maxDecimals: 1 },
    { header: 'Kind', field: 'kind', kind: 'choice', outdated: ['W'] },
    { header: 'Year', field: 'year', kind: 'integer' },
    { header: 'Ship Zip', field: 'places[SHIPPING].zip', kind: 'text' },
    { header: 'Count', field: 'places[].count', kind: 'integer' },
    { header: 'Owner', field: 'carrier', bounds: 'ThingRequest.name', kind: 'text' },
    { header: 'Same (Y/N)', kind: 'yesNo' },
  ];
  const limits = { maxRows: 5000, maxBytes: 10, accepts: ['.csv'], ignored: ['Row #'] };
  const documentWith = (change) => ({
    paths: {
      '/api/v1/imports/small-things': {
        post: {
          operationId: 'importSmallThings',
          security,
          responses: { 202: ok },
          'x-import': { schema: 'ThingRequest', key: ['Name'], ...limits, columns, ...change },
        },
      },
      '/api/v1/things': { get: { operationId: 'listThings', security, responses: { 200: ok } } },
    },
    components: { schemas },
  });

  test('a column contains only the bounds of its field that the check of the column reads', () => {
    expect(JSON.parse(JSON.stringify(importFiles(documentWith())))).toEqual({
      'small-things': {
        columns: [
          {
            header: 'Name',
            otherHeaders: ['Title'],
            field: 'name',
            kind: 'text',
            isRequired: true,
            maxLength: 20,
          },
          { header: 'Note', field: 'note', kind: 'text', maxLength: 15 },
          { header: 'SCAC', field: 'carrier', kind: 'code', pattern: '^[A-Z]{2,4}$' },
          { header: 'UPC', field: 'upc', kind: 'gtin', digits: 12 },
          { header: 'Size', field: 'size', kind: 'decimal', minimum: 0.01, maximum: 99.99, maxDecimals: 1 },
          { header: 'Kind', field: 'kind', kind: 'choice', choices: ['A', 'B'], outdatedChoices: ['W'] },
          { header: 'Year', field: 'year', kind: 'integer', minimum: 1900, maximum: 2100, choices: ['NV'] },
          { header: 'Ship Zip', field: 'places[SHIPPING].zip', kind: 'text', maxLength: 15 },
          { header: 'Count', field: 'places[].count', kind: 'integer', minimum: 1 },
          { header: 'Owner', field: 'carrier', kind: 'text', maxLength: 20 },
          { header: 'Same (Y/N)', kind: 'yesNo' },
        ],
        keyHeaders: ['Name'],
        ignoredHeaders: ['Row #'],
        maxRows: 5000,
        maxBytes: 10,
        accepts: ['.csv'],
      },
    });
  });

  test('the columns of a file kind become a constant with one column per line', () => {
    const code = importColumns(documentWith({ grouped: true, columns: columns.slice(0, 1) }));
    expect(code.slice(code.indexOf('export'))).toBe(`export const smallThingsImport: ImportFile = {
  columns: [
    { header: 'Name', otherHeaders: ['Title'], field: 'name', kind: 'text', isRequired: true, maxLength: 20 },
  ],
  keyHeaders: ['Name'],
  isGrouped: true,
  ignoredHeaders: ['Row #'],
  maxRows: 5000,
  maxBytes: 10,
  accepts: ['.csv'],
};
`);
  });

  test.each([
    ['an unknown field', { field: 'names' }, 'ThingRequest has no field names'],
    ['an unknown kind', { kind: 'blob' }, 'unknown kind blob'],
    ['a misspelled property', { requierd: true }, 'unknown: requierd'],
    ['digits without a number of digits', { kind: 'digits' }, 'a pattern ^\\d{n}$ is needed'],
    ['a choice without choices', { kind: 'choice' }, 'an enum is needed'],
    ['an integer column over another type', { kind: 'integer' }, 'an integer is needed'],
  ])('the generator rejects %s and names the column', (_, change, problem) => {
    const wrong = documentWith({ columns: [{ ...columns[0], ...change }] });
    expect(() => importFiles(wrong)).toThrow(`importSmallThings, x-import, Name: ${problem}`);
  });

  test('the generator rejects a key without a column and a duplicate column', () => {
    expect(() => importFiles(documentWith({ key: ['Nmae'] }))).toThrow('there is no column Nmae');
    expect(() => importFiles(documentWith({ key: ['Title'] }))).toThrow('there is no column Title');
    for (const second of [columns[0], { ...columns[1], otherHeaders: ['Title'] }])
      expect(() => importFiles(documentWith({ columns: [columns[0], second] }))).toThrow(
        'the column is declared twice',
      );
  });
});

describe('record shapes', () => {
  const properties = {
    name: { type: ['string', 'null'] },
    size: { type: 'number' },
    isBonded: { type: 'boolean' },
    vintage: { anyOf: [{ oneOf: [{ type: 'integer' }, { type: 'string' }] }, { type: 'null' }] },
    tags: { type: 'array', items: { type: 'string' } },
    window: { anyOf: [{ $ref: '#/components/schemas/Window' }, { type: 'null' }] },
    anything: {},
  };
  const schemas = {
    Thing: { type: 'object', properties },
    Window: { type: 'object', properties: { from: { type: 'string' } } },
    ThingPage: {
      type: 'object',
      properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
    },
  };
  const reading = (schema) => ({
    paths: {
      '/api/v1/things': {
        get: {
          operationId: 'listThings',
          responses: { 200: { content: { 'application/json': { schema } } } },
        },
      },
    },
    components: { schemas },
  });

  test('the shape of a record contains the types of its values, also for the rows of a list', () => {
    const shapes = recordShapes(reading({ $ref: '#/components/schemas/ThingPage' }));
    expect(shapes).toContain(`
/** Types of the values in \`Window\` of the contract. */
export const windowShape = {
  from: 'text',
} as const;

/** Types of the values in \`Thing\` of the contract. */
export const thingShape = {
  name: 'text',
  size: 'number',
  isBonded: 'boolean',
  vintage: 'textOrNumber',
  tags: ['text'],
  window: windowShape,
} as const;
`);
    expect(recordShapes(reading({ $ref: '#/components/schemas/Thing' }))).toBe(shapes);
  });

  test('the generator rejects an object without a name in a response', () => {
    const nested = { type: 'object', properties: { totals: { type: 'object', properties: { cases: {} } } } };
    const document = reading({ $ref: '#/components/schemas/Nested' });
    document.components.schemas = { Nested: nested };
    expect(() => recordShapes(document)).toThrow('an object in a response must be a named schema: cases');
  });
});
