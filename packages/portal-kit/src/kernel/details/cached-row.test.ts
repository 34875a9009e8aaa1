import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { cachedRow } from './cached-row';

interface Row {
  id: string;
  name: string;
}

const lists = ['portal', 'SUP-1', 'items', 'list'];
const find = (client: QueryClient, id: string) => cachedRow<Row>(client, lists, (row) => row.id === id)?.name;
const page = (...rows: Row[]) => ({ rows, total: rows.length });

function clientWith(pages: readonly (readonly [key: readonly unknown[], data: unknown, at: number])[]) {
  const client = new QueryClient();
  for (const [key, data, updatedAt] of pages) client.setQueryData(key, data, { updatedAt });
  return client;
}

test('cachedRow() finds the newest row in the pages of the list', () => {
  const client = clientWith([
    [[...lists, 'page 1'], page({ id: 'a', name: 'old' }), 1],
    [[...lists, 'page 2'], page({ id: 'b', name: 'other' }, { id: 'a', name: 'new' }), 3],
    [[...lists, 'page 3'], page({ id: 'a', name: 'middle' }), 2],
  ]);
  expect([find(client, 'a'), find(client, 'b'), find(client, 'c')]).toEqual(['new', 'other', undefined]);
});

test('cachedRow() ignores other suppliers, details, and data that is not a page', () => {
  const client = clientWith([
    [['portal', 'SUP-2', 'items', 'list', 'page'], page({ id: 'a', name: 'foreign' }), 1],
    [['portal', 'SUP-1', 'items', 'details', 'a'], page({ id: 'a', name: 'details' }), 1],
    [[...lists, 'count'], 12, 1],
  ]);
  expect(find(client, 'a')).toBeUndefined();
});

test('cachedRow() ignores pages that a save has made outdated', async () => {
  const client = clientWith([[[...lists, 'page'], page({ id: 'a', name: 'before the save' }), 1]]);
  await client.invalidateQueries({ queryKey: lists });
  expect(find(client, 'a')).toBeUndefined();
});
