import type { Item } from '../../model/item.ts';
import type { Direction, Order, OrderStatus } from '../../model/order.ts';
import { discontinued, multiFieldFailure } from './failures.ts';
import { createLine, seededTotals } from './lines.ts';

/** An order that must exist (domain §11.5). It replaces the first matching seeded order. */
interface FeaturedOrder {
  readonly supplierId: string;
  readonly direction: Direction;
  readonly status: OrderStatus;
  readonly fits?: (order: Order) => boolean;
  readonly change: (order: Order, items: readonly Item[]) => Order;
}

const getItem = (items: readonly Item[], sku: string): Item => {
  const item = items.find((candidate) => candidate.sku === sku);
  if (!item) throw new Error(`@portal-kit/mocks: the seed has no item ${sku}`);
  return item;
};

const withDetails = (order: Order, details: Record<string, unknown>): Order => ({
  ...order,
  details: { ...order.details, ...details },
});

const withLines = (order: Order, lineItems: Order['lineItems']): Order => ({
  ...order,
  lineItems,
  ...seededTotals(lineItems),
});

const is = (name: string, value: unknown) => (order: Order) => order.details[name] === value;

const LONG_ORDER_LINES = 120;

const featuredOrders: readonly FeaturedOrder[] = [
  {
    supplierId: 'SUP-1001',
    direction: 'INBOUND',
    status: 'OPEN',
    change: (order, items) =>
      withLines(withDetails(order, { poNumber: 'PO-ONE-LINE' }), [
        createLine(getItem(items, 'HF-1001'), 1, { cases: 55, bottles: 0 }, false),
      ]),
  },
  {
    supplierId: 'SUP-1001',
    direction: 'INBOUND',
    status: 'OPEN',
    change: (order, items) => {
      const receivable = items.filter(({ itemStatus }) => itemStatus === 'ACTIVE');
      const lines = Array.from({ length: LONG_ORDER_LINES }, (_, index) => {
        const item = receivable[index % receivable.length] as Item;
        const lotNumber = `L26-${String(index + 1).padStart(3, '0')}`;
        return { ...createLine(item, index + 1, { cases: 1 + (index % 9), bottles: 0 }, false), lotNumber };
      });
      return withLines(withDetails(order, { poNumber: 'PO-120-LINES' }), lines);
    },
  },
  {
    supplierId: 'SUP-1001',
    direction: 'INBOUND',
    status: 'CLOSED',
    change: (order, items) =>
      withLines(withDetails(order, { poNumber: 'PO-SHORT-RECEIPT' }), [
        {
          ...createLine(getItem(items, 'HF-1001'), 1, { cases: 60, bottles: 0 }, false),
          expected: { cases: 60, bottles: 0 },
          received: { cases: 57, bottles: 4 },
          damaged: { cases: 0, bottles: 8 },
          short: { cases: 2, bottles: 8 },
          lineStatus: 'SHORT',
        },
      ]),
  },
  {
    supplierId: 'SUP-1001',
    direction: 'INBOUND',
    status: 'FAILED',
    change: (order) => ({ ...order, failure: { ...multiFieldFailure, at: order.updatedAt } }),
  },
  {
    supplierId: 'SUP-1001',
    direction: 'INBOUND',
    status: 'SUBMITTED',
    change: (order) => withDetails(order, { poNumber: 'PO-TWENTY-CHARACTERS' }),
  },
  {
    supplierId: 'SUP-1003',
    direction: 'INBOUND',
    status: 'OPEN',
    change: (order, items) =>
      withLines(
        withDetails(order, {
          warehouseId: 'WH-NJ-01',
          poNumber: 'PO-44871',
          referenceNumber: 'MT-2026-118',
          scac: 'MAEU',
          containerNumber: 'ZQXU1188020',
          containerSize: '40RF',
          sealNumber: 'UL-8841207',
          bondedFlag: '1',
          customsEntryNumber: 'W22-3150417-8',
          isFloorLoaded: true,
          specialInstructions: 'Floor loaded, call 24 h ahead',
        }),
        [
          createLine(getItem(items, 'MT-3001'), 1, { cases: 600, bottles: 0 }, true),
          {
            ...createLine(getItem(items, 'MT-3003'), 2, { cases: 84, bottles: 12 }, true),
            lotNumber: 'L26-091',
          },
        ],
      ),
  },
  {
    supplierId: 'SUP-1001',
    direction: 'OUTBOUND',
    status: 'SHIPPED',
    fits: is('shippingType', 'LTL'),
    change: (order, items) => {
      const shipped = { cases: 0, bottles: 5 };
      const line = createLine(getItem(items, 'HF-1004'), 1, shipped, false);
      const lines = [
        {
          ...line,
          unitPrice: 288,
          ordered: shipped,
          picked: shipped,
          shipped,
          lineStatus: 'COMPLETE' as const,
        },
      ];
      return withLines(withDetails(order, { poNumber: 'BOTTLES-ONLY' }), lines);
    },
  },
  {
    supplierId: 'SUP-1001',
    direction: 'OUTBOUND',
    status: 'OPEN',
    fits: (order) => order.details.shippingType !== 'PARCEL',
    change: (order) => {
      const billing = order.details.billingAddress as Record<string, unknown>;
      const { addressId: _, ...copy } = billing;
      return withDetails(order, {
        poNumber: 'SAME-AS-BILLING',
        shippingSameAsBilling: true,
        shippingAddress: { ...copy, addressType: 'SHIPPING' },
      });
    },
  },
  {
    supplierId: 'SUP-1002',
    direction: 'OUTBOUND',
    status: 'FAILED',
    change: (order, items) => ({
      ...withLines(order, [createLine(getItem(items, 'CW-2008'), 1, { cases: 12, bottles: 0 }, false)]),
      failure: { ...discontinued('CW-2008'), at: order.updatedAt },
    }),
  },
  {
    supplierId: 'SUP-1002',
    direction: 'OUTBOUND',
    status: 'OPEN',
    change: (order) =>
      withDetails(order, {
        poNumber: 'THIRD-PARTY',
        freightTerms: 'THIRD_PARTY',
        thirdPartyBilling: {
          countryCode: 'USA',
          isoCountryCode: '840',
          name: 'Lakeshore Freight Payables',
          address1: '200 W Adams St',
          city: 'Chicago',
          stateCode: 'IL',
          zip: '60606',
        },
      }),
  },
];

/** Replaces the first matching orders and keeps the others. */
export function replaceFeatured(
  orders: readonly Order[],
  supplierId: string,
  direction: Direction,
  items: readonly Item[],
): Order[] {
  const changed = [...orders];
  const taken = new Set<number>();
  for (const featured of featuredOrders) {
    if (featured.supplierId !== supplierId || featured.direction !== direction) continue;
    const index = changed.findIndex(
      (order, position) =>
        !taken.has(position) && order.status === featured.status && (featured.fits?.(order) ?? true),
    );
    const order = changed[index];
    if (!order)
      throw new Error(
        `@portal-kit/mocks: the seed has no ${featured.status} ${direction} order of ${supplierId} to replace`,
      );
    taken.add(index);
    changed[index] = featured.change(order, items);
  }
  return changed;
}
