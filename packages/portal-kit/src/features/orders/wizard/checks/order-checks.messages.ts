import { defineMessages } from '../../../../kernel/messages/define-messages';

/** Goods that arrive before the ship date: their quantity and the date of the last arrival. */
interface ArrivingText {
  quantity: string;
  date: string;
}

export const orderChecksMessages = defineMessages('orderChecks', (format) => ({
  title: 'Check before you submit',
  passed: 'All checks passed.',
  groups: {
    stock: 'stock',
    items: 'items',
    license: 'license',
    dates: 'warehouse hours',
    carrier: 'carrier',
    pallets: 'pallets',
  },
  checking: (groups: readonly string[]) => `Checking ${format.list(groups)}…`,
  waiting: 'The submission continues after the checks.',
  failed: (groups: readonly string[]) =>
    `Couldn't check ${format.list(groups)}. You can try again or submit the order anyway.`,
  problems: (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'problem', other: 'problems' })}`,
  warnings: (count: number) =>
    `${format.number(count)} ${format.plural(count, { one: 'warning', other: 'warnings' })}`,
  severities: { block: 'Problem:', warn: 'Warning:' },
  blocked: 'Correct the problems to submit the order.',
  goTo: (field: string) => `Go to ${field}`,
  showAll: (count: number) => `Show all ${format.number(count)}`,
  showFewer: 'Show fewer',
  date: format.date,
  stock: {
    quantity: (cases: string, bottles: string | undefined) => (bottles ? `${cases}, ${bottles}` : cases),
    short: (sku: string, ordered: string, available: string, arriving: ArrivingText | undefined) =>
      arriving
        ? `${sku}: ${ordered} ordered. ${available} available, ${arriving.quantity} more expected by ${arriving.date}.`
        : `${sku}: ${ordered} ordered, only ${available} available by the ship date.`,
    arriving: (sku: string, ordered: string, available: string, { quantity, date }: ArrivingText) =>
      `${sku}: ${ordered} ordered, ${available} available now. ${quantity} more expected by ${date}; the order can fail until they arrive.`,
  },
  items: {
    unknown: (sku: string) => `${sku} wasn't found in your items.`,
    elsewhere: (sku: string, warehouse: string) => `${sku} isn't stored at ${warehouse}.`,
    inactive: (sku: string) => `${sku} is inactive.`,
    discontinued: (sku: string) => `${sku} is discontinued.`,
    remaining: (sku: string) => `${sku} is discontinued. Only the remaining stock can be shipped.`,
  },
  license: {
    inactive: (customer: string) => `${customer} is inactive and can't receive orders.`,
    expired: (customer: string, date: string) =>
      `The license of ${customer} expired on ${format.date(date)}.`,
    expiresFirst: (customer: string, date: string, shipDate: string) =>
      `The license of ${customer} expires on ${format.date(date)}, before the ship date ${format.date(shipDate)}.`,
    noLicense: (customer: string) => `${customer} has no state license.`,
    noPermit: (customer: string) => `${customer} has no TTB permit.`,
  },
  dates: {
    weekend: (label: string, date: string, next: string) =>
      `${label} ${format.date(date)} is on a weekend. The next business day is ${format.date(next)}.`,
    past: (label: string, date: string) => `${label} ${format.date(date)} is in the past.`,
    cutoff: (warehouse: string, time: string) =>
      `Orders placed after ${time} ship from ${warehouse} on the next business day.`,
    hours: (warehouse: string, from: string, to: string) =>
      `The appointment is outside the receiving hours of ${warehouse}, ${from}–${to}.`,
    inactive: (warehouse: string) => `${warehouse} is inactive.`,
  },
  carrier: {
    twoCarriages: 'Choose either a carrier arranged by the warehouse or customer pickup.',
    deliveryOfPickup:
      'The customer picks up this order, but it has delivery requirements or a delivery date.',
    containerByType: 'Containers are typically used for exports and transfers.',
    unlisted: (scac: string) => `${scac} isn't in the carrier list of the warehouse's country.`,
    mode: (carrier: string, shippingType: string) => `${carrier} doesn't offer ${shippingType}.`,
    containerNumber: (number: string) => `Container number ${number} has an unusual check digit.`,
  },
  pallets: {
    few: (pallets: number, cases: number, suggested: number) =>
      `${format.number(pallets)} ${format.plural(pallets, { one: 'pallet', other: 'pallets' })} for ${format.number(cases)} ${format.plural(cases, { one: 'case', other: 'cases' })} is unusually few; ${format.number(suggested)} suggested.`,
    many: (pallets: number, cases: number) =>
      `${format.number(pallets)} ${format.plural(pallets, { one: 'pallet', other: 'pallets' })} for ${format.number(cases)} ${format.plural(cases, { one: 'case', other: 'cases' })} is more than one pallet per case.`,
    without: (pallets: number) =>
      `Parcels and floor-loaded containers don't use pallets, but this order has ${format.number(pallets)} ${format.plural(pallets, { one: 'pallet', other: 'pallets' })}.`,
  },
}));

export type CheckTexts = ReturnType<typeof orderChecksMessages>;
