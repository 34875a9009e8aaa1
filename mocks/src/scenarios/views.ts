import type { Item, User } from '../sandbox/model.ts';
import type { Collection } from '../sandbox/store/collection.ts';
import type { World } from '../sandbox/world.ts';
import type { Memory } from './scenario.ts';

/** The warehouse that is closed in `warehouse-closed`. */
export const CLOSED_WAREHOUSE = 'WH-NJ-01';

/** Hides what was there when the scenario began; what is added since is seen. */
export function withoutRecords(world: World, memory: Memory): World {
  const hidden = <T>(name: string, records: Collection<T>) => {
    const keys = memory.keep(name, () => new Set(records.keys()));
    return records.through({ read: (record, key) => (keys.has(key) ? undefined : record) });
  };
  return {
    ...world,
    items: hidden<Item>('items', world.items),
    customers: hidden('customers', world.customers),
    inboundOrders: hidden('inboundOrders', world.inboundOrders),
    outboundOrders: hidden('outboundOrders', world.outboundOrders),
    uploads: hidden('uploads', world.uploads),
  };
}

/** Hides every supplier from the list of them. */
export const withoutSuppliers = (world: World): World => ({
  ...world,
  suppliers: world.suppliers.through({ read: () => undefined }),
});

export const withClosedWarehouse = (world: World): World => ({
  ...world,
  warehouses: world.warehouses.through({
    read: (warehouse) =>
      warehouse.warehouseId === CLOSED_WAREHOUSE ? { ...warehouse, status: 'INACTIVE' } : warehouse,
  }),
});

const BESIDE_EVERY_COLUMN = 99;

/** The first row of each file that is sent has something beside its columns, which no kind of file may have. */
export const withSpoiledFiles = (world: World): World => ({
  ...world,
  uploadContents: world.uploadContents.through({
    write: (content) => ({
      ...content,
      rows: content.rows.map((row, index) =>
        index === 0 && !content.results ? { ...row, stray: BESIDE_EVERY_COLUMN } : row,
      ),
    }),
  }),
});

const NEVER = '9999-12-31T23:59:59.999Z';

/** Files that are sent wait for ever. */
export const withStuckFiles = (world: World): World => ({
  ...world,
  uploads: world.uploads.through({
    write: (upload) => ({ ...upload, startsAt: NEVER, completesAt: NEVER }),
  }),
});

const withUsers = (world: World, read: (user: User) => User): World => ({
  ...world,
  users: world.users.through({ read }),
});

export const withDisabledUsers = (world: World): World =>
  withUsers(world, (user) => ({ ...user, enabled: false }));

/** Everybody may read, and nothing else, where they may do more. */
export const withReaders = (world: World): World =>
  withUsers(world, (user) => {
    const supplierIds = user.globalRole
      ? world.suppliers.list().map(({ supplierId }) => supplierId)
      : user.supplierRoles.map(({ supplierId }) => supplierId);
    return {
      ...user,
      globalRole: null,
      supplierRoles: supplierIds.map((supplierId) => ({ supplierId, role: 'READ_ONLY' as const })),
    };
  });
