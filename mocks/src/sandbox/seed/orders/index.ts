import type { Item } from '../../model/item.ts';
import type { Direction, Order } from '../../model/order.ts';
import type { Customer, Supplier } from '../../model/party.ts';
import type { Random } from '../../random.ts';
import { pickFailure } from './failures.ts';
import { replaceFeatured } from './featured.ts';
import { inboundDetails, inboundLines } from './inbound.ts';
import { seededTotals } from './lines.ts';
import { outboundDetails, outboundLines } from './outbound.ts';
import { buildStatusHistory, formatIsoDate, type PlannedOrder, planOrders } from './plan.ts';

export interface OrderSeedInput {
  readonly suppliers: readonly Supplier[];
  /** By supplier. Reserving orders reduce the available quantities. */
  readonly items: ReadonlyMap<string, readonly Item[]>;
  readonly customers: ReadonlyMap<string, readonly Customer[]>;
  readonly bondedWarehouses: ReadonlySet<string>;
  readonly nowMs: number;
  readonly random: Random;
  readonly orderCount: (supplierId: string, direction: Direction) => number;
  /** Number of existing orders by direction; numbering continues after them. */
  readonly existing?: Readonly<Record<Direction, number>>;
}

const ADMIN_OF: Readonly<Record<string, string>> = {
  'SUP-1001': 'dana@halberd.example',
  'SUP-1003': 'multi@agency.example',
};
const PREFIX: Readonly<Record<Direction, string>> = { INBOUND: 'IB', OUTBOUND: 'OB' };
const ACCEPTED = new Set<Order['status']>(['OPEN', 'IN_RECEIVING', 'CLOSED', 'PICKING', 'SHIPPED']);

/** Creates every supplier's orders, dated relative to now so that the dashboard is never empty (domain §11.5). */
export function seedOrders(input: OrderSeedInput, direction: Direction): Map<string, Order[]> {
  let sequence = input.existing?.[direction] ?? 0;
  const orders = new Map<string, Order[]>();
  for (const supplier of input.suppliers) {
    const items = input.items.get(supplier.supplierId) ?? [];
    const count = input.orderCount(supplier.supplierId, direction);
    const drawn = planOrders(count, direction, input.nowMs, input.random).map((planned) => {
      sequence += 1;
      return createOrder(input, supplier, items, direction, planned, sequence);
    });
    orders.set(supplier.supplierId, replaceFeatured(drawn, supplier.supplierId, direction, items));
  }
  return orders;
}

function createOrder(
  input: OrderSeedInput,
  supplier: Supplier,
  items: readonly Item[],
  direction: Direction,
  planned: PlannedOrder,
  sequence: number,
): Order {
  const { nowMs, random } = input;
  const content = createContent(input, supplier, items, direction, planned, sequence);
  const { details, lineItems, licenseExpiresOn } = content;
  const isLicenseExpired = licenseExpiresOn !== undefined && licenseExpiresOn < formatIsoDate(nowMs);
  const createdBy = ADMIN_OF[supplier.supplierId] ?? 'ops@portal.example';
  const statusHistory = buildStatusHistory(planned.status, planned.createdAtMs, nowMs, createdBy);
  const last = statusHistory[statusHistory.length - 1];
  const createdAt = new Date(planned.createdAtMs).toISOString();
  const updatedAt = last?.at ?? createdAt;
  const yearMonth = createdAt.slice(2, 7).replace('-', '');
  return {
    orderId: `${PREFIX[direction]}-${yearMonth}-${String(sequence).padStart(6, '0')}`,
    externalOrderNumber: ACCEPTED.has(planned.status) ? `WMS-${700_000 + sequence}` : null,
    direction,
    status: planned.status,
    version: statusHistory.length,
    details,
    lineItems,
    ...seededTotals(lineItems),
    failure:
      planned.status === 'FAILED' && lineItems[0]
        ? {
            ...pickFailure(direction, lineItems[0], isLicenseExpired ? licenseExpiresOn : undefined, random),
            at: updatedAt,
          }
        : null,
    statusHistory,
    createdAt,
    createdBy,
    updatedAt,
    updatedBy: last?.by ?? createdBy,
  };
}

function createContent(
  { customers, bondedWarehouses, random }: OrderSeedInput,
  supplier: Supplier,
  items: readonly Item[],
  direction: Direction,
  planned: PlannedOrder,
  sequence: number,
): Pick<Order, 'details' | 'lineItems'> & { licenseExpiresOn?: string | undefined } {
  if (direction === 'INBOUND') {
    const details = inboundDetails(supplier, planned, sequence, bondedWarehouses, random);
    return { details, lineItems: inboundLines(items, planned, details.bondedFlag === '1', random) };
  }
  const active = (customers.get(supplier.supplierId) ?? []).filter(({ status }) => status === 'ACTIVE');
  const customer = random.pick(active);
  const details = outboundDetails(supplier, customer, planned, sequence, bondedWarehouses, random);
  const isBonded = details.bondedFlag === '1';
  const lineItems = outboundLines(items, planned, String(details.warehouseId), isBonded, random);
  return { details, lineItems, licenseExpiresOn: customer.licenseExpirationDate };
}
