import type { CallOptions } from '../../client/call';
import type { PortalSdk } from '../../client/types';
import type { components } from '../../generated/portal';
import {
  customerShape,
  inboundOrderShape,
  inboundOrderSummaryShape,
  itemShape,
  outboundOrderShape,
  outboundOrderSummaryShape,
  supplierShape,
  userShape,
  warehouseShape,
} from '../../generated/shapes';
import { formatFilter } from '../filters';
import { createResource, type Resource, type Stored, type SupplierScope } from './create-resource';
import { fetchPage } from './list';
import { etagOf } from './versioned';

// The resources of the contract whose records are listed, read, created and updated.

type Schemas = components['schemas'];
/** Schemas of the contract whose request body is the schema with the suffix `Request`. */
type RecordSchema =
  | 'Customer'
  | 'InboundOrder'
  | 'Item'
  | 'OutboundOrder'
  | 'Supplier'
  | 'User'
  | 'Warehouse';

/**
 * Types of a resource. `Schema` is the schema of a record and `Row` the schema of a row in the list. `BodyId` is the id if the
 * request body contains it.
 */
interface RecordTypes<
  Schema extends RecordSchema,
  Name extends string,
  Id extends string,
  Scope extends object,
  Row extends keyof Schemas = Schema,
  BodyId extends string = never,
> {
  scope: Scope;
  name: Name;
  id: Id;
  row: Schemas[Row];
  record: Schemas[Schema];
  body: Schemas[`${Schema}Request`];
  changed: [BodyId] extends [never] ? Schemas[`${Schema}Request`] : Omit<Schemas[`${Schema}Request`], BodyId>;
}

/** Types of a resource that belongs to no supplier. Its request body contains the id. */
type GlobalTypes<Schema extends RecordSchema, Name extends string, Id extends string> = RecordTypes<
  Schema,
  Name,
  Id,
  object,
  Schema,
  Id
>;

/** Types of items. */
export type ItemTypes = RecordTypes<'Item', 'item', 'itemId', SupplierScope>;

/** Source: `listItems`, `getItem`, `createItem`, `updateItem`. */
export const items = createResource<ItemTypes>({
  key: 'items',
  name: 'item',
  id: 'itemId',
  listPath: '/suppliers/{supplierId}/items',
  recordPath: '/suppliers/{supplierId}/items/{itemId}',
  rowShape: itemShape,
  otherLists: ['suggested'],
});

/** Types of customers. */
export type CustomerTypes = RecordTypes<'Customer', 'customer', 'customerId', SupplierScope>;

/** Source: `listCustomers`, `getCustomer`, `createCustomer`, `updateCustomer`. */
export const customers = createResource<CustomerTypes>({
  key: 'customers',
  name: 'customer',
  id: 'customerId',
  listPath: '/suppliers/{supplierId}/customers',
  recordPath: '/suppliers/{supplierId}/customers/{id}',
  rowShape: customerShape,
});

/** Types of suppliers. */
export type SupplierTypes = GlobalTypes<'Supplier', 'supplier', 'supplierId'>;

/** Source: `listSuppliers`, `getSupplier`, `createSupplier`, `updateSupplier`. */
export const suppliers = createResource<SupplierTypes>({
  key: 'suppliers',
  name: 'supplier',
  id: 'supplierId',
  listPath: '/api/v1/suppliers',
  recordPath: '/api/v1/suppliers/{id}',
  updatePath: '/api/v1/suppliers',
  rowShape: supplierShape,
});

/** Types of warehouses. */
export type WarehouseTypes = GlobalTypes<'Warehouse', 'warehouse', 'warehouseId'>;

/** Source: `listWarehouses`, `getWarehouse`, `createWarehouse`, `updateWarehouse`. */
export const warehouses = createResource<WarehouseTypes>({
  key: 'warehouses',
  name: 'warehouse',
  id: 'warehouseId',
  listPath: '/api/v1/warehouses',
  recordPath: '/api/v1/warehouses/{id}',
  updatePath: '/api/v1/warehouses',
  rowShape: warehouseShape,
});

/** Types of users. */
export type UserTypes = GlobalTypes<'User', 'user', 'email'>;

/** Reads a user from the list, because the contract has no operation that reads one user. */
async function findUser(sdk: PortalSdk, { email }: { email: string }, options: CallOptions) {
  const filter = formatFilter({ email: email.trim().toLowerCase() });
  // Without a filter the list would begin with an unrelated user.
  if (filter === '') return { user: null, etag: null };
  const { rows } = await fetchPage<Schemas['User']>(sdk, '/users', userShape, { filter }, options);
  const user = rows[0] ?? null;
  return { user, etag: etagOf({ data: user ?? undefined, etag: null }) };
}

/** Source: `listUsers`, `createUser`, `updateUser`. */
export const users = createResource<UserTypes, Schemas['User'] | null>({
  key: 'users',
  name: 'user',
  id: 'email',
  isCaseIgnored: true,
  listPath: '/users',
  rowShape: userShape,
  get: findUser,
});

/** `inbound`: goods arrive at a warehouse. `outbound`: goods ship to a customer. */
export type OrderDirection = 'inbound' | 'outbound';

/** Supplier and direction of orders. */
export interface OrderScope<Direction extends OrderDirection = OrderDirection> extends SupplierScope {
  readonly direction: Direction;
}

/** Types of the orders of one direction. */
export type OrderTypes<Direction extends OrderDirection> = RecordTypes<
  `${Capitalize<Direction>}Order`,
  'order',
  'orderId',
  OrderScope<Direction>,
  `${Capitalize<Direction>}OrderSummary`
>;

/** Source: `listInboundOrders`, `getInboundOrder`, `createInboundOrder` and so on, and the outbound operations. */
export const orders: { [Direction in OrderDirection]: Resource<OrderTypes<Direction>> } = {
  inbound: createResource({
    key: 'inbound-orders',
    name: 'order',
    id: 'orderId',
    listPath: '/suppliers/{supplierId}/inbound-orders',
    recordPath: '/suppliers/{supplierId}/inbound-orders/{orderId}',
    rowShape: inboundOrderSummaryShape,
    recordShape: inboundOrderShape,
  }),
  outbound: createResource({
    key: 'outbound-orders',
    name: 'order',
    id: 'orderId',
    listPath: '/suppliers/{supplierId}/outbound-orders',
    recordPath: '/suppliers/{supplierId}/outbound-orders/{orderId}',
    rowShape: outboundOrderSummaryShape,
    recordShape: outboundOrderShape,
  }),
};

/** Parameters that identify an order. */
export interface OrderIds<Direction extends OrderDirection = OrderDirection> extends OrderScope<Direction> {
  readonly orderId: string;
}

/** Source: `cancelInboundOrder`, `cancelOutboundOrder`. */
export async function cancelOrder<Direction extends OrderDirection>(
  sdk: PortalSdk,
  ids: OrderIds<Direction>,
  reason: string | undefined,
  options: CallOptions,
): Promise<Stored<'order', OrderTypes<Direction>['record'] | null>> {
  // The requests of both directions have the same structure.
  const path = `/suppliers/{supplierId}/${ids.direction as 'inbound'}-orders/{orderId}` as const;
  const body = { action: 'UPDATE_ORDER_STATUS', status: 'CANCELED_BY_USER', reason } as const;
  const result = await sdk.client.PATCH(path, { ...options, params: { path: ids }, body });
  return {
    order: (result.data as OrderTypes<Direction>['record'] | undefined) ?? null,
    etag: etagOf(result),
  };
}
