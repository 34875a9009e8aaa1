// The file portal.http for the REST client of VS Code, Visual Studio and httpYac.
import { variables } from './requests.mjs';

const boundary = 'portal-file';

function bodyLines(body) {
  if (!body) return [];
  if (body.type === 'json') return ['Content-Type: application/json', '', body.text];
  if (body.type === 'form') {
    const encode = (text) =>
      text
        .split(/(\{\{\w+\}\})/)
        .map((part) => (part.startsWith('{{') ? part : encodeURIComponent(part)))
        .join('');
    const pairs = Object.entries(body.fields).map(([name, value]) => `${name}=${encode(value)}`);
    return ['Content-Type: application/x-www-form-urlencoded', '', pairs.join('&')];
  }
  const fileName = body.path.split('/').at(-1);
  return [
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    '',
    `--${boundary}`,
    `Content-Disposition: form-data; name="${body.field}"; filename="${fileName}"`,
    'Content-Type: text/csv',
    '',
    `< ./${body.path}`,
    `--${boundary}--`,
  ];
}

function renderRequestLines(group, { operationId, name, method, path, query, headers, body, stores }) {
  const used = query.filter(({ isUsed }) => isUsed);
  const search = used.map((each) => `${each.name}=${each.value}`).join('&');
  return [
    `### ${group}: ${name}`,
    `# @name ${operationId}`,
    `${method} {{baseUrl}}${path}${search && `?${search}`}`,
    ...headers.filter(({ isUsed }) => isUsed).map((header) => `${header.name}: ${header.value}`),
    ...bodyLines(body),
    '',
    // A variable after a body would be a part of the body.
    ...(Object.keys(stores).length > 0 ? ['###', ''] : []),
    ...Object.entries(stores).flatMap(([variable, at]) => [
      `@${variable} = {{${operationId}.response.body.$.${at}}}`,
      '',
    ]),
  ];
}

/** @param {import('./requests.mjs').Group[]} groups */
export function httpFile(groups) {
  const fixed = Object.entries(variables).filter(([, value]) => value !== '');
  return [
    '# Generated from openapi/. Do not edit: run npm run generate.',
    '# Send the three requests of "Sign in" first. Their responses set the tokens.',
    '',
    ...fixed.map(([name, value]) => `@${name} = ${value}`),
    '',
    ...groups.flatMap(({ name, requests }) =>
      requests.flatMap((request) => renderRequestLines(name, request)),
    ),
  ].join('\n');
}
