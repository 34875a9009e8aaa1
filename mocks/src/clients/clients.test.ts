import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadContract } from '@portal-kit/contract/contract';
import { bruToEnvJsonV2, bruToJsonV2 } from '@usebruno/lang';
import { expect, test } from 'vitest';
import { startChain } from '../chain.ts';
import { parseHttpFile } from './http-file.ts';

const CLIENTS = new URL('../../../openapi/clients/', import.meta.url);
const { operations, byId } = await loadContract();
const everyOperation = operations.map(({ operationId }) => operationId).sort();

const valueAt = (body: unknown, path: string) =>
  String(path.split('.').reduce((at, part) => (at as Record<string, unknown>)[part], body as unknown));

test('every request of portal.http gets a documented status from the sandbox', async () => {
  const chain = await startChain({ portalDir: false, now: '2026-11-20T09:30:00Z' });
  const { variables, requests } = parseHttpFile(new URL('portal.http', CLIENTS));
  variables.set('baseUrl', chain.origin);
  const filled = (text: string) =>
    text.replaceAll(/\{\{(\$?\w+)\}\}/g, (_, name: string) =>
      name === '$guid' ? randomUUID() : (variables.get(name) ?? `no variable ${name}`),
    );
  const authorization = (value: string) =>
    value.startsWith('Basic ') ? `Basic ${btoa(value.slice('Basic '.length))}` : value;
  const statuses: Record<string, number> = {};
  for (const { operationId, method, url, headers, body, stores } of requests) {
    const response = await fetch(filled(url), {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        authorization(filled(value)),
      ]),
      redirect: 'manual',
      ...(body === undefined ? {} : { body: filled(body) }),
    });
    const text = await response.text();
    expect(byId.get(operationId)?.documentedStatuses, `${operationId}: ${text}`).toContain(
      String(response.status),
    );
    for (const [name, path] of stores) variables.set(name, valueAt(JSON.parse(text), path));
    statuses[operationId] = response.status;
  }
  expect(Object.keys(statuses).sort()).toEqual(everyOperation);
  expect(statuses).toMatchObject({
    listItems: 200,
    importItems: 202,
    createWidgetSession: 201,
    listUsers: 403,
  });
  expect(chain.control.violations()).toEqual([]);
  await chain.close();
});

interface PostmanItem {
  readonly name: string;
  readonly item?: readonly PostmanItem[];
  readonly event?: readonly {
    readonly listen: string;
    readonly script: { readonly exec: readonly string[] };
  }[];
  readonly request?: {
    readonly method: string;
    readonly url: { readonly raw: string; readonly path: readonly string[] };
    readonly body?: { readonly mode: string };
  };
}

test('the Postman collection has one request for each operation, in the order of portal.http', () => {
  const collection = JSON.parse(readFileSync(new URL('portal.postman_collection.json', CLIENTS), 'utf8')) as {
    info: { schema: string };
    variable: { key: string }[];
    item: PostmanItem[];
  };
  expect(collection.info.schema).toContain('/v2.1.0/');
  const items = collection.item.flatMap(({ item = [] }) => item);
  const { requests } = parseHttpFile(new URL('portal.http', CLIENTS));
  expect(items.map(({ request }) => `${request?.method} ${request?.url.raw}`)).toEqual(
    requests.map(({ method, url }) => `${method} ${url}`),
  );
  const variables = new Set(collection.variable.map(({ key }) => key));
  for (const [, name = ''] of JSON.stringify(collection.item).matchAll(/\{\{(\w+)\}\}/g))
    expect(variables).toContain(name);
  for (const { request } of items)
    expect(['raw', 'urlencoded', 'formdata', undefined]).toContain(request?.body?.mode);
  const scripts = items.flatMap(({ event = [] }) => event.flatMap(({ script }) => script.exec));
  expect(scripts).toHaveLength(3);
});

test('Bruno can read every file of its collection', () => {
  const read = (file: string) => readFileSync(new URL(file.replaceAll('\\', '/'), CLIENTS), 'utf8');
  const files = globSync('bruno/*/*.bru', { cwd: fileURLToPath(CLIENTS) });
  const parsed = files
    .filter((file) => !file.includes('environments'))
    .map((file) => ({ file, content: bruToJsonV2(read(file)) }));
  expect(parsed.map(({ file }) => file.split(/[/\\]/).at(-1)?.replace('.bru', '')).sort()).toEqual(
    everyOperation,
  );
  const environment = bruToEnvJsonV2(read('bruno/environments/sandbox.bru'));
  expect(environment.variables).toContainEqual(
    expect.objectContaining({ name: 'supplierId', value: 'SUP-1001' }),
  );
  const login = parsed.find(({ file }) => file.endsWith('login.bru'))?.content;
  expect(login?.vars?.res).toMatchObject([{ name: 'loginToken', value: 'res.body.sessionInfo.cookieValue' }]);
  expect(login?.http).toMatchObject({ method: 'post', url: '{{baseUrl}}/identity/accounts.login' });
});
