import { importFiles } from '../imports/file/import-file.ts';
import type { ItemDraft } from '../model/item.ts';
import type { CellValue } from '../workbook/workbook.ts';

interface ItemColumn {
  readonly header: string;
  readonly read: (item: ItemDraft) => CellValue;
}

const readers: Readonly<Record<string, ItemColumn['read']>> = {
  'warehouses[].warehouseId': ({ warehouses }) => warehouses.map(({ warehouseId }) => warehouseId).join(';'),
  lotTracked: ({ lotTracked }) => (lotTracked ? 'Y' : 'N'),
};

/** Columns of an item export. They match the upload columns, so an export can be uploaded again. */
export const itemColumns: readonly ItemColumn[] = importFiles.items.columns.map(({ header, field = '' }) => ({
  header,
  read: readers[field] ?? ((item) => item[field as keyof ItemDraft] as CellValue),
}));
