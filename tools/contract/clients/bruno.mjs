// The collection for Bruno: a folder with one file for each request.
import { secrets, variables } from './requests.mjs';

const indented = (text) => text.replaceAll(/^(?=.)/gm, '  ');
const block = (name, lines) => (lines.length === 0 ? [] : [`${name} {\n${indented(lines.join('\n'))}\n}`]);
const pair = ({ name, value, isUsed = true }) => `${isUsed ? '' : '~'}${name}: ${value}`;

const bodies = { json: 'json', form: 'formUrlEncoded', file: 'multipartForm' };

function bodyBlock(body) {
  if (!body) return [];
  if (body.type === 'json') return block('body:json', [body.text]);
  if (body.type === 'form')
    return block(
      'body:form-urlencoded',
      Object.entries(body.fields).map(([name, value]) => pair({ name, value })),
    );
  return block('body:multipart-form', [`${body.field}: @file(../${body.path})`]);
}

function renderRequestFile(
  { operationId, name, description, method, path, query, headers, body, stores },
  sequence,
) {
  const isBasic = headers[0]?.value.startsWith('Basic ');
  const search = query
    .filter(({ isUsed }) => isUsed)
    .map((each) => `${each.name}=${each.value}`)
    .join('&');
  const blocks = [
    ...block('meta', [`name: ${name}`, 'type: http', `seq: ${sequence}`]),
    ...block(method.toLowerCase(), [
      `url: {{baseUrl}}${path}${search && `?${search}`}`,
      `body: ${body ? bodies[body.type] : 'none'}`,
      `auth: ${isBasic ? 'basic' : 'none'}`,
    ]),
    ...block('params:query', query.map(pair)),
    ...block('headers', headers.filter((header) => !header.value.startsWith('Basic ')).map(pair)),
    ...(isBasic ? block('auth:basic', ['username: {{clientId}}', 'password: {{clientSecret}}']) : []),
    ...bodyBlock(body),
    ...block(
      'vars:post-response',
      Object.entries(stores).map(([variable, at]) => `${variable}: res.body.${at}`),
    ),
    ...block('docs', [description ?? operationId]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/**
 * Renders the collection's files, by path.
 *
 * @param {import('./requests.mjs').Group[]} groups
 * @returns {Map<string, string>}
 */
export function brunoFiles(groups) {
  const open = Object.entries(variables).filter(([name, value]) => value !== '' && !secrets.has(name));
  // The passwords of the sandbox are public. The sign-in sets the tokens.
  const demo = Object.entries(variables).filter(([name, value]) => value !== '' && secrets.has(name));
  const environment = block(
    'vars',
    [...open, ...demo].map(([name, value]) => pair({ name, value })),
  );
  return new Map([
    [
      'bruno.json',
      `${JSON.stringify({ version: '1', name: 'Supplier portal', type: 'collection' }, null, 2)}\n`,
    ],
    ['environments/sandbox.bru', `${environment.join('\n')}\n`],
    ...groups.flatMap(({ name, requests }) =>
      requests.map((request, index) => [
        `${name}/${request.operationId}.bru`,
        renderRequestFile(request, index + 1),
      ]),
    ),
  ]);
}
