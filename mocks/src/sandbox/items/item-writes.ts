import type { Inventory, Item, ItemDraft } from '../model/item.ts';
import type { Database } from '../store/database.ts';

/** Request body; fields with a default are optional. */
export type ItemInput = Omit<ItemDraft, 'itemStatus'> & Partial<Pick<ItemDraft, 'itemStatus'>>;

export function withDefaults(input: ItemInput): ItemDraft {
  return { itemStatus: 'ACTIVE', containerType: 'BOTTLE', lotTracked: false, ...input };
}

/** Picks the fields of a stored item that a request may contain. */
export function toItemDraft(item: Item): ItemDraft {
  const {
    itemId: _itemId,
    inventory: _inventory,
    version: _version,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...draft
  } = item;
  return draft;
}

const emptyStock = (warehouseId: string): Inventory => ({
  warehouseId,
  onHandQty: 0,
  bondOnHandQty: 0,
  availableQty: 0,
  bondAvailableQty: 0,
});

/** Stores a new item without stock. */
export function addItem(db: Database, supplierId: string, draft: ItemDraft, at: string): Item {
  const item: Item = {
    itemId: `ITM-${100_000 + db.store.nextNumber('item')}`,
    ...draft,
    inventory: draft.warehouses.map(({ warehouseId }) => emptyStock(warehouseId)),
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  return db.items.put(item, item.itemId, supplierId);
}

/** Replaces an item and keeps its stock. */
export function replaceItem(
  db: Database,
  supplierId: string,
  current: Item,
  draft: ItemDraft,
  at: string,
): Item {
  const item: Item = {
    itemId: current.itemId,
    ...draft,
    inventory: draft.warehouses.map(
      ({ warehouseId }) =>
        current.inventory.find((stock) => stock.warehouseId === warehouseId) ?? emptyStock(warehouseId),
    ),
    version: current.version + 1,
    createdAt: current.createdAt,
    updatedAt: at,
  };
  return db.items.put(item, item.itemId, supplierId);
}
