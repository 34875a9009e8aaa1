/** The text of a record in the palette. */
export interface RecordText {
  /** A code, shown before the label. */
  lead?: string;
  label: string;
  /** Status code of the contract. */
  status: string;
}

export interface FoundRecord extends RecordText {
  kind: RecordKind;
  id: string;
}

export type RecordKind = 'inbound' | 'outbound' | 'item' | 'customer' | 'warehouse' | 'user';

/** Fields of all kinds of records. */
interface AnyRecord {
  [field: string]: unknown;
}

interface TextOfKind {
  idField: string;
  /** Path of the list inside the supplier. */
  path: string;
  textOf: (record: AnyRecord, poNumber: (text: string) => string) => RecordText;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const orderText = (direction: 'inbound' | 'outbound'): TextOfKind => ({
  idField: 'orderId',
  path: `/${direction}-orders`,
  textOf: (order, poNumber) => {
    const details = order.details as AnyRecord | undefined;
    const po = text(order.poNumber ?? details?.poNumber);
    return {
      lead: text(order.orderId),
      label: [po && poNumber(po), text(order.customerName)].filter(Boolean).join(' · '),
      status: text(order.status),
    };
  },
});

/** The texts of the kinds of records that the palette finds. */
export const recordTexts: Readonly<Record<RecordKind, TextOfKind>> = {
  outbound: orderText('outbound'),
  inbound: orderText('inbound'),
  item: {
    idField: 'itemId',
    path: '/items',
    textOf: (item) => ({
      lead: text(item.sku),
      label: text(item.description),
      status: text(item.itemStatus),
    }),
  },
  customer: {
    idField: 'customerId',
    path: '/customers',
    textOf: (customer) => ({ label: text(customer.name), status: text(customer.status) }),
  },
  warehouse: {
    idField: 'warehouseId',
    path: '/warehouses',
    textOf: (warehouse) => ({
      lead: text(warehouse.warehouseId),
      label: text(warehouse.name),
      status: text(warehouse.status),
    }),
  },
  user: {
    idField: 'email',
    path: '/users-and-roles',
    textOf: (user) => ({ label: text(user.email), status: user.enabled === false ? 'INACTIVE' : 'ACTIVE' }),
  },
};

export const allKinds = Object.keys(recordTexts) as RecordKind[];

/** The record of a response; `undefined` for a missing record. */
export function foundRecord(
  kind: RecordKind,
  value: unknown,
  poNumber: (text: string) => string,
): FoundRecord | undefined {
  const record = value as AnyRecord | null | undefined;
  const { idField, textOf } = recordTexts[kind];
  const id = text(record?.[idField]);
  return record && id ? { kind, id, ...textOf(record, poNumber) } : undefined;
}

/** The record in the data of a details query, which also contains the version of the record. */
export const detailsRecord = (kind: RecordKind, data: unknown): unknown => {
  const details = data as AnyRecord | null | undefined;
  return details?.[kind] ?? details?.order;
};
