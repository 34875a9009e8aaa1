import { importFiles } from '../imports/import-file.ts';
import type { ItemDraft } from '../model.ts';
import type { CellValue } from '../workbook/workbook.ts';

interface ItemColumn {
  readonly header: string;
  readonly read: (item: ItemDraft) => CellValue;
}

const readers: Readonly<Record<string, ItemColumn['read']>> = {
  'warehouses[].warehouseId': ({ warehouses }) => warehouses.map(({ warehouseId }) => warehouseId).join(';'),
  lotTracked: ({ lotTracked }) => (lotTracked ? 'Y' : 'N'),
};

/** The columns of an upload, as an export fills them: what was exported can be uploaded. */
export const itemColumns: readonly ItemColumn[] = importFiles.items.columns.map(({ header, field = '' }) => ({
  header,
  read: readers[field] ?? ((item) => item[field as keyof ItemDraft] as CellValue),
}));
