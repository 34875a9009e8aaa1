import { json, requireCurrentVersion, resource } from '../answers.ts';
import { conflict, invalid, notFound } from '../api-error.ts';
import type { Call, Handlers } from '../call.ts';
import { itemList, onHandBottles } from '../items/item-list.ts';
import { changesCounted, ITEM_IN_USE, itemErrors, SKU_EXISTS, UPC_EXISTS } from '../items/item-rules.ts';
import { addItem, type ItemInput, replaceItem, withDefaults } from '../items/item-writes.ts';
import { suggestItems } from '../items/suggestions.ts';
import { page } from '../lists/list.ts';
import type { Item, ItemDraft, Supplier } from '../model.ts';
import { openOrderItemIds } from '../orders/open-orders.ts';

export const itemHandlers: Handlers = {
  listItems: ({ world, params, query }) =>
    json(page(world.items.list(params.supplierId), query, itemList(query))),

  suggestItems: ({ world, params, query }) =>
    json({ data: suggestItems(world.items.list(params.supplierId), query) }),

  getItem: (call) => resource(storedItem(call)),

  async createItem(call) {
    const { world, clock } = call;
    const supplier = supplierOf(call);
    const draft = withDefaults((await call.request.json()) as ItemInput);
    refuseInvalid(call, draft, supplier, undefined);
    refuseDuplicates(call, draft, undefined);
    const item = addItem(world, supplier.supplierId, draft, clock.nowIso());
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
    return resource(replaceItem(world, supplier.supplierId, current, draft, clock.nowIso()));
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
      validationErrors: [{ fieldPath: 'sku', message: SKU_EXISTS }],
    });
  }
  const sameUpc = upc ? others.find((other) => other.upc === upc) : undefined;
  if (sameUpc) {
    throw conflict('DUPLICATE_UPC', 'Another item has this UPC.', {
      conflictingId: sameUpc.itemId,
      validationErrors: [{ fieldPath: 'upc', message: UPC_EXISTS }],
    });
  }
}

function refuseChangeInUse({ world, params }: Call, draft: ItemDraft, current: Item): void {
  if (changesCounted(draft, current).length === 0) return;
  if (onHandBottles(current) > 0 || openOrderItemIds(world, params.supplierId ?? '').has(current.itemId)) {
    throw conflict('ITEM_IN_USE', ITEM_IN_USE);
  }
}
