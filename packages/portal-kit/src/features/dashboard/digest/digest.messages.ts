import { defineMessages } from '../../../kernel/messages/define-messages';

export const digestMessages = defineMessages('digest', (format) => {
  const { number } = format;
  return {
    heading: (date: string, supplier: string) => `${format.date(date)} · ${supplier}`,
    previousDay: 'Previous day',
    nextDay: 'Next day',
    today: 'Today',
    print: 'Print',
    dayNote:
      'Received, shipped and failed orders are listed on the day of their last change. An order that changed again later is listed on the later day. Uploads are listed on the day on which they finished.',
    stateNote: (iso: string) =>
      `Late orders, low stock and licenses show the state at ${format.instant(iso)}, not on the selected day.`,
    count: (rows: number, isPartial: boolean) => (isPartial ? `${number(rows)}+` : number(rows)),
    partial: (max: number) => `Only ${number(max)} records were checked. There may be more.`,
    sections: {
      received: { title: 'Received', empty: 'No orders were received.' },
      shipped: { title: 'Shipped', empty: 'No orders were shipped.' },
      failedInbound: { title: 'Failed inbound orders', empty: 'No inbound orders failed.' },
      failedOutbound: { title: 'Failed outbound orders', empty: 'No outbound orders failed.' },
      uploads: { title: 'Finished uploads', empty: 'No uploads finished.' },
      lateInbound: { title: 'Late inbound orders', empty: 'No inbound orders are late.' },
      lateOutbound: { title: 'Late outbound orders', empty: 'No outbound orders are late.' },
      lowStock: { title: 'Low stock', empty: 'No items have low stock.' },
      licenses: {
        title: 'Expired and expiring licenses',
        empty: 'No licenses are expired or expire within 30 days.',
      },
    },
    columns: {
      order: 'Order',
      poNumber: 'PO number',
      party: { inbound: 'Warehouse', outbound: 'Customer' },
      changedAt: 'Last change',
      quantity: 'Quantity',
      file: 'File',
      status: 'Status',
      completedAt: 'Finished',
      failedRows: 'Failed rows',
      due: { inbound: 'Expected arrival', outbound: 'Requested ship date' },
      sku: 'Supplier Item ID',
      description: 'Description',
      available: 'Available',
      minimum: 'Minimum (cases)',
      customer: 'Customer',
      customerNumber: 'Customer number',
      expires: 'Expires',
    },
    number: (value: number) => number(value),
  };
});

export type DigestTexts = ReturnType<typeof digestMessages>;
