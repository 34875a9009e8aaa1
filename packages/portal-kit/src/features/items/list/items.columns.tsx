import type { Item } from '@portal-kit/sdk/items';
import { dataTableColumns } from '@portal-kit/ui/data-table';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { type StockKind, stockedIn, stockTotals } from '../../../domain/items/item-quantity';
import { itemTypeLabel } from '../../../domain/items/item-types';
import type { kernelMessages } from '../../../kernel/messages/kernel.messages';
import type { SupplierWarehouse } from '../../../kernel/portal/portal-context';
import { itemStatusLook } from '../item-status';
import * as css from './items.columns.css';
import type { itemsMessages } from './items.messages';
import { StockCell } from './stock/stock-cell';
import { WarehouseStock } from './stock/warehouse-stock';

type ItemTexts = ReturnType<typeof itemsMessages>;

function stockNote(item: Item, warehouseIds: readonly string[], texts: ItemTexts): string | undefined {
  const { taxPaid, bonded } = stockTotals(stockedIn(item, warehouseIds), 'onHand');
  if (bonded === 0) return undefined;
  return taxPaid === 0 ? texts.bonded : texts.taxPaidAndBonded;
}

/** Column ids are sort fields of the contract. */
export function itemColumns(
  texts: ItemTexts,
  kernel: ReturnType<typeof kernelMessages>,
  warehouses: readonly SupplierWarehouse[] | undefined,
  filteredWarehouseIds: readonly string[] = [],
) {
  const { dash } = kernel;
  const names = new Map(warehouses?.map(({ warehouseId, name }) => [warehouseId, name]));
  const nameOf = (warehouseId: string) => names.get(warehouseId) ?? warehouseId;
  const column = dataTableColumns<Item>();
  const where = filteredWarehouseIds.length > 0 ? texts.inWarehouses(filteredWarehouseIds) : '';
  const quantity = (id: 'onHandQty' | 'availableQty', kind: StockKind) =>
    column.accessor((item) => stockTotals(item, kind).taxPaid, {
      id,
      header: where
        ? () => (
            <span>
              {texts.columns[id]} <span className={css.where}>{where}</span>
            </span>
          )
        : texts.columns[id],
      meta: { label: [texts.columns[id], where].filter(Boolean).join(' '), align: 'end' },
      cell: ({ row }) => (
        <StockCell item={row.original} kind={kind} nameOf={nameOf} warehouseIds={filteredWarehouseIds} />
      ),
    });
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
            {[row.original.brand, stockNote(row.original, filteredWarehouseIds, texts)]
              .filter(Boolean)
              .join(' · ') || dash}
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
      meta: { label: texts.columns.warehouses, isHiddenOnNarrow: true },
      cell: ({ row }) => (
        <WarehouseStock item={row.original} nameOf={nameOf} filteredIds={filteredWarehouseIds} />
      ),
    }),
    quantity('onHandQty', 'onHand'),
    quantity('availableQty', 'available'),
  ]);
}
