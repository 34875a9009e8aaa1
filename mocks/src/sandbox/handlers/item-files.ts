import { file, XLSX } from '../answers.ts';
import type { Handlers } from '../call.ts';
import { itemColumns } from '../items/item-columns.ts';
import { itemList, stockReader } from '../items/item-list.ts';
import { selectForExport } from '../lists/list.ts';
import type { Inventory, Item } from '../model.ts';
import { exportFileName } from '../workbook/file-names.ts';
import { type CellValue, writeWorkbook } from '../workbook/workbook.ts';

interface StockColumn {
  readonly header: string;
  readonly read: (item: Item) => CellValue;
}

/** The export shows stock after the master data, of the warehouses that the list is about; an upload ignores these columns. */
function stockColumns(query: URLSearchParams): readonly StockColumn[] {
  const stockOf = stockReader(query);
  const bottles = (read: (stock: Inventory) => number) => (item: Item) =>
    stockOf(item).reduce((total, stock) => total + read(stock), 0);
  return [
    { header: 'On Hand (bottles)', read: bottles(({ onHandQty }) => onHandQty) },
    { header: 'Bonded On Hand (bottles)', read: bottles(({ bondOnHandQty }) => bondOnHandQty) },
    { header: 'Available (bottles)', read: bottles(({ availableQty }) => availableQty) },
    { header: 'Bonded Available (bottles)', read: bottles(({ bondAvailableQty }) => bondAvailableQty) },
  ];
}

export const itemFileHandlers: Handlers = {
  async exportItems({ world, clock, params, query }) {
    const supplierId = params.supplierId ?? '';
    const items = selectForExport(world.items.list(supplierId), query, itemList(query));
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
