import { permissionsByRole } from '../sandbox/access/roles.ts';
import type { User } from '../sandbox/model/user.ts';
import type { ServiceCredential } from '../sandbox/model/widget-session.ts';
import type { Collection } from '../sandbox/store/collection.ts';
import type { Database } from '../sandbox/store/database.ts';
import { EMPTY_LISTS, type EmptyList } from './empty-lists.ts';
import type { ScenarioMemory } from './scenario.ts';

/** The inactive warehouse in `warehouse-closed`. */
export const INACTIVE_WAREHOUSE = 'WH-NJ-01';

/** Hides the records of these lists that existed when the scenario was activated. */
export function withoutRecords(
  db: Database,
  memory: ScenarioMemory,
  lists: readonly EmptyList[] = EMPTY_LISTS,
): Database {
  const hidden = lists.map((name) => {
    const keys = memory.getOrCreate(name, () => new Set(db[name].keys()));
    const read = <T>(record: T, key: string) => (keys.has(key) ? undefined : record);
    return [name, (db[name] as Collection<unknown>).withTransform({ read })];
  });
  return { ...db, ...Object.fromEntries(hidden) };
}

/** Hides every supplier from the supplier list. */
export const withoutSuppliers = (db: Database): Database => ({
  ...db,
  suppliers: db.suppliers.withTransform({ read: () => undefined }),
});

export const withInactiveWarehouse = (db: Database): Database => ({
  ...db,
  warehouses: db.warehouses.withTransform({
    read: (warehouse) =>
      warehouse.warehouseId === INACTIVE_WAREHOUSE ? { ...warehouse, status: 'INACTIVE' } : warehouse,
  }),
});

const UNUSED_COLUMN = 99;

/** Adds a cell without a header to the first row of each uploaded file, which every kind of file rejects. */
export const withFailingFirstRow = (db: Database): Database => ({
  ...db,
  uploadContents: db.uploadContents.withTransform({
    write: (content) => ({
      ...content,
      rows: content.rows.map((row, index) =>
        index === 0 && !content.results ? { ...row, strayColumn: UNUSED_COLUMN } : row,
      ),
    }),
  }),
});

const NEVER = '9999-12-31T23:59:59.999Z';

/** Keeps uploaded files pending. */
export const withPendingUploads = (db: Database): Database => ({
  ...db,
  uploads: db.uploads.withTransform({
    write: (upload) => ({ ...upload, startsAt: NEVER, completesAt: NEVER }),
  }),
});

const withUsers = (db: Database, read: (user: User) => User): Database => ({
  ...db,
  users: db.users.withTransform({ read }),
});

const withCredentials = (db: Database, read: (one: ServiceCredential) => ServiceCredential): Database => ({
  ...db,
  serviceCredentials: db.serviceCredentials.withTransform({ read }),
});

/** Disables every user and every service credential. */
export const withDisabledUsers = (db: Database): Database =>
  withCredentials(
    withUsers(db, (user) => ({ ...user, enabled: false })),
    (credential) => ({ ...credential, enabled: false }),
  );

/** Replaces every role, and the permissions of service credentials, by READ_ONLY. */
export const withReadOnlyUsers = (db: Database): Database =>
  withCredentials(withReadOnlyRoles(db), (credential) => ({
    ...credential,
    permissions: permissionsByRole.READ_ONLY,
  }));

const withReadOnlyRoles = (db: Database): Database =>
  withUsers(db, (user) => {
    const supplierIds = user.globalRole
      ? db.suppliers.list().map(({ supplierId }) => supplierId)
      : user.supplierRoles.map(({ supplierId }) => supplierId);
    return {
      ...user,
      globalRole: null,
      supplierRoles: supplierIds.map((supplierId) => ({ supplierId, role: 'READ_ONLY' as const })),
    };
  });
