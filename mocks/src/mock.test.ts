import { concretePath } from '@portal-kit/contract/concrete-path';
import { type ContractOperation, loadContract } from '@portal-kit/contract/contract';
import { beforeAll, expect, test } from 'vitest';
import { type PrismMock, startPrismMock } from './chain.ts';
import { DEMO_AUTHORIZATION } from './widget-session.ts';

const contract = await loadContract();
let mock: PrismMock;

beforeAll(async () => {
  mock = await startPrismMock();
  return () => mock.close();
});

function validRequest(
  { operationId, document, method, prism }: ContractOperation,
  prefer: string,
): RequestInit {
  const authorization = document === 'embed' ? DEMO_AUTHORIZATION : 'Bearer any';
  const headers: Record<string, string> = { authorization, 'access-token': 'any', prefer };
  const content = prism.request?.body?.contents?.[0];
  const example = content?.examples?.[0];
  const value = (example && 'value' in example ? example.value : {}) as Record<string, unknown>;
  const base = { method, headers, redirect: 'manual' } as const;
  if (!content) return base;
  if (content.mediaType === 'application/json') {
    return {
      ...base,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(value),
    };
  }
  if (content.mediaType === 'multipart/form-data') {
    const form = new FormData();
    form.append('file', new File(['a'], 'a.csv', { type: 'text/csv' }));
    return { ...base, body: form };
  }
  const fields = Object.entries(value).map(([name, entry]): [string, string] => [name, String(entry)]);
  expect(fields.length, operationId).toBeGreaterThan(0);
  return { ...base, body: new URLSearchParams(fields) };
}

/** Queries of operations with required query parameters. */
const queries: Readonly<Record<string, string>> = {
  ssoLogin: '?apiKey=x&redirectURL=http://localhost/',
  revokeWidgetSessions: '?userId=u-20417',
};

const buildUrl = ({ operationId, path }: ContractOperation) =>
  mock.origin + concretePath(path) + (queries[operationId] ?? '');

test.each(contract.operations.map((operation) => [operation.operationId, operation] as const))(
  'the mock of %s returns every documented status',
  async (_, operation) => {
    for (const status of operation.documentedStatuses) {
      const response = await fetch(buildUrl(operation), validRequest(operation, `code=${status}`));
      expect(response.status).toBe(Number(status));
      await response.arrayBuffer();
    }
  },
);

test('the mock stores nothing: a list is the same before and after a creation', async () => {
  const items = `${mock.origin}/api/v1/suppliers/SUP-1001/items`;
  const list = async () => (await fetch(items, { headers: { authorization: 'Bearer any' } })).text();
  const before = await list();
  const createItem = contract.byId.get('createItem') as ContractOperation;
  expect((await fetch(items, validRequest(createItem, ''))).status).toBe(201);
  expect(await list()).toBe(before);
});

test('the mock has no control API', async () => {
  expect((await fetch(`${mock.origin}/__sandbox/journal`)).status).toBe(404);
});
