// biome-ignore lint/suspicious/noExplicitAny: each case changes a different part of this document
export type Document = any;

/** Creates a contract with an example of everything that can change. */
export const contract = (): Document => ({
  openapi: '3.1.0',
  paths: {
    '/items/{itemId}': {
      parameters: [{ name: 'itemId', in: 'path', required: true, schema: { type: 'string', maxLength: 36 } }],
      get: {
        operationId: 'getItem',
        security: [{ bearer: [] }],
        parameters: [{ name: 'view', in: 'query', schema: { enum: ['short', 'long'] } }],
        responses: {
          200: {
            headers: { ETag: { schema: { type: 'string' } } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } },
          },
          404: { description: 'None.' },
        },
      },
      put: {
        operationId: 'updateItem',
        security: [{ bearer: [] }],
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Request' } } },
        },
        responses: { 200: { description: 'Done.' } },
      },
    },
  },
  components: {
    schemas: {
      Item: {
        type: 'object',
        additionalProperties: false,
        required: ['sku'],
        properties: { sku: { type: 'string', maxLength: 20 }, status: { enum: ['A', 'B'] } },
      },
      Request: {
        type: 'object',
        additionalProperties: false,
        required: ['sku'],
        properties: {
          sku: { type: 'string', maxLength: 20 },
          size: { type: 'integer', minimum: 1 },
          status: { enum: ['A', 'B'] },
          note: { anyOf: [{ type: 'string', maxLength: 50 }, { type: 'null' }] },
        },
      },
    },
  },
});

const item = (document: Document) => document.components.schemas.Item;
const request = (document: Document) => document.components.schemas.Request;
export const operations = (document: Document) => document.paths['/items/{itemId}'];

/** Changes that keep every caller working. */
export const additive: Record<string, (document: Document) => void> = {
  'no change': () => {},
  'a new operation': (document) => {
    document.paths['/new'] = { get: { operationId: 'getNew', responses: { 200: {} } } };
  },
  'an optional request field, a wider bound, a new value': (document) => {
    request(document).properties.brand = { type: 'string' };
    request(document).properties.sku.maxLength = 30;
    request(document).properties.size = { type: 'number', minimum: 0 };
    request(document).properties.status.enum.push('C');
    request(document).required = [];
  },
  'a new response field, a new enum value, a longer maximum length': (document) => {
    item(document).properties.brand = { type: 'string' };
    item(document).properties.status.enum.push('C');
    item(document).properties.sku.maxLength = 90;
    item(document).required.push('brand');
  },
  'an optional parameter, a new error status, a new security scheme': (document) => {
    const { get } = operations(document);
    get.parameters.push({ name: 'x', in: 'query', schema: { type: 'string' } });
    get.responses[429] = {};
    delete get.responses[404];
    get.security.push({ header: [] });
  },
  'a new alternative in a request': (document) => {
    request(document).properties.note.anyOf.push({ type: 'integer' });
  },
};

/** Changes that break callers, by the message of the check. */
export const breaking: readonly (readonly [message: string, change: (document: Document) => void])[] = [
  ['getItem: was removed', (document) => delete operations(document).get],
  [
    'getItem: changed from GET /items/{itemId} to GET /articles/{itemId}',
    (document) => {
      document.paths['/articles/{itemId}'] = { ...operations(document), put: undefined };
      delete operations(document).get;
    },
  ],
  ['getItem query view: was removed', (document) => operations(document).get.parameters.pop()],
  [
    'getItem query view: is now required',
    (document) => {
      operations(document).get.parameters[0].required = true;
    },
  ],
  [
    'getItem query view: no longer accepts long',
    (document) => operations(document).get.parameters[0].schema.enum.pop(),
  ],
  [
    'getItem path itemId: maxLength changed from 36 to 10',
    (document) => {
      operations(document).parameters[0].schema.maxLength = 10;
    },
  ],
  [
    'getItem 200: status was removed',
    (document) => {
      operations(document).get.responses = { 202: {} };
    },
  ],
  [
    'getItem 200: no longer returns application/json',
    (document) => {
      operations(document).get.responses[200].content = {};
    },
  ],
  [
    'getItem 200 header ETag: was removed',
    (document) => delete operations(document).get.responses[200].headers,
  ],
  ['getItem 200.status: was removed', (document) => delete item(document).properties.status],
  [
    'getItem 200.sku: is now optional',
    (document) => {
      item(document).required = [];
    },
  ],
  [
    'getItem 200.sku: is integer instead of string',
    (document) => {
      item(document).properties.sku.type = 'integer';
    },
  ],
  [
    'getItem 200.sku: is string or null instead of string',
    (document) => {
      item(document).properties.sku.type = ['string', 'null'];
    },
  ],
  [
    'getItem: security requirements changed',
    (document) => {
      operations(document).get.security = [{ header: [] }];
    },
  ],
  [
    'updateItem body: is now required',
    (document) => {
      operations(document).put.requestBody.required = true;
    },
  ],
  [
    'updateItem body: no longer accepts application/json',
    (document) => {
      operations(document).put.requestBody.content = {};
    },
  ],
  ['updateItem body.size: is now required', (document) => request(document).required.push('size')],
  ['updateItem body.size: was removed', (document) => delete request(document).properties.size],
  [
    'updateItem body.size: minimum changed from 1 to 2',
    (document) => {
      request(document).properties.size.minimum = 2;
    },
  ],
  [
    'updateItem body.size: maximum changed from none to 9',
    (document) => {
      request(document).properties.size.maximum = 9;
    },
  ],
  [
    'updateItem body.sku: the pattern changed',
    (document) => {
      request(document).properties.sku.pattern = '^x';
    },
  ],
  [
    'updateItem body.sku: format changed from none to date',
    (document) => {
      request(document).properties.sku.format = 'date';
    },
  ],
  [
    'updateItem body.status: no longer accepts B',
    (document) => request(document).properties.status.enum.pop(),
  ],
  [
    'updateItem body.note: a union member was removed or changed',
    (document) => request(document).properties.note.anyOf.pop(),
  ],
];
