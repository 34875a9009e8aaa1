import { defineMessages } from '../../kernel/messages/define-messages';

const minuteMs = 60_000;
/** Units of an age, the largest first. Minutes. */
const ages = [
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
] as const;

export const dashboardMessages = defineMessages((format) => {
  const { number, plural } = format;
  const count = (value: number, one: string, other: string) =>
    `${number(value)} ${plural(value, { one, other })}`;
  const cases = (value: number) => count(value, 'case', 'cases');
  return {
    asOf: (iso: string) => `As of ${format.instant(iso)}`,
    refresh: 'Refresh',
    outdated: 'Not everything could be refreshed. Some figures may be out of date.',
    partial: (rows: number) => `Of the first ${number(rows)}.`,
    number: (value: number) => number(value),
    /** A server that does not count says no more than that there are some. */
    atLeast: (value: number) => `${number(value)}+`,
    directions: { inbound: 'inbound', outbound: 'outbound' },
    actions: {
      inbound: 'New inbound order',
      outbound: 'New outbound order',
      item: 'New item',
      upload: 'Upload',
    },
    seeAll: 'See all',
    tiles: {
      failed: 'Needs attention',
      late: 'Late',
      arriving: 'Arriving in 7 days',
      shipping: 'Shipping in 7 days',
    },
    figures: {
      failed: { inbound: 'inbound orders have failed', outbound: 'outbound orders have failed' },
      late: {
        inbound: 'inbound orders are past their expected arrival',
        outbound: 'outbound orders are past their requested ship date',
      },
      due: { inbound: 'inbound orders arrive', outbound: 'outbound orders ship' },
    },
    failedNote: 'Orders that have failed',
    lateNote: 'Past their arrival or ship date',
    dueNote: (caseCount: number | undefined, nextDate: string | undefined, isToday: boolean) =>
      [
        ...(caseCount === undefined ? [] : [cases(caseCount)]),
        ...(nextDate === undefined ? [] : [isToday ? 'next today' : `next on ${format.date(nextDate)}`]),
      ].join(' · '),
    nothingDue: 'Nothing is due',
    attention: {
      title: 'Needs attention',
      empty: 'No order has failed.',
      resubmit: (orderId: string) => `Resubmit ${orderId}`,
      seeAll: { inbound: 'All failed inbound orders', outbound: 'All failed outbound orders' },
    },
    about: (poNumber: string, where: string | undefined) => [poNumber, where].filter(Boolean).join(' · '),
    age: (iso: string, now: number) => {
      const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / minuteMs));
      if (Number.isNaN(minutes)) return '';
      const [unit, size] = ages.find(([, least]) => minutes >= least) ?? (['minute', 1] as const);
      return number(Math.floor(minutes / size), { style: 'unit', unit, unitDisplay: 'short' });
    },
    due: {
      inbound: { title: 'Arriving', empty: 'No inbound order is late or arrives in the next 7 days.' },
      outbound: { title: 'Shipping', empty: 'No outbound order is late or ships in the next 7 days.' },
    },
    late: 'Late',
    lateCount: (value: string) => `${value} late`,
    dueCount: (value: string) => `${value} in 7 days`,
    day: format.date,
    /** The axis has no room for the year. */
    shortDay: (day: string) => format.date(day).replace(/,? ?\d{4}$/, ''),
    cases,
    statuses: {
      inbound: 'Inbound by status',
      outbound: 'Outbound by status',
      empty: { inbound: 'There are no inbound orders.', outbound: 'There are no outbound orders.' },
      orders: { inbound: 'inbound orders', outbound: 'outbound orders' },
    },
    stock: {
      byWarehouse: 'Stock by warehouse',
      byType: 'Stock by type',
      warehouse: 'Warehouse',
      type: 'Type',
      unit: 'Cases on hand',
      items: 'Items',
      taxPaid: 'Tax paid',
      bonded: 'Bonded',
      total: 'Total',
      empty: 'Nothing is in stock.',
      largest: (shown: number) => `The ${number(shown)} largest; the table has all.`,
    },
    lowStock: {
      title: 'Low stock',
      empty: 'No active item is low.',
      threshold: 'Low stock below, cases',
      below: 'Below',
      unit: 'cases',
      least: (value: number) => `min ${number(value)}`,
      seeAll: (value: number) => `See all ${number(value)}`,
      columns: ['Supplier Item ID', 'Description', 'Available, cases', 'Minimum, cases'] as const,
    },
    moved: {
      title: 'Received and shipped',
      unit: 'Cases, 30 days',
      day: 'Day',
      received: 'Received',
      shipped: 'Shipped',
      orders: (value: number) => count(value, 'order', 'orders'),
      note: 'By expected arrival and requested ship date.',
      empty: 'Nothing was received or shipped in the last 30 days.',
    },
    uploads: {
      title: 'Recent uploads',
      empty: 'Nothing has been uploaded yet.',
      failedRows: (value: number) => `${count(value, 'row', 'rows')} failed`,
    },
    records: {
      title: 'Master data',
      items: 'Active items',
      customers: 'Customers',
      warehouses: 'Warehouses',
    },
    showTable: 'Show as table',
    tablesLabel: 'Tables of the dashboard',
    tables: {
      'failed-inbound': 'Failed inbound orders',
      'failed-outbound': 'Failed outbound orders',
      'late-inbound': 'Late inbound orders',
      'late-outbound': 'Late outbound orders',
      arriving: 'Arriving in 7 days',
      shipping: 'Shipping in 7 days',
      'low-stock': 'Low stock',
    },
    noTable: 'There is no such table',
    noTableText: 'The dashboard has these:',
  };
});

export type DashboardTexts = ReturnType<typeof dashboardMessages>;
