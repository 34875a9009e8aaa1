import type { FieldError } from '../../contract/error-body.ts';
import { json, requireCurrentVersion, resource } from '../answers.ts';
import { conflict, invalid, notFound } from '../api-error.ts';
import type { Call, Handlers } from '../call.ts';
import { type ListShape, page } from '../lists/list.ts';
import type { Item, Supplier } from '../model.ts';
import { hasOpenOrdersAt } from '../orders/open-orders.ts';
import { addressErrors, storedAddress } from '../parties/address-rules.ts';

/** First path segments that the portal keeps for itself. */
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
  listSuppliers({ world, caller, query }) {
    const visible = world.suppliers.list().filter(({ supplierId }) => caller.maySee(supplierId));
    return json(page(visible, query, shape));
  },

  getSupplier({ world, caller, params }) {
    const supplier = world.suppliers.get(params.id ?? '');
    if (!supplier || !caller.maySee(supplier.supplierId)) throw notFound();
    return resource(supplier);
  },

  async createSupplier(call) {
    const { world } = call;
    const input = (await call.request.json()) as SupplierInput;
    check(call, input);
    if (world.suppliers.get(input.supplierId)) {
      throw conflict('DUPLICATE_SUPPLIER_ID', 'A supplier with this id already exists.', {
        conflictingId: input.supplierId,
        validationErrors: [{ fieldPath: 'supplierId', message: 'Supplier ID already exists' }],
      });
    }
    refuseTakenName(call, input);
    const supplier: Supplier = { ...fields(call, input), version: 1 };
    world.suppliers.put(supplier, supplier.supplierId);
    return resource(supplier, 201, { location: `/api/v1/suppliers/${supplier.supplierId}` });
  },

  async updateSupplier(call) {
    const { world, request } = call;
    const input = (await request.json()) as SupplierInput;
    const current = world.suppliers.get(input.supplierId);
    if (!current) throw notFound();
    requireCurrentVersion(request, current.version);
    check(call, input);
    refuseTakenName(call, input);
    const next: Supplier = { ...fields(call, input), version: current.version + 1 };
    refuseDroppedStock(call, current, next);
    world.suppliers.put(next, next.supplierId);
    return resource(next);
  },
};

function fields({ world }: Call, input: SupplierInput): Omit<Supplier, 'version'> {
  const warehouses = warehouseIdsOf(input).map((warehouseId) => ({
    warehouseId,
    name: world.warehouses.get(warehouseId)?.name ?? warehouseId,
  }));
  const addresses = input.addresses?.map(storedAddress) ?? [];
  return { inventoryType: 'TAX PAID', permissions: [], status: 'ACTIVE', ...input, warehouses, addresses };
}

function warehouseIdsOf({ warehouses = [] }: SupplierInput): string[] {
  return warehouses.map((warehouse) => (typeof warehouse === 'string' ? warehouse : warehouse.warehouseId));
}

function check({ world }: Call, input: SupplierInput): void {
  const errors: FieldError[] = [];
  if (RESERVED_IDS.has(input.supplierId.toUpperCase())) {
    errors.push({ fieldPath: 'supplierId', message: `'${input.supplierId.toLowerCase()}' is reserved` });
  }
  const warehouseIds = warehouseIdsOf(input);
  warehouseIds.forEach((warehouseId, index) => {
    const fieldPath = `warehouses[${index}].warehouseId`;
    if (!world.warehouses.get(warehouseId)) errors.push({ fieldPath, message: 'Unknown warehouse' });
    else if (warehouseIds.indexOf(warehouseId) < index)
      errors.push({ fieldPath, message: 'Warehouse is listed twice' });
  });
  for (const [index, address] of (input.addresses ?? []).entries()) {
    errors.push(...addressErrors(address, `addresses[${index}]`));
  }
  if (errors.length > 0) throw invalid(errors);
}

function refuseTakenName({ world }: Call, { supplierId, name }: SupplierInput): void {
  const key = name.trim().toLowerCase();
  const holder = world.suppliers
    .list()
    .find((other) => other.supplierId !== supplierId && other.name.toLowerCase() === key);
  if (!holder) return;
  throw conflict('DUPLICATE_NAME', 'A supplier with this name already exists.', {
    conflictingId: holder.supplierId,
    validationErrors: [{ fieldPath: 'name', message: 'Supplier name already exists' }],
  });
}

function refuseDroppedStock({ world }: Call, current: Supplier, next: Supplier): void {
  const kept = new Set(next.warehouses.map(({ warehouseId }) => warehouseId));
  const items = world.items.list(current.supplierId);
  const dropped = current.warehouses.find(
    ({ warehouseId }) =>
      !kept.has(warehouseId) &&
      (items.some((item) => hasStock(item, warehouseId)) ||
        hasOpenOrdersAt(world, warehouseId, current.supplierId)),
  );
  if (dropped) throw conflict('WAREHOUSE_IN_USE', 'The warehouse holds stock or has open orders.');
}

export function hasStock(item: Item, warehouseId: string): boolean {
  return item.inventory.some(
    (stock) => stock.warehouseId === warehouseId && stock.onHandQty + stock.bondOnHandQty > 0,
  );
}
