import type { Item } from '@portal-kit/sdk/items';
import { dataTableColumns } from '@portal-kit/ui/data-table';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { itemTypeLabel } from '../../kernel/items/item-types';
import type { kernelMessages } from '../../kernel/messages/kernel.messages';
import type { SupplierWarehouse } from '../../kernel/portal/use-warehouses';
import { stockTotals } from './item-quantity';
import { itemStatusLook } from './item-status';
import * as css from './items.columns.css';
import type { itemsMessages } from './items.messages';
import { StockCell } from './stock-cell';
import { WarehouseStock } from './warehouse-stock';

type ItemTexts = ReturnType<typeof itemsMessages>;

function stockNote(item: Item, texts: ItemTexts): string | undefined {
  const { taxPaid, bonded } = stockTotals(item, 'onHand');
  if (bonded === 0) return undefined;
  return taxPaid === 0 ? texts.bonded : texts.taxPaidAndBonded;
}

/** Column ids are the contract's sort fields. */
export function itemColumns(
  texts: ItemTexts,
  kernel: ReturnType<typeof kernelMessages>,
  warehouses: readonly SupplierWarehouse[] | undefined,
  wantedWarehouseIds: readonly string[] = [],
) {
  const { dash } = kernel;
  const names = new Map(warehouses?.map(({ warehouseId, name }) => [warehouseId, name]));
  const nameOf = (warehouseId: string) => names.get(warehouseId) ?? warehouseId;
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
        const { tone, label } = itemStatusLook(getValue(), texts);
        return <StatusDot tone={tone}>{label || dash}</StatusDot>;
      },
    }),
    column.display({
      id: 'warehouses',
      header: texts.columns.warehouses,
      enableSorting: false,
      meta: { label: texts.columns.warehouses, isHiddenOnNarrow: true },
      cell: ({ row }) => <WarehouseStock item={row.original} nameOf={nameOf} wanted={wantedWarehouseIds} />,
    }),
    column.accessor((item) => stockTotals(item, 'onHand').taxPaid, {
      id: 'onHandQty',
      header: texts.columns.onHandQty,
      meta: { label: texts.columns.onHandQty, align: 'end' },
      cell: ({ row }) => <StockCell item={row.original} kind="onHand" nameOf={nameOf} />,
    }),
    column.accessor((item) => stockTotals(item, 'available').taxPaid, {
      id: 'availableQty',
      header: texts.columns.availableQty,
      meta: { label: texts.columns.availableQty, align: 'end' },
      cell: ({ row }) => <StockCell item={row.original} kind="available" nameOf={nameOf} />,
    }),
  ]);
}
