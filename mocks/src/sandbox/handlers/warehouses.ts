import type { FieldError } from '../../contract/error-body.ts';
import { json, requireCurrentVersion, resource } from '../answers.ts';
import { conflict, invalid, notFound } from '../api-error.ts';
import type { Call, Handlers } from '../call.ts';
import { DEFAULT_TIME_ZONE } from '../clock.ts';
import { type ListShape, page } from '../lists/list.ts';
import type { Warehouse } from '../model.ts';
import { hasOpenOrdersAt } from '../orders/open-orders.ts';
import { addressErrors, storedAddress } from '../parties/address-rules.ts';
import type { World } from '../world.ts';
import { hasStock } from './suppliers.ts';

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
  listWarehouses: (call) => json(page(visibleWarehouses(call), call.query, shape)),

  getWarehouse(call) {
    const warehouse = visibleWarehouses(call).find(({ warehouseId }) => warehouseId === call.params.id);
    if (!warehouse) throw notFound();
    return resource(warehouse);
  },

  async createWarehouse({ world, request }) {
    const input = (await request.json()) as WarehouseInput;
    check(input);
    if (world.warehouses.get(input.warehouseId)) {
      throw conflict('DUPLICATE_WAREHOUSE_ID', 'A warehouse with this id already exists.', {
        conflictingId: input.warehouseId,
        validationErrors: [{ fieldPath: 'warehouseId', message: 'Warehouse ID already exists' }],
      });
    }
    const warehouse: Warehouse = { ...fields(input), version: 1 };
    world.warehouses.put(warehouse, warehouse.warehouseId);
    return resource(warehouse, 201, { location: `/api/v1/warehouses/${warehouse.warehouseId}` });
  },

  async updateWarehouse({ world, request }) {
    const input = (await request.json()) as WarehouseInput;
    const current = world.warehouses.get(input.warehouseId);
    if (!current) throw notFound();
    requireCurrentVersion(request, current.version);
    check(input);
    const isClosing = current.status === 'ACTIVE' && input.status === 'INACTIVE';
    const { warehouseId } = current;
    const isInUse = () =>
      world.items.listAll().some((item) => hasStock(item, warehouseId)) ||
      hasOpenOrdersAt(world, warehouseId);
    if (isClosing && isInUse()) {
      throw conflict('WAREHOUSE_IN_USE', 'The warehouse holds stock or has open orders.');
    }
    const warehouse: Warehouse = { ...fields(input), version: current.version + 1 };
    world.warehouses.put(warehouse, warehouseId);
    tellSuppliers(world, warehouse);
    return resource(warehouse);
  },
};

/** A supplier's users see the warehouses of their suppliers: the pick-lists need them without WAREHOUSE_LIST. */
function visibleWarehouses({ world, caller }: Call): Warehouse[] {
  const warehouses = world.warehouses.list();
  if (caller.user.globalRole) return warehouses;
  const visible = new Set(
    caller.user.supplierRoles.flatMap(
      ({ supplierId }) =>
        world.suppliers.get(supplierId)?.warehouses.map(({ warehouseId }) => warehouseId) ?? [],
    ),
  );
  return warehouses.filter(({ warehouseId }) => visible.has(warehouseId));
}

/** Suppliers name the warehouses that they use. */
function tellSuppliers(world: World, { warehouseId, name }: Warehouse): void {
  for (const supplier of world.suppliers.list()) {
    if (!supplier.warehouses.some((one) => one.warehouseId === warehouseId)) continue;
    const warehouses = supplier.warehouses.map((one) =>
      one.warehouseId === warehouseId ? { warehouseId, name } : one,
    );
    world.suppliers.put({ ...supplier, warehouses }, supplier.supplierId);
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
    errors.push(...addressErrors(address, `addresses[${index}]`));
  }
  if (input.isBonded && !input.bondRegistryNumber) {
    errors.push({ fieldPath: 'bondRegistryNumber', message: 'Required Field' });
  }
  for (const field of ['receivingHours', 'shippingHours'] as const) {
    const window = input[field];
    if (window && window.to <= window.from) {
      errors.push({ fieldPath: `${field}.to`, message: 'Ends before it starts' });
    }
  }
  if (errors.length > 0) throw invalid(errors);
}
