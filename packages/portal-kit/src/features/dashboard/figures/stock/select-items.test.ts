import { expect, test } from 'vitest';
import { buildItem } from '../../../../../test/records';
import { emptyListState, listParams } from '../../../../kernel/list-state/list-state';
import { selectContract, selectItems } from './select-items';

const available = (availableQty: number) => [
  { warehouseId: 'WH-NJ', onHandQty: 100, bondOnHandQty: 0, availableQty, bondAvailableQty: 0 },
];
const items = [
  buildItem({ sku: 'A-10', description: 'Chablis', inventory: available(3) }),
  buildItem({ sku: 'A-2', description: 'Malbec', brand: 'Finca', inventory: available(1) }),
  buildItem({ sku: 'B-1', description: 'albariño', upc: '036000291452', inventory: available(1) }),
];
const skusFor = (state: Partial<typeof emptyListState>) =>
  selectItems(items, listParams({ ...emptyListState, ...state }, selectContract)).map(({ sku }) => sku);

test('selectItems sorts the lowest stock first, and equal stock by SKU in numeric order', () => {
  expect(skusFor({})).toEqual(['A-2', 'B-1', 'A-10']);
  expect(skusFor({ orderBy: 'sku', order: 'ASC' })).toEqual(['A-2', 'A-10', 'B-1']);
  expect(skusFor({ orderBy: 'description', order: 'DESC' })).toEqual(['A-2', 'A-10', 'B-1']);
});

test('selectItems finds items by SKU, description, brand and UPC without regard to case', () => {
  expect(skusFor({ searchInput: 'a-' })).toEqual(['A-2', 'A-10']);
  expect(skusFor({ searchInput: 'ALBAR' })).toEqual(['B-1']);
  expect(skusFor({ searchInput: 'finca' })).toEqual(['A-2']);
  expect(skusFor({ searchInput: '0291' })).toEqual(['B-1']);
  expect(skusFor({ searchInput: 'nothing' })).toEqual([]);
});
