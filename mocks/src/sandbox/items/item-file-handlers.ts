import type { Handlers } from '../handler.ts';
import { selectForExport } from '../lists/list.ts';
import type { Inventory, Item } from '../model/item.ts';
import { file, XLSX } from '../responses.ts';
import { type CellValue, exportFileName, writeWorkbook } from '../workbook/workbook.ts';
import { itemColumns } from './item-columns.ts';
import { createStockReader, itemList } from './item-list.ts';

interface StockColumn {
  readonly header: string;
  readonly read: (item: Item) => CellValue;
}

/** Builds the stock columns after the master data, limited to the filtered warehouses. An upload ignores them. */
function stockColumns(query: URLSearchParams): readonly StockColumn[] {
  const getStock = createStockReader(query);
  const bottles = (read: (stock: Inventory) => number) => (item: Item) =>
    getStock(item).reduce((total, stock) => total + read(stock), 0);
  return [
    { header: 'On Hand (bottles)', read: bottles(({ onHandQty }) => onHandQty) },
    { header: 'Bonded On Hand (bottles)', read: bottles(({ bondOnHandQty }) => bondOnHandQty) },
    { header: 'Available (bottles)', read: bottles(({ availableQty }) => availableQty) },
    { header: 'Bonded Available (bottles)', read: bottles(({ bondAvailableQty }) => bondAvailableQty) },
  ];
}

export const itemFileHandlers: Handlers = {
  async exportItems({ db, clock, params, query }) {
    const supplierId = params.supplierId ?? '';
    const items = selectForExport(db.items.list(supplierId), query, itemList(query));
    const columns = [...itemColumns, ...stockColumns(query)];
    const bytes = await writeWorkbook([
      {
        name: 'Items',
        headers: columns.map(({ header }) => header),
        rows: items.map((item) => columns.map(({ read }) => read(item))),
      },
    ]);
    return file(bytes, exportFileName(supplierId, 'items', clock.nowDate()), XLSX);
  },
};
