import type { Item } from '@portal-kit/sdk/items';
import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { OrderLine } from '../../lines/order-line';
import { lineCheck, type OrderCheck } from './order-check';
import type { CheckTexts } from './order-checks.messages';

export interface ItemChecksInput {
  direction: OrderDirection;
  warehouse: { warehouseId: string; name: string };
  lines: readonly OrderLine[];
  /** The current items by id. */
  items: ReadonlyMap<string, Item>;
  availableUnits: (itemId: string) => number | undefined;
}

/**
 * Finds lines whose item cannot be ordered from the warehouse. An outbound order can contain a discontinued item while
 * stock remains. Source: domain, 2.5.
 */
export function itemChecks(input: ItemChecksInput, texts: CheckTexts): OrderCheck[] {
  const { direction, warehouse, lines, items, availableUnits } = input;
  return lines.flatMap((line) => {
    const { itemId, sku } = line.item;
    const block = (code: string, text: string) => [lineCheck('block', line, code, text)];
    const item = items.get(itemId);
    // The filter by id extends the specification, so that a server may return no rows.
    if (!item) return [lineCheck('warn', line, 'unknown', texts.items.unknown(sku))];
    // A record of an older server may have no list of warehouses.
    if (item.warehouses?.every(({ warehouseId }) => warehouseId !== warehouse.warehouseId)) {
      return block('elsewhere', texts.items.elsewhere(sku, warehouse.name));
    }
    if (item.itemStatus === 'INACTIVE' && direction === 'outbound') {
      return block('inactive', texts.items.inactive(sku));
    }
    if (item.itemStatus !== 'DISCONTINUED') return [];
    return direction === 'outbound' && availableUnits(itemId) !== 0
      ? [lineCheck('warn', line, 'remaining', texts.items.remaining(sku))]
      : block('discontinued', texts.items.discontinued(sku));
  });
}
