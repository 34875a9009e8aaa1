import type { Inventory, Item, ItemDraft } from '../model.ts';
import type { World } from '../world.ts';

/** As it is sent: what has a default may be left out. */
export type ItemInput = Omit<ItemDraft, 'itemStatus'> & Partial<Pick<ItemDraft, 'itemStatus'>>;

export function withDefaults(input: ItemInput): ItemDraft {
  return { itemStatus: 'ACTIVE', containerType: 'BOTTLE', lotTracked: false, ...input };
}

/** What of a stored item can be sent again. */
export function draftOf(item: Item): ItemDraft {
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

/** Stores a new item, without stock. */
export function addItem(world: World, supplierId: string, draft: ItemDraft, at: string): Item {
  const item: Item = {
    itemId: `ITM-${100_000 + world.store.nextNumber('item')}`,
    ...draft,
    inventory: draft.warehouses.map(({ warehouseId }) => emptyStock(warehouseId)),
    version: 1,
    createdAt: at,
    updatedAt: at,
  };
  return world.items.put(item, item.itemId, supplierId);
}

/** Stores an item anew; its stock stays. */
export function replaceItem(
  world: World,
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
  return world.items.put(item, item.itemId, supplierId);
}
