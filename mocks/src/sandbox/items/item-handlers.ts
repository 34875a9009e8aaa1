import { conflict, invalid, notFound } from '../api-error.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { page } from '../lists/list.ts';
import type { Item, ItemDraft } from '../model/item.ts';
import type { Supplier } from '../model/party.ts';
import { openOrderItemIds } from '../orders/open-orders.ts';
import { json, requireCurrentVersion, resource } from '../responses.ts';
import { itemList, onHandBottles } from './item-list.ts';
import { changedQuantityFields, ITEM_IN_USE, SKU_EXISTS, UPC_EXISTS, validateItem } from './item-rules.ts';
import { addItem, type ItemInput, replaceItem, withDefaults } from './item-writes.ts';
import { suggestItems } from './suggestions.ts';

export const itemHandlers: Handlers = {
  listItems: ({ db, params, query }) => json(page(db.items.list(params.supplierId), query, itemList(query))),

  suggestItems: ({ db, params, query }) =>
    json({ data: suggestItems(db.items.list(params.supplierId), query) }),

  getItem: (context) => resource(storedItem(context)),

  async createItem(context) {
    const { db, clock } = context;
    const supplier = getSupplier(context);
    const draft = withDefaults((await context.request.json()) as ItemInput);
    assertValid(context, draft, supplier, undefined);
    assertUnique(context, draft, undefined);
    const item = addItem(db, supplier.supplierId, draft, clock.nowIso());
    const location = `/api/v1/suppliers/${supplier.supplierId}/items/${item.itemId}`;
    return resource(item, 201, { location });
  },

  async updateItem(context) {
    const { db, clock, request } = context;
    const supplier = getSupplier(context);
    const current = storedItem(context);
    const draft = withDefaults((await request.json()) as ItemInput);
    requireCurrentVersion(request, current.version);
    assertValid(context, draft, supplier, current);
    assertUnique(context, draft, current);
    assertNotInUse(context, draft, current);
    return resource(replaceItem(db, supplier.supplierId, current, draft, clock.nowIso()));
  },
};

/** Returns the request's supplier. `authorize` has already rejected an unknown supplier with 404. */
function getSupplier({ db, params }: HandlerContext): Supplier {
  const supplier = db.suppliers.get(params.supplierId ?? '');
  if (!supplier) throw notFound();
  return supplier;
}

function storedItem({ db, params }: HandlerContext): Item {
  const item = db.items.get(params.itemId ?? '', params.supplierId);
  if (!item) throw notFound();
  return item;
}

function assertValid(
  { clock }: HandlerContext,
  draft: ItemDraft,
  supplier: Supplier,
  current: Item | undefined,
): void {
  const errors = validateItem(draft, supplier, current, clock.nowDate().getUTCFullYear());
  if (errors.length > 0) throw invalid(errors);
}

function assertUnique(
  { db, params }: HandlerContext,
  { sku, upc }: ItemDraft,
  current: Item | undefined,
): void {
  const others = db.items.list(params.supplierId).filter(({ itemId }) => itemId !== current?.itemId);
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

function assertNotInUse({ db, params }: HandlerContext, draft: ItemDraft, current: Item): void {
  if (changedQuantityFields(draft, current).length === 0) return;
  if (onHandBottles(current) > 0 || openOrderItemIds(db, params.supplierId ?? '').has(current.itemId)) {
    throw conflict('ITEM_IN_USE', ITEM_IN_USE);
  }
}
