import type { ListShape } from '../lists/list.ts';
import type { Order } from '../model/order.ts';
import type { Database } from '../store/database.ts';

/** An order with its warehouse and customer names for lists and search. */
export interface OrderRow {
  readonly order: Order;
  readonly warehouseName: string | undefined;
  readonly customerName: string | undefined;
}

/** Lists a supplier's orders in one direction, with resolved names. */
export function orderRows(db: Database, supplierId: string, direction: Order['direction']): OrderRow[] {
  const orders = direction === 'INBOUND' ? db.inboundOrders : db.outboundOrders;
  const warehouses = new Map(db.warehouses.list().map(({ warehouseId, name }) => [warehouseId, name]));
  const customers = new Map(db.customers.list(supplierId).map(({ customerId, name }) => [customerId, name]));
  return orders.list(supplierId).map((order) => ({
    order,
    warehouseName: warehouses.get(String(order.details.warehouseId)),
    customerName: customers.get(String(order.details.customerId)),
  }));
}

type Detail = string | undefined;

const detail = (name: string) => (row: OrderRow) => row.order.details[name] as Detail;
const filterBy = (name: string) => (row: OrderRow) => [detail(name)(row)];

const search = ({ order }: OrderRow) => [
  order.orderId,
  ...['poNumber', 'referenceNumber', 'containerNumber', 'proNumber'].map(
    (name) => order.details[name] as Detail,
  ),
];

const filters: ListShape<OrderRow>['filters'] = {
  status: ({ order }) => [order.status],
  warehouseId: filterBy('warehouseId'),
  shippingType: filterBy('shippingType'),
  scac: filterBy('scac'),
  bondedFlag: filterBy('bondedFlag'),
  poNumber: filterBy('poNumber'),
  sku: ({ order }) => order.lineItems.map(({ item }) => item.sku),
  orderDate: filterBy('orderDate'),
  createdAt: ({ order }) => [order.createdAt],
};

const sorts: ListShape<OrderRow>['sorts'] = {
  orderId: ({ order }) => order.orderId,
  externalOrderNumber: ({ order }) => order.externalOrderNumber,
  poNumber: detail('poNumber'),
  referenceNumber: detail('referenceNumber'),
  status: ({ order }) => order.status,
  warehouseId: detail('warehouseId'),
  warehouseName: ({ warehouseName }) => warehouseName,
  orderDate: detail('orderDate'),
  shippingType: detail('shippingType'),
  scac: detail('scac'),
  bondedFlag: detail('bondedFlag'),
  itemsCount: ({ order }) => order.itemsCount,
  cases: ({ order }) => order.totals.cases,
  bottles: ({ order }) => order.totals.bottles,
  palletsQuantity: ({ order }) => order.palletsQuantity,
  createdAt: ({ order }) => order.createdAt,
  updatedAt: ({ order }) => order.updatedAt,
};

const defaultSort = { by: 'createdAt', direction: 'DESC' } as const;
const id = ({ order }: OrderRow) => order.orderId;

export const inboundOrderList: ListShape<OrderRow> = {
  search,
  filters: { ...filters, expectedArrivalDate: filterBy('expectedArrivalDate') },
  ranges: ['orderDate', 'expectedArrivalDate', 'createdAt'],
  sorts: { ...sorts, expectedArrivalDate: detail('expectedArrivalDate') },
  defaultSort,
  id,
};

export const outboundOrderList: ListShape<OrderRow> = {
  search: (row) => [...search(row), row.customerName],
  filters: {
    ...filters,
    customerId: filterBy('customerId'),
    requestedShipDate: filterBy('requestedShipDate'),
  },
  ranges: ['orderDate', 'requestedShipDate', 'createdAt'],
  sorts: {
    ...sorts,
    customerName: ({ customerName }) => customerName,
    requestedShipDate: detail('requestedShipDate'),
  },
  defaultSort,
  id,
};

const SUMMARY_DETAILS = [
  'poNumber',
  'referenceNumber',
  'warehouseId',
  'customerId',
  'orderDate',
  'expectedArrivalDate',
  'requestedShipDate',
  'shippingType',
  'scac',
  'bondedFlag',
];

/** Converts an order to a row of the order list, as defined by the contract. */
export function orderSummary({ order, warehouseName, customerName }: OrderRow): Record<string, unknown> {
  const { orderId, externalOrderNumber, status, itemsCount, palletsQuantity, createdAt, updatedAt } = order;
  const { cases, bottles } = order.totals;
  return {
    orderId,
    externalOrderNumber,
    status,
    ...Object.fromEntries(SUMMARY_DETAILS.map((name) => [name, order.details[name]])),
    warehouseName,
    customerName,
    itemsCount,
    totals: { cases, bottles },
    palletsQuantity,
    createdAt,
    updatedAt,
  };
}
