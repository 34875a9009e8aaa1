import type { Item } from '@portal-kit/sdk/items';
import {
  type CaseQuantity,
  stockedIn,
  stockTotals,
  toCases,
  totalBottles,
} from '../../../../domain/items/item-quantity';
import { quantityMessages } from '../../../../domain/items/quantity.messages';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { itemsMessages } from '../items.messages';
import * as css from './stock-by-warehouse.css';

const quantityText = ({ cases, bottles }: CaseQuantity, texts: ReturnType<typeof quantityMessages>) =>
  [texts.cases(cases), bottles > 0 && texts.bottles(bottles)].filter(Boolean).join(' ');

/** Maximum number of warehouses in a row. */
const shownWarehouses = 2;

export interface StockByWarehouseProps {
  item: Item;
  getWarehouseName: (warehouseId: string) => string;
  /** Warehouses of the list's filter. The cell shows these warehouses first. */
  filteredIds: readonly string[];
}

/** Stock per warehouse in a table cell. The tooltip of the total shows the bonded stock. */
export function StockByWarehouse({ item, getWarehouseName, filteredIds }: StockByWarehouseProps) {
  const kernel = useMessages(kernelMessages);
  const quantities = useMessages(quantityMessages);
  const texts = useMessages(itemsMessages);
  const first = filteredIds.length > 0 ? (stockedIn(item, filteredIds).inventory ?? []) : [];
  const inventory = [...first, ...(item.inventory ?? []).filter((row) => !first.includes(row))];
  if (inventory.length === 0) return kernel.dash;
  const more = inventory.length - shownWarehouses;
  return (
    <>
      {inventory.slice(0, shownWarehouses).map((row, index) => {
        const quantity = toCases(
          totalBottles(stockTotals({ inventory: [row] }, 'onHand')),
          item.bottlesPerCase,
        );
        return (
          <span key={index} className={css.line}>
            <span className={css.name}>{getWarehouseName(row.warehouseId) || kernel.dash}</span>
            <span className={css.cases}>{quantity ? quantityText(quantity, quantities) : kernel.dash}</span>
          </span>
        );
      })}
      {more > 0 && <span className={css.name}>{texts.moreWarehouses(more)}</span>}
    </>
  );
}
