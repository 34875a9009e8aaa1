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
import { getEtag } from './versioned';

// The resources of the contract whose records are listed, read, created and updated, with their types.

type Schemas = components['schemas'];
/** Types of a resource of a supplier. `Row` is a row of its list. */
interface SupplierResource<Name extends string, Id extends string, Rec, Body, Row = Rec> {
  scope: SupplierScope;
  name: Name;
  id: Id;
  row: Row;
  record: Rec;
  found: Rec;
  body: Body;
  changed: Body;
}

/** Types of a resource that belongs to no supplier. The request body contains the id. */
interface GlobalResource<Name extends string, Id extends keyof Body & string, Rec, Body, Found = Rec> {
  scope: object;
  name: Name;
  id: Id;
  row: Rec;
  record: Rec;
  found: Found;
  body: Body;
  changed: Omit<Body, Id>;
}

type ItemSchema = Schemas['Item'];
/** Source: `Item` of `openapi/portal`. Inventory quantities are bottles. */
export interface Item extends ItemSchema {}
/**
 * Request body of `create` and `update`. Source: `ItemRequest` of `openapi/portal`. `@portal-kit/sdk/bounds` contains
 * the bounds of the fields. The request body contains no stock quantities.
 */
export type ItemRequest = Schemas['ItemRequest'];
/** Types of items. */
export type ItemTypes = SupplierResource<'item', 'itemId', Item, ItemRequest>;

/** Name of the lists of suggested items in query keys. */
export const suggestedList = 'suggested';

/** Source: `listItems`, `getItem`, `createItem`, `updateItem`. */
export const items = createResource<ItemTypes>({
  key: 'items',
  name: 'item',
  id: 'itemId',
  listPath: '/suppliers/{supplierId}/items',
  recordPath: '/suppliers/{supplierId}/items/{itemId}',
  rowShape: itemShape,
  otherLists: [suggestedList],
});

type CustomerSchema = Schemas['Customer'];
/** Source: `Customer` of `openapi/portal`. */
export interface Customer extends CustomerSchema {}
/**
 * Request body of `create` and `update`. Source: `CustomerRequest` of `openapi/portal`. `@portal-kit/sdk/bounds` contains
 * the bounds of the fields.
 */
export type CustomerRequest = Schemas['CustomerRequest'];
/** Types of customers. */
export type CustomerTypes = SupplierResource<'customer', 'customerId', Customer, CustomerRequest>;

/** Source: `listCustomers`, `getCustomer`, `createCustomer`, `updateCustomer`. */
export const customers = createResource<CustomerTypes>({
  key: 'customers',
  name: 'customer',
  id: 'customerId',
  listPath: '/suppliers/{supplierId}/customers',
  recordPath: '/suppliers/{supplierId}/customers/{id}',
  rowShape: customerShape,
});

type SupplierSchema = Schemas['Supplier'];
/** Source: `Supplier` of `openapi/portal`. */
export interface Supplier extends SupplierSchema {}
/**
 * Request body of `create` and `update`. Source: `SupplierRequest` of `openapi/portal`. `@portal-kit/sdk/bounds` contains
 * the bounds of the fields.
 */
export type SupplierRequest = Schemas['SupplierRequest'];
/** Types of suppliers. */
export type SupplierTypes = GlobalResource<'supplier', 'supplierId', Supplier, SupplierRequest>;

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

type WarehouseSchema = Schemas['Warehouse'];
/** Source: `Warehouse` of `openapi/portal`. */
export interface Warehouse extends WarehouseSchema {}
/**
 * Request body of `create` and `update`. Source: `WarehouseRequest` of `openapi/portal`. `@portal-kit/sdk/bounds` contains
 * the bounds of the fields.
 */
export type WarehouseRequest = Schemas['WarehouseRequest'];
/** Types of warehouses. */
export type WarehouseTypes = GlobalResource<'warehouse', 'warehouseId', Warehouse, WarehouseRequest>;

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

type UserSchema = Schemas['User'];
/** Source: `User` of `openapi/portal`. */
export interface User extends UserSchema {}
/**
 * Request body of `create` and `update`. Source: `UserRequest` of `openapi/portal`. `@portal-kit/sdk/bounds` contains
 * the bounds of the fields.
 */
export type UserRequest = Schemas['UserRequest'];
/** Types of users. */
export type UserTypes = GlobalResource<'user', 'email', User, UserRequest, User | null>;

/** Reads a user from the list, because the contract has no operation that reads one user. */
async function findUser(sdk: PortalSdk, { email }: { email: string }, options: CallOptions) {
  const filter = formatFilter({ email: email.trim().toLowerCase() });
  // Without a filter the list would begin with an unrelated user.
  if (filter === '') return { user: null, etag: null };
  const { rows } = await fetchPage<User>(sdk, '/users', userShape, { filter }, options);
  const user = rows[0] ?? null;
  return { user, etag: getEtag({ data: user ?? undefined, etag: null }) };
}

/** Source: `listUsers`, `createUser`, `updateUser`. */
export const users = createResource<UserTypes>({
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
export interface OrderTypes<Direction extends OrderDirection>
  extends SupplierResource<
    'order',
    'orderId',
    Schemas[`${Capitalize<Direction>}Order`],
    Schemas[`${Capitalize<Direction>}OrderRequest`],
    Schemas[`${Capitalize<Direction>}OrderSummary`]
  > {
  scope: OrderScope<Direction>;
}

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

/** Cancels an order. Source: `cancelInboundOrder`, `cancelOutboundOrder`. */
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
    etag: getEtag(result),
  };
}
