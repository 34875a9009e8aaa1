import type { Inventory, Item } from '../model/item.ts';
import type { Order } from '../model/order.ts';
import type { Database } from '../store/database.ts';
import { lineUnits, toUnits } from './rules/quantities.ts';
import { isReserving } from './rules/status.ts';

type Units = Map<string, number>;

const add = (units: Units, itemId: string, count: number) =>
  units.set(itemId, (units.get(itemId) ?? 0) + count);

/** Bottles by item that an order reserves (domain §3.4). */
export function reservedUnits(order: Order | undefined): Units {
  const units: Units = new Map();
  if (order?.direction !== 'OUTBOUND' || !isReserving(order.status)) return units;
  for (const line of order.lineItems) add(units, line.item.itemId, lineUnits(line));
  return units;
}

/** Bottles by item that an order has moved: added when closed, removed when shipped. */
function movedUnits(order: Order): Units {
  const units: Units = new Map();
  for (const { item, received, damaged, shipped } of order.lineItems) {
    const { itemId, bottlesPerCase } = item;
    if (order.status === 'CLOSED' && received) {
      const lost = damaged ? toUnits(damaged, bottlesPerCase) : 0;
      add(units, itemId, Math.max(0, toUnits(received, bottlesPerCase) - lost));
    }
    if (order.status === 'SHIPPED' && shipped) add(units, itemId, -toUnits(shipped, bottlesPerCase));
  }
  return units;
}

const isBonded = (order: Order) => order.details.bondedFlag === '1';
const getWarehouseId = (order: Order) => String(order.details.warehouseId);

/** Bottles of an item that an order may use: available stock plus its own reservation. */
export function availableFor(
  item: Item,
  warehouseId: string,
  bonded: boolean,
  current: Order | undefined,
): number {
  const stock = item.inventory.find((held) => held.warehouseId === warehouseId);
  const free = (bonded ? stock?.bondAvailableQty : stock?.availableQty) ?? 0;
  const isSameStock = current && getWarehouseId(current) === warehouseId && isBonded(current) === bonded;
  return free + (isSameStock ? (reservedUnits(current).get(item.itemId) ?? 0) : 0);
}

/** Reverts the stock effect of the previous order version and applies the effect of the new version. */
export function applyStock(db: Database, supplierId: string, before: Order | undefined, after: Order): void {
  if (before) shift(db, supplierId, before, reservedUnits(before), 'availableQty', 1);
  shift(db, supplierId, after, reservedUnits(after), 'availableQty', -1);
  const isMoving = before?.status !== after.status;
  if (!isMoving) return;
  const moved = movedUnits(after);
  shift(db, supplierId, after, moved, 'onHandQty', 1);
  shift(db, supplierId, after, moved, 'availableQty', 1);
}

function shift(
  db: Database,
  supplierId: string,
  order: Order,
  units: Units,
  field: 'availableQty' | 'onHandQty',
  sign: 1 | -1,
): void {
  const bondField = field === 'onHandQty' ? 'bondOnHandQty' : 'bondAvailableQty';
  for (const [itemId, count] of units) {
    const item = db.items.get(itemId, supplierId);
    if (!item) continue;
    const inventory = item.inventory.map((stock): Inventory => {
      if (stock.warehouseId !== getWarehouseId(order)) return stock;
      const name = isBonded(order) ? bondField : field;
      return { ...stock, [name]: Math.max(0, stock[name] + sign * count) };
    });
    db.items.put({ ...item, inventory }, itemId, supplierId);
  }
}
