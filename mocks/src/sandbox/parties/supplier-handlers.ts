import type { FieldError } from '@portal-kit/contract/error-body';
import { conflict, invalid, notFound } from '../api-error.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { type ListShape, page } from '../lists/list.ts';
import type { Item } from '../model/item.ts';
import type { Supplier } from '../model/party.ts';
import { hasOpenOrdersAt } from '../orders/open-orders.ts';
import { json, requireCurrentVersion, resource } from '../responses.ts';
import { storedAddress, validateAddress } from './address-rules.ts';

/** First path segments that the portal reserves for its own pages. */
const RESERVED_IDS = new Set(['LOGIN', 'FORGOT-PASSWORD', 'RESET-PASSWORD']);

type SupplierInput = Omit<Partial<Supplier>, 'warehouses' | 'version'> &
  Pick<Supplier, 'supplierId' | 'name'> & { warehouses?: readonly (string | { warehouseId: string })[] };

const shape: ListShape<Supplier> = {
  search: ({ supplierId, name }) => [supplierId, name],
  filters: {
    inventoryType: ({ inventoryType }) => [inventoryType],
    status: ({ status }) => [status],
  },
  sorts: {
    supplierId: ({ supplierId }) => supplierId,
    name: ({ name }) => name,
    inventoryType: ({ inventoryType }) => inventoryType,
    status: ({ status }) => status,
  },
  defaultSort: { by: 'name', direction: 'ASC' },
  id: ({ supplierId }) => supplierId,
};

export const supplierHandlers: Handlers = {
  listSuppliers({ db, caller, query }) {
    const visible = db.suppliers.list().filter(({ supplierId }) => caller.canAccess(supplierId));
    return json(page(visible, query, shape));
  },

  getSupplier({ db, caller, params }) {
    const supplier = db.suppliers.get(params.id ?? '');
    if (!supplier || !caller.canAccess(supplier.supplierId)) throw caller.supplierRefusal();
    return resource(supplier);
  },

  async createSupplier(context) {
    const { db } = context;
    const input = (await context.request.json()) as SupplierInput;
    check(context, input);
    if (db.suppliers.get(input.supplierId)) {
      throw conflict('DUPLICATE_SUPPLIER_ID', 'A supplier with this id already exists.', {
        conflictingId: input.supplierId,
        validationErrors: [{ fieldPath: 'supplierId', message: 'Supplier ID already exists' }],
      });
    }
    assertNameAvailable(context, input);
    const supplier: Supplier = { ...fields(context, input), version: 1 };
    db.suppliers.put(supplier, supplier.supplierId);
    return resource(supplier, 201, { location: `/api/v1/suppliers/${supplier.supplierId}` });
  },

  async updateSupplier(context) {
    const { db, request } = context;
    const input = (await request.json()) as SupplierInput;
    const current = db.suppliers.get(input.supplierId);
    if (!current) throw notFound();
    requireCurrentVersion(request, current.version);
    check(context, input);
    assertNameAvailable(context, input);
    const next: Supplier = { ...fields(context, input), version: current.version + 1 };
    assertRemovedWarehousesEmpty(context, current, next);
    db.suppliers.put(next, next.supplierId);
    return resource(next);
  },
};

function fields({ db }: HandlerContext, input: SupplierInput): Omit<Supplier, 'version'> {
  const warehouses = listWarehouseIds(input).map((warehouseId) => ({
    warehouseId,
    name: db.warehouses.get(warehouseId)?.name ?? warehouseId,
  }));
  const addresses = input.addresses?.map(storedAddress) ?? [];
  return { inventoryType: 'TAX PAID', permissions: [], status: 'ACTIVE', ...input, warehouses, addresses };
}

function listWarehouseIds({ warehouses = [] }: SupplierInput): string[] {
  return warehouses.map((warehouse) => (typeof warehouse === 'string' ? warehouse : warehouse.warehouseId));
}

function check({ db }: HandlerContext, input: SupplierInput): void {
  const errors: FieldError[] = [];
  if (RESERVED_IDS.has(input.supplierId.toUpperCase())) {
    errors.push({ fieldPath: 'supplierId', message: `'${input.supplierId.toLowerCase()}' is reserved` });
  }
  const warehouseIds = listWarehouseIds(input);
  warehouseIds.forEach((warehouseId, index) => {
    const fieldPath = `warehouses[${index}].warehouseId`;
    if (!db.warehouses.get(warehouseId)) errors.push({ fieldPath, message: 'Unknown warehouse' });
    else if (warehouseIds.indexOf(warehouseId) < index)
      errors.push({ fieldPath, message: 'Warehouse is listed twice' });
  });
  for (const [index, address] of (input.addresses ?? []).entries()) {
    errors.push(...validateAddress(address, `addresses[${index}]`));
  }
  if (errors.length > 0) throw invalid(errors);
}

function assertNameAvailable({ db }: HandlerContext, { supplierId, name }: SupplierInput): void {
  const key = name.trim().toLowerCase();
  const holder = db.suppliers
    .list()
    .find((other) => other.supplierId !== supplierId && other.name.toLowerCase() === key);
  if (!holder) return;
  throw conflict('DUPLICATE_NAME', 'A supplier with this name already exists.', {
    conflictingId: holder.supplierId,
    validationErrors: [{ fieldPath: 'name', message: 'Supplier name already exists' }],
  });
}

function assertRemovedWarehousesEmpty({ db }: HandlerContext, current: Supplier, next: Supplier): void {
  const kept = new Set(next.warehouses.map(({ warehouseId }) => warehouseId));
  const items = db.items.list(current.supplierId);
  const dropped = current.warehouses.find(
    ({ warehouseId }) =>
      !kept.has(warehouseId) &&
      (items.some((item) => hasStock(item, warehouseId)) ||
        hasOpenOrdersAt(db, warehouseId, current.supplierId)),
  );
  if (dropped) throw conflict('WAREHOUSE_IN_USE', 'The warehouse holds stock or has open orders.');
}

export function hasStock(item: Item, warehouseId: string): boolean {
  return item.inventory.some(
    (stock) => stock.warehouseId === warehouseId && stock.onHandQty + stock.bondOnHandQty > 0,
  );
}
