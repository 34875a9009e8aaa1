import { expect, test } from 'vitest';
import { shareEqualLists } from './share-equal-lists';

const supplier = (supplierId: string, ...warehouseIds: string[]) => ({
  supplierId,
  warehouses: warehouseIds.map((warehouseId) => ({ warehouseId, name: `Warehouse ${warehouseId}` })),
});

test('shareEqualLists() gives records with equal lists the same list and changes no value', () => {
  const create = () => [
    supplier('A', 'WH-1', 'WH-2'),
    supplier('B', 'WH-2', 'WH-1'),
    supplier('C', 'WH-1', 'WH-2'),
    supplier('D', 'WH-1'),
    supplier('E'),
    supplier('F'),
  ];
  const records = create();
  shareEqualLists(records, ['warehouses']);
  expect(records).toEqual(create());
  const indexes = records.map(({ warehouses }) =>
    records.findIndex((other) => other.warehouses === warehouses),
  );
  expect(indexes).toEqual([0, 1, 0, 3, 4, 4]);
});

test('shareEqualLists() keeps a missing list, null, and lists whose entries have other fields', () => {
  const records = [{ tags: [{ id: 'a' }] }, { tags: [{ id: 'a', note: undefined }] }, { tags: null }, {}] as {
    tags?: { id: string; note?: string | undefined }[] | null;
  }[];
  const before = records.map(({ tags }) => tags);
  shareEqualLists(records, ['tags']);
  records.forEach(({ tags }, index) => {
    expect(tags).toBe(before[index]);
  });
});

test('shareEqualLists() compares all entries and fields of nested records', () => {
  const records = [
    { tags: [{ id: 'a', at: { x: 1, y: 2 } }] },
    { tags: [{ id: 'a', at: { x: 1, y: 3 } }] },
    { tags: [{ id: 'a', at: null }] },
    { tags: [null] },
    { tags: [[1, 2]] },
    { tags: [[1]] },
    { tags: [{ id: 'a', at: { x: 1, y: 2 } }] },
  ];
  shareEqualLists(records as { tags: unknown[] }[], ['tags']);
  const indexes = records.map(({ tags }) => records.findIndex((other) => other.tags === tags));
  expect(indexes).toEqual([0, 1, 2, 3, 4, 5, 0]);
});

test('shareEqualLists() compares with the first 16 different lists only', () => {
  const create = () => Array.from({ length: 17 }, (_, index) => ({ tags: [index] }));
  const records = [...create(), ...create()];
  shareEqualLists(records, ['tags']);
  const isShared = records.slice(17).map(({ tags }, index) => tags === records[index]?.tags);
  expect(isShared).toEqual([...Array<boolean>(16).fill(true), false]);
});
