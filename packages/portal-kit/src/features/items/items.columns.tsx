import type { Item } from '@portal-kit/sdk/items';
import { dataTableColumns } from '@portal-kit/ui/data-table';
import { StatusDot, type StatusTone } from '@portal-kit/ui/status-dot';
import { stockTotals } from './item-quantity';
import { itemTypeLabel } from './item-types';
import * as css from './items.columns.css';
import type { itemsMessages } from './items.messages';
import { StockCell } from './stock-cell';

type ItemTexts = ReturnType<typeof itemsMessages>;

const statusTones = new Map<string, StatusTone>([
  ['ACTIVE', 'ok'],
  ['INACTIVE', 'neutral'],
  ['DISCONTINUED', 'bad'],
]);

function stockNote(item: Item, texts: ItemTexts): string | undefined {
  const { taxPaid, bonded } = stockTotals(item, 'onHand');
  if (bonded === 0) return undefined;
  return taxPaid === 0 ? texts.bonded : texts.taxPaidAndBonded;
}

/** Column ids are the contract's sort fields. */
export function itemColumns(texts: ItemTexts, dash: string) {
  const column = dataTableColumns<Item>();
  return column.columns([
    column.accessor('sku', {
      header: texts.columns.sku,
      meta: { label: texts.columns.sku, isRowHeader: true },
    }),
    column.accessor('description', {
      header: texts.columns.description,
      meta: { label: texts.columns.description },
      cell: ({ row }) => (
        <span className={css.description}>
          {row.original.description || dash}
          <span className={css.brand}>
            {[row.original.brand, stockNote(row.original, texts)].filter(Boolean).join(' · ') || dash}
          </span>
        </span>
      ),
    }),
    column.accessor('type', {
      header: texts.columns.type,
      meta: { label: texts.columns.type },
      cell: ({ getValue }) => <span className={css.type}>{itemTypeLabel(getValue()) || dash}</span>,
    }),
    column.accessor('size', {
      header: texts.columns.size,
      meta: { label: texts.columns.size },
      cell: ({ row: { original } }) => (
        <span className={css.nowrap}>
          {original.size && original.sizeUom
            ? texts.size(original.size, original.sizeUom, original.bottlesPerCase)
            : dash}
        </span>
      ),
    }),
    column.accessor('itemStatus', {
      header: texts.columns.itemStatus,
      meta: { label: texts.columns.itemStatus },
      cell: ({ getValue }) => {
        const status = getValue();
        const tone = statusTones.get(status);
        return (
          <StatusDot tone={tone ?? 'neutral'}>{(tone ? texts.status[status] : status) || dash}</StatusDot>
        );
      },
    }),
    column.accessor((item) => stockTotals(item, 'onHand').taxPaid, {
      id: 'onHandQty',
      header: texts.columns.onHandQty,
      meta: { label: texts.columns.onHandQty, align: 'end' },
      cell: ({ row }) => <StockCell item={row.original} kind="onHand" />,
    }),
    column.accessor((item) => stockTotals(item, 'available').taxPaid, {
      id: 'availableQty',
      header: texts.columns.availableQty,
      meta: { label: texts.columns.availableQty, align: 'end' },
      cell: ({ row }) => <StockCell item={row.original} kind="available" />,
    }),
  ]);
}
