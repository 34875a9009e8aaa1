// The collection portal.postman_collection.json (format 2.1) for Postman and for programs that import it.
import { createHash } from 'node:crypto';
import { secrets, variables } from './requests.mjs';

/** Creates an identifier that doesn't change between runs. */
const createId = (text) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

function toPostmanBody(body) {
  if (!body) return undefined;
  if (body.type === 'json') return { mode: 'raw', raw: body.text, options: { raw: { language: 'json' } } };
  if (body.type === 'form')
    return {
      mode: 'urlencoded',
      urlencoded: Object.entries(body.fields).map(([key, value]) => ({ key, value })),
    };
  return { mode: 'formdata', formdata: [{ key: body.field, type: 'file', src: body.path }] };
}

function toPostmanAuth(header) {
  if (!header?.value.startsWith('Basic ')) return undefined;
  const pair = (key, value) => ({ key, value, type: 'string' });
  return { type: 'basic', basic: [pair('username', '{{clientId}}'), pair('password', '{{clientSecret}}')] };
}

function toPostmanItem({ operationId, name, description, method, path, query, headers, body, stores }) {
  const auth = toPostmanAuth(headers[0]);
  const json =
    body?.type === 'json' ? [{ name: 'Content-Type', value: 'application/json', isUsed: true }] : [];
  const search = query
    .filter(({ isUsed }) => isUsed)
    .map((each) => `${each.name}=${each.value}`)
    .join('&');
  const script = Object.entries(stores).map(
    ([variable, at]) => `pm.collectionVariables.set('${variable}', pm.response.json().${at});`,
  );
  return {
    id: createId(operationId),
    name,
    ...(script.length > 0 && {
      event: [{ listen: 'test', script: { type: 'text/javascript', exec: script } }],
    }),
    request: {
      method,
      description,
      auth: auth ?? { type: 'noauth' },
      header: [...headers, ...json]
        .filter((header) => !header.value.startsWith('Basic '))
        .map((header) => ({
          key: header.name,
          value: header.value,
          ...(!header.isUsed && { disabled: true }),
        })),
      ...(body && { body: toPostmanBody(body) }),
      url: {
        raw: `{{baseUrl}}${path}${search && `?${search}`}`,
        host: ['{{baseUrl}}'],
        path: path.slice(1).split('/'),
        query: query.map((each) => ({
          key: each.name,
          value: each.value,
          ...(!each.isUsed && { disabled: true }),
        })),
      },
    },
    response: [],
  };
}

/** @param {import('./requests.mjs').Group[]} groups */
export function postmanCollection(groups) {
  const collection = {
    info: {
      _postman_id: createId('portal'),
      name: 'Supplier portal',
      description:
        'Generated from openapi/. Send the three requests of "Sign in" first. Their responses set the tokens. Set the working directory of Postman to openapi/clients to upload the example files.',
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    variable: Object.entries(variables).map(([key, value]) => ({
      key,
      value,
      type: secrets.has(key) ? 'secret' : 'string',
    })),
    item: groups.map(({ name, requests }) => ({ name, item: requests.map(toPostmanItem) })),
  };
  return `${JSON.stringify(collection, null, 2)}\n`;
}
