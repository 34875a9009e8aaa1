import { defineMessages } from '../../kernel/messages/define-messages';

/** Messages that differ by direction. */
interface DirectionTexts {
  title: string;
  /** Name of the action that opens the form of a new order. */
  create: string;
  search: string;
  emptyCreate: string;
  emptyReadOnly: string;
  showAll: string;
  missing: string;
  backToList: string;
}

const directions: Record<'inbound' | 'outbound', DirectionTexts> = {
  inbound: {
    title: 'Inbound Orders',
    create: 'New inbound order',
    search: 'Search inbound orders',
    emptyCreate: "Create this supplier's first inbound order to see it here.",
    emptyReadOnly: 'This supplier has no inbound orders yet.',
    showAll: 'Show all inbound orders',
    missing: 'Inbound order not found',
    backToList: 'Go to Inbound Orders',
  },
  outbound: {
    title: 'Outbound Orders',
    create: 'New outbound order',
    search: 'Search outbound orders',
    emptyCreate: "Create this supplier's first outbound order to see it here.",
    emptyReadOnly: 'This supplier has no outbound orders yet.',
    showAll: 'Show all outbound orders',
    missing: 'Outbound order not found',
    backToList: 'Go to Outbound Orders',
  },
};

export const ordersMessages = defineMessages('orders', (format) => ({
  directions,
  empty: 'No orders match your search and filters.',
  emptyWithin: 'No orders right now.',
  columns: {
    orderId: 'Order',
    poNumber: 'PO number',
    status: 'Status',
    late: 'Late',
    failureReason: 'Failure reason',
    warehouseName: 'Warehouse',
    customerName: 'Customer',
    orderDate: 'Order date',
    expectedArrivalDate: 'Expected arrival',
    requestedShipDate: 'Requested ship date',
    shippingType: 'Shipping type',
    cases: 'Quantity',
    createdAt: 'Created',
  },
  export: 'Export',
  cancelExport: 'Cancel export',
  template: 'Template',
  cancelTemplate: 'Cancel template download',
  upload: 'Upload',
  arriving: 'Arriving this week',
  shippingTypes: {
    PARCEL: 'Parcel',
    FULL_TRUCK_LOAD: 'Full truckload',
    LTL: 'LTL',
    CONTAINER: 'Container',
  } as Readonly<Record<string, string>>,
  freightTerms: {
    PREPAID: 'Prepaid',
    COLLECT: 'Collect',
    THIRD_PARTY: 'Third party',
  } as Readonly<Record<string, string>>,
  /** Source: specification, section 3: '1' shows as Bonded, otherwise Tax Paid. */
  bonded: 'Bonded',
  taxPaid: 'Tax Paid',
  lines: (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'line', other: 'lines' })}`,
}));
