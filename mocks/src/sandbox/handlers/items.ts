import { json, requireCurrentVersion, resource } from '../answers.ts';
import { conflict, invalid, notFound } from '../api-error.ts';
import type { Call, Handlers } from '../call.ts';
import { itemList, onHandBottles } from '../items/item-list.ts';
import { itemErrors } from '../items/item-rules.ts';
import { suggestItems } from '../items/suggestions.ts';
import { page } from '../lists/list.ts';
import type { Inventory, Item, ItemDraft, Supplier } from '../model.ts';
import { hasOpenOrders } from '../orders/open-orders.ts';

type ItemInput = Omit<ItemDraft, 'itemStatus'> & Partial<Pick<ItemDraft, 'itemStatus'>>;

export const itemHandlers: Handlers = {
  listItems: ({ world, params, query }) => json(page(world.items.list(params.supplierId), query, itemList)),

  suggestItems: ({ world, params, query }) =>
    json({ data: suggestItems(world.items.list(params.supplierId), query) }),

  getItem: (call) => resource(storedItem(call)),

  async createItem(call) {
    const { world, clock } = call;
    const supplier = supplierOf(call);
    const draft = withDefaults((await call.request.json()) as ItemInput);
    refuseInvalid(call, draft, supplier, undefined);
    refuseDuplicates(call, draft, undefined);
    const at = clock.nowIso();
    const item: Item = {
      itemId: `ITM-${100_000 + world.store.nextNumber('item')}`,
      ...draft,
      inventory: draft.warehouses.map(({ warehouseId }) => emptyStock(warehouseId)),
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
    world.items.put(item, item.itemId, supplier.supplierId);
    const location = `/api/v1/suppliers/${supplier.supplierId}/items/${item.itemId}`;
    return resource(item, 201, { location });
  },

  async updateItem(call) {
    const { world, clock, request } = call;
    const supplier = supplierOf(call);
    const current = storedItem(call);
    const draft = withDefaults((await request.json()) as ItemInput);
    requireCurrentVersion(request, current.version);
    refuseInvalid(call, draft, supplier, current);
    refuseDuplicates(call, draft, current);
    refuseChangeInUse(call, draft, current);
    const item: Item = {
      itemId: current.itemId,
      ...draft,
      inventory: draft.warehouses.map(
        ({ warehouseId }) =>
          current.inventory.find((stock) => stock.warehouseId === warehouseId) ?? emptyStock(warehouseId),
      ),
      version: current.version + 1,
      createdAt: current.createdAt,
      updatedAt: clock.nowIso(),
    };
    world.items.put(item, item.itemId, supplier.supplierId);
    return resource(item);
  },
};

/** `authorise` has answered 404 for a supplier that is unknown or not the caller's. */
function supplierOf({ world, params }: Call): Supplier {
  const supplier = world.suppliers.get(params.supplierId ?? '');
  if (!supplier) throw notFound();
  return supplier;
}

function storedItem({ world, params }: Call): Item {
  const item = world.items.get(params.itemId ?? '', params.supplierId);
  if (!item) throw notFound();
  return item;
}

function withDefaults(input: ItemInput): ItemDraft {
  return { itemStatus: 'ACTIVE', containerType: 'BOTTLE', lotTracked: false, ...input };
}

const emptyStock = (warehouseId: string): Inventory => ({
  warehouseId,
  onHandQty: 0,
  bondOnHandQty: 0,
  availableQty: 0,
  bondAvailableQty: 0,
});

function refuseInvalid(
  { clock }: Call,
  draft: ItemDraft,
  supplier: Supplier,
  current: Item | undefined,
): void {
  const errors = itemErrors(draft, supplier, current, clock.nowDate().getUTCFullYear());
  if (errors.length > 0) throw invalid(errors);
}

function refuseDuplicates({ world, params }: Call, { sku, upc }: ItemDraft, current: Item | undefined): void {
  const others = world.items.list(params.supplierId).filter(({ itemId }) => itemId !== current?.itemId);
  const sameSku = others.find((other) => other.sku.toLowerCase() === sku.toLowerCase());
  if (sameSku) {
    throw conflict('DUPLICATE_SKU', 'An item with this Supplier Item ID already exists.', {
      conflictingId: sameSku.itemId,
      validationErrors: [{ fieldPath: 'sku', message: 'Supplier Item ID already exists' }],
    });
  }
  const sameUpc = upc ? others.find((other) => other.upc === upc) : undefined;
  if (sameUpc) {
    throw conflict('DUPLICATE_UPC', 'Another item has this UPC.', {
      conflictingId: sameUpc.itemId,
      validationErrors: [{ fieldPath: 'upc', message: 'UPC already exists' }],
    });
  }
}

/** What open orders and stock are counted by must not change under them. */
function refuseChangeInUse({ world, params }: Call, draft: ItemDraft, current: Item): void {
  const isDiscontinuing = draft.itemStatus === 'DISCONTINUED' && current.itemStatus !== 'DISCONTINUED';
  const isRepacked = draft.bottlesPerCase !== current.bottlesPerCase;
  if (!isDiscontinuing && !isRepacked) return;
  if (onHandBottles(current) > 0 || hasOpenOrders(world, params.supplierId ?? '', current.itemId)) {
    throw conflict('ITEM_IN_USE', 'The item has stock or open orders.');
  }
}
