// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { Destination } from './destinations';

/** Names of the values of every destination, which are the placeholders of its address. */
export const destinationValues: Readonly<Record<Destination['to'], readonly string[]>> = {
  'customers.list': [],
  'customers.create': [],
  'customers.edit': ['customerId'],
  'dashboard.details': ['widget'],
  'dashboard.digest': [],
  'items.list': ['filter'],
  'items.details': ['itemId'],
  'items.create': [],
  'items.edit': ['itemId'],
  'inbound.list': ['filter'],
  'inbound.details': ['orderId'],
  'inbound.create': ['copyOf'],
  'inbound.edit': ['orderId'],
  'outbound.list': ['filter'],
  'outbound.details': ['orderId'],
  'outbound.create': ['copyOf'],
  'outbound.edit': ['orderId'],
  'suppliers.list': [],
  'suppliers.create': [],
  'suppliers.edit': ['supplierId'],
  'uploads.list': ['fileType', 'search'],
  'users.list': [],
  'users.create': [],
  'users.edit': ['email'],
  'warehouses.list': [],
  'warehouses.create': [],
  'warehouses.edit': ['warehouseId'],
};
