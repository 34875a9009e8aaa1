import type { FieldError } from '@portal-kit/contract/error-body';
import { conflict, invalid, notFound } from '../api-error.ts';
import { DEFAULT_TIME_ZONE, isTimeZone } from '../clock.ts';
import type { HandlerContext, Handlers } from '../handler.ts';
import { type ListShape, page } from '../lists/list.ts';
import type { Warehouse } from '../model/party.ts';
import { hasOpenOrdersAt } from '../orders/open-orders.ts';
import { json, requireCurrentVersion, resource } from '../responses.ts';
import type { Database } from '../store/database.ts';
import { storedAddress, validateAddress } from './address-rules.ts';
import { hasStock } from './supplier-handlers.ts';

type WarehouseInput = Partial<Omit<Warehouse, 'version'>> &
  Pick<Warehouse, 'warehouseId' | 'name' | 'addresses'>;

const shape: ListShape<Warehouse> = {
  search: ({ warehouseId, name }) => [warehouseId, name],
  filters: {
    stateCode: ({ addresses }) => addresses.map(({ stateCode }) => stateCode),
    isBonded: ({ isBonded }) => [isBonded],
    status: ({ status }) => [status],
  },
  sorts: {
    warehouseId: ({ warehouseId }) => warehouseId,
    name: ({ name }) => name,
    city: ({ addresses }) => addresses[0]?.city,
    stateCode: ({ addresses }) => addresses[0]?.stateCode,
    isBonded: ({ isBonded }) => isBonded,
    status: ({ status }) => status,
  },
  defaultSort: { by: 'name', direction: 'ASC' },
  id: ({ warehouseId }) => warehouseId,
};

export const warehouseHandlers: Handlers = {
  listWarehouses: (context) => json(page(visibleWarehouses(context), context.query, shape)),

  getWarehouse(context) {
    const warehouse = visibleWarehouses(context).find(({ warehouseId }) => warehouseId === context.params.id);
    if (!warehouse) throw notFound();
    return resource(warehouse);
  },

  async createWarehouse({ db, request }) {
    const input = (await request.json()) as WarehouseInput;
    check(input);
    if (db.warehouses.get(input.warehouseId)) {
      throw conflict('DUPLICATE_WAREHOUSE_ID', 'A warehouse with this id already exists.', {
        conflictingId: input.warehouseId,
        validationErrors: [{ fieldPath: 'warehouseId', message: 'Warehouse ID already exists' }],
      });
    }
    const warehouse: Warehouse = { ...fields(input), version: 1 };
    db.warehouses.put(warehouse, warehouse.warehouseId);
    return resource(warehouse, 201, { location: `/api/v1/warehouses/${warehouse.warehouseId}` });
  },

  async updateWarehouse({ db, request }) {
    const input = (await request.json()) as WarehouseInput;
    const current = db.warehouses.get(input.warehouseId);
    if (!current) throw notFound();
    requireCurrentVersion(request, current.version);
    check(input);
    const isClosing = current.status === 'ACTIVE' && input.status === 'INACTIVE';
    const { warehouseId } = current;
    const isInUse = () =>
      db.items.listAll().some((item) => hasStock(item, warehouseId)) || hasOpenOrdersAt(db, warehouseId);
    if (isClosing && isInUse()) {
      throw conflict('WAREHOUSE_IN_USE', 'The warehouse holds stock or has open orders.');
    }
    const warehouse: Warehouse = { ...fields(input), version: current.version + 1 };
    db.warehouses.put(warehouse, warehouseId);
    updateWarehouseNames(db, warehouse);
    return resource(warehouse);
  },
};

/**
 * Lists the warehouses that the caller may see. Supplier users see the warehouses of their suppliers without
 * WAREHOUSE_LIST, because selection lists need them.
 */
function visibleWarehouses({ db, caller }: HandlerContext): Warehouse[] {
  const warehouses = db.warehouses.list();
  if (caller.hasGlobalRole) return warehouses;
  const visible = new Set(
    caller.user.supplierRoles.flatMap(
      ({ supplierId }) =>
        db.suppliers.get(supplierId)?.warehouses.map(({ warehouseId }) => warehouseId) ?? [],
    ),
  );
  return warehouses.filter(({ warehouseId }) => visible.has(warehouseId));
}

/** Suppliers store the names of their warehouses. */
function updateWarehouseNames(db: Database, { warehouseId, name }: Warehouse): void {
  for (const supplier of db.suppliers.list()) {
    if (!supplier.warehouses.some((one) => one.warehouseId === warehouseId)) continue;
    const warehouses = supplier.warehouses.map((one) =>
      one.warehouseId === warehouseId ? { warehouseId, name } : one,
    );
    db.suppliers.put({ ...supplier, warehouses }, supplier.supplierId);
  }
}

function fields(input: WarehouseInput): Omit<Warehouse, 'version'> {
  return {
    status: 'ACTIVE',
    isBonded: false,
    timeZone: DEFAULT_TIME_ZONE,
    ...input,
    addresses: input.addresses.map(storedAddress),
  };
}

function check(input: WarehouseInput): void {
  const errors: FieldError[] = [];
  if (input.addresses.length === 0) errors.push({ fieldPath: 'addresses', message: 'Required Field' });
  for (const [index, address] of input.addresses.entries()) {
    errors.push(...validateAddress(address, `addresses[${index}]`));
  }
  if (input.isBonded && !input.bondRegistryNumber) {
    errors.push({ fieldPath: 'bondRegistryNumber', message: 'Required Field' });
  }
  if (input.timeZone !== undefined && !isTimeZone(input.timeZone)) {
    errors.push({ fieldPath: 'timeZone', message: 'Unknown time zone' });
  }
  for (const field of ['receivingHours', 'shippingHours'] as const) {
    const window = input[field];
    if (window && window.to <= window.from) {
      errors.push({ fieldPath: `${field}.to`, message: 'Ends before it starts' });
    }
  }
  if (errors.length > 0) throw invalid(errors);
}
