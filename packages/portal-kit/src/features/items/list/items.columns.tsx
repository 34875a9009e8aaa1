import type { Item } from '@portal-kit/sdk/items';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { type StockKind, stockedIn, stockTotals } from '../../../domain/items/item-quantity';
import { type ItemTypeNames, itemTypeName } from '../../../domain/items/item-types';
import type { SupplierWarehouse } from '../../../domain/provider/portal';
import type { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { recordColumns } from '../../../lists/record-columns';
import { itemStatusLook } from '../item-status';
import * as css from './items.columns.css';
import type { itemsMessages } from './items.messages';
import { StockByWarehouse } from './stock/stock-by-warehouse';
import { StockCell } from './stock/stock-cell';

type ItemTexts = ReturnType<typeof itemsMessages>;

function stockNote(item: Item, warehouseIds: readonly string[], texts: ItemTexts): string | undefined {
  const { taxPaid, bonded } = stockTotals(stockedIn(item, warehouseIds), 'onHand');
  if (!(bonded > 0)) return undefined;
  return !(taxPaid > 0) ? texts.bonded : texts.taxPaidAndBonded;
}

/** Creates the columns of the list. */
export function itemColumns(
  texts: ItemTexts,
  kernel: ReturnType<typeof kernelMessages>,
  typeNames: ItemTypeNames,
  warehouses: readonly SupplierWarehouse[] | undefined,
  filteredWarehouseIds: readonly string[] = [],
) {
  const { dash } = kernel;
  const names = new Map(warehouses?.map(({ warehouseId, name }) => [warehouseId, name]));
  const getWarehouseName = (warehouseId: string) => names.get(warehouseId) ?? warehouseId;
  const { sortable, fixed } = recordColumns<Item>(texts.columns);
  const where = filteredWarehouseIds.length > 0 ? texts.inWarehouses(filteredWarehouseIds) : '';
  const quantity = (id: 'onHandQty' | 'availableQty', kind: StockKind) =>
    sortable(id, {
      align: 'end',
      ...(where && {
        label: `${texts.columns[id]} ${where}`,
        header: () => (
          <span>
            {texts.columns[id]} <span className={css.where}>{where}</span>
          </span>
        ),
      }),
      cell: (item) => <StockCell item={item} kind={kind} warehouseIds={filteredWarehouseIds} />,
    });
  return [
    sortable('sku', { isRowHeader: true }),
    sortable('description', {
      cell: (item) => (
        <span className={css.description}>
          {item.description || dash}
          <span className={css.brand}>
            {[item.brand, stockNote(item, filteredWarehouseIds, texts)].filter(Boolean).join(' · ') || dash}
          </span>
        </span>
      ),
    }),
    sortable('type', {
      cell: ({ type }) => <span className={css.type}>{itemTypeName(type, typeNames) || dash}</span>,
    }),
    sortable('size', {
      cell: ({ size, sizeUom, bottlesPerCase }) => (
        <span className={css.nowrap}>
          {size && sizeUom ? texts.size(size, sizeUom, bottlesPerCase) : dash}
        </span>
      ),
    }),
    sortable('itemStatus', {
      placeOnNarrow: 'beside',
      cell: ({ itemStatus }) => {
        const { tone, label } = itemStatusLook(itemStatus, texts);
        return <StatusDot tone={tone}>{label}</StatusDot>;
      },
    }),
    fixed('warehouses', {
      isHiddenOnNarrow: true,
      cell: (item) => (
        <StockByWarehouse
          item={item}
          getWarehouseName={getWarehouseName}
          filteredIds={filteredWarehouseIds}
        />
      ),
    }),
    quantity('onHandQty', 'onHand'),
    quantity('availableQty', 'available'),
  ];
}
