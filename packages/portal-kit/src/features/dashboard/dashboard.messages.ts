import { defineMessages } from '../../kernel/messages/define-messages';

export const dashboardMessages = defineMessages('dashboard', (format) => {
  const { number, plural } = format;
  const word = (value: number, one: string, other: string) => plural(value, { one, other });
  const count = (value: number, one: string, other: string) => `${number(value)} ${word(value, one, other)}`;
  return {
    asOf: (iso: string) => `As of ${format.instant(iso)}`,
    refresh: 'Refresh',
    outdated: "Some data couldn't be refreshed and may be out of date.",
    partial: (rows: number) => `First ${count(rows, 'item', 'items')} only`,
    number: (value: number) => number(value),
    /** Without a total, the text says that there are orders but not how many. */
    atLeast: (value: number) => `${number(value)}+`,
    directions: { inbound: 'inbound', outbound: 'outbound' },
    actions: {
      inbound: 'New inbound order',
      outbound: 'New outbound order',
      item: 'New item',
      upload: 'Upload',
    },
    seeAll: 'See all',
    digest: 'Daily digest',
    tiles: {
      failed: 'Failed',
      late: 'Late',
      arriving: 'Arriving in 7 days',
      shipping: 'Shipping in 7 days',
    },
    figures: {
      failed: {
        inbound: (value: number) => word(value, 'failed inbound order', 'failed inbound orders'),
        outbound: (value: number) => word(value, 'failed outbound order', 'failed outbound orders'),
      },
      late: {
        inbound: (value: number) => word(value, 'late inbound order', 'late inbound orders'),
        outbound: (value: number) => word(value, 'late outbound order', 'late outbound orders'),
      },
      due: {
        inbound: (value: number) =>
          word(value, 'inbound order arriving in 7 days', 'inbound orders arriving in 7 days'),
        outbound: (value: number) =>
          word(value, 'outbound order shipping in 7 days', 'outbound orders shipping in 7 days'),
      },
    },
    failedNote: 'Orders to fix and resubmit',
    lateNote: 'Past arrival or ship date',
    dueNote: (quantity: string | undefined, nextDate: string | undefined, isToday: boolean) =>
      [
        ...(quantity === undefined ? [] : [quantity]),
        ...(nextDate === undefined ? [] : [isToday ? 'next today' : `next on ${format.date(nextDate)}`]),
      ].join(' · '),
    nothingDue: 'Nothing due',
    attention: 'Needs attention',
    about: (poNumber: string | undefined, where: string | undefined) =>
      [poNumber, where].filter(Boolean).join(' · '),
    due: {
      inbound: { title: 'Arriving', empty: 'No late inbound orders or arrivals in the next 7 days.' },
      outbound: { title: 'Shipping', empty: 'No late outbound orders or shipments in the next 7 days.' },
    },
    late: 'Late',
    lateCount: (value: string) => `${value} late`,
    dueCount: (value: string) => `${value} in 7 days`,
    day: format.date,
    /** Without the year, because the axis has no space for it. */
    shortDay: (day: string) => format.date(day).replace(/[,/\u200F]{0,3} ?\d{4}(?=\u2069?$)/, ''),
    statuses: {
      inbound: 'Inbound by status',
      outbound: 'Outbound by status',
      empty: { inbound: 'No inbound orders.', outbound: 'No outbound orders.' },
      orders: {
        inbound: (value: number) => word(value, 'inbound order', 'inbound orders'),
        outbound: (value: number) => word(value, 'outbound order', 'outbound orders'),
      },
    },
    stock: {
      byWarehouse: 'Stock by warehouse',
      byType: 'Stock by type',
      warehouse: 'Warehouse',
      type: 'Type',
      unit: 'Cases on hand',
      items: 'Items',
      itemsCounted: (value: number) => word(value, 'item', 'items'),
      taxPaid: 'Tax paid',
      bonded: 'Bonded',
      total: 'Total',
      empty: 'No stock.',
      largest: (shown: number) => `Showing the ${number(shown)} largest. The table lists all of them.`,
    },
    lowStock: {
      title: 'Low stock',
      empty: 'No low stock.',
      threshold: 'Low stock below (cases)',
      below: 'Below',
      unit: (value: number) => word(value, 'case', 'cases'),
      least: (value: number) => `min ${number(value)}`,
      seeAll: (value: number) => `See all ${number(value)}`,
      columns: ['Supplier Item ID', 'Description', 'Available (cases)', 'Minimum (cases)'] as const,
    },
    moved: {
      title: 'Received and shipped',
      unit: 'Cases, last 30 days',
      day: 'Day',
      received: 'Received',
      shipped: 'Shipped',
      orders: (text: string, value: number) => `${text} ${word(value, 'order', 'orders')}`,
      total: (label: string, quantity: string, orders: string) => `${label} ${quantity} (${orders})`,
      bar: (day: string, label: string, quantity: string) => `${day}: ${label} ${quantity}`,
      note: 'Based on expected arrival and requested ship dates. Bars show full cases; the table also shows bottles.',
      empty: 'Nothing received or shipped in the last 30 days.',
    },
    uploads: {
      title: 'Recent uploads',
      empty: 'No uploads yet.',
      failedRows: (value: number) => `${count(value, 'row', 'rows')} failed`,
    },
    records: {
      title: 'Master data',
      items: 'Active items',
      customers: 'Customers',
      warehouses: 'Warehouses',
    },
    showTable: 'Show as table',
    tablesLabel: 'Dashboard tables',
    tables: {
      'failed-inbound': 'Failed inbound orders',
      'failed-outbound': 'Failed outbound orders',
      'late-inbound': 'Late inbound orders',
      'late-outbound': 'Late outbound orders',
      arriving: 'Arriving in 7 days',
      shipping: 'Shipping in 7 days',
      'low-stock': 'Low stock',
    },
    noTable: 'Table not found',
    noTableText: 'Choose one of these tables:',
  };
});

export type DashboardTexts = ReturnType<typeof dashboardMessages>;
