import { checkDigitOf } from '../items/check-digit.ts';
import type { LineItem, Order, OrderStatus } from '../model.ts';
import { type FailureText, noAppointment, noResponse } from '../seed/orders/failures.ts';
import type { World } from '../world.ts';
import type { InboundDetails, OutboundDetails } from './order-request.ts';
import { type Direction, ordersOf, putOrder, withStep } from './order-store.ts';
import { NOTHING, requestedOf } from './quantities.ts';
import { nextStatuses } from './status.ts';

/** How long the warehouse system takes to accept or refuse an order. */
const ANSWER_MS = 20_000;
/** How long receiving or picking takes. */
const WORK_MS = 4 * 3_600_000;
/** When work on a day's orders begins, UTC. */
const WORK_BEGINS = 'T13:00:00.000Z';
const WAREHOUSE_SYSTEM = 'WMS';

const WORKING = { INBOUND: 'IN_RECEIVING', OUTBOUND: 'PICKING' } as const;
const DONE = { INBOUND: 'CLOSED', OUTBOUND: 'SHIPPED' } as const;

/** An order whose next step the clock brings. Seeded orders have none: they stay as they are until somebody acts. */
export interface OrderPlan {
  readonly supplierId: string;
  readonly direction: Direction;
  readonly orderId: string;
  /** ISO instant. */
  readonly dueAt: string;
}

export interface OrderMove {
  readonly to: OrderStatus;
  /** ISO instant. */
  readonly at: string;
  readonly reason?: string;
  /** Of a move to FAILED; left out, the warehouse system did not respond. */
  readonly failure?: FailureText;
}

/** Takes every order as far as the clock says, as if each step had been done in its time. */
export function settleOrders(world: World, now: string): void {
  // Each step of an order comes later than the one before, and the last has no next: this ends.
  for (;;) {
    const due = world.orderPlans
      .listAll()
      .filter(({ dueAt }) => dueAt <= now)
      .sort((a, b) => a.dueAt.localeCompare(b.dueAt))[0];
    if (!due) return;
    world.store.transaction(() => takeStep(world, due));
  }
}

/** Plans the next step of an order that the clock moves, or forgets the plan where there is none. */
export function planNext(world: World, supplierId: string, order: Order): void {
  const dueAt = dueOf(order);
  const { orderId, direction } = order;
  if (dueAt === undefined) world.orderPlans.delete(orderId, supplierId);
  else world.orderPlans.put({ supplierId, direction, orderId, dueAt }, orderId, supplierId);
}

/**
 * What warehouse or system do to an order, in or out of its turn; the clock goes on from there.
 *
 * @throws RangeError when the order cannot go from its status to that one.
 */
export function moveOrder(world: World, supplierId: string, order: Order, move: OrderMove): Order {
  const { to, at, reason } = move;
  const possible = nextStatuses(order);
  if (!possible.includes(to)) {
    const choices = possible.join(', ') || 'nothing else';
    throw new RangeError(`${order.orderId} is ${order.status}: it cannot become ${to}, but ${choices}`);
  }
  const isByWarehouse = order.status === 'PICKING' || (to !== 'OPEN' && to !== 'FAILED');
  const failure = to === 'FAILED' ? { ...(move.failure ?? noResponse), at } : null;
  const moved = withStep(worked({ ...order, failure }, to), {
    status: to,
    at,
    by: WAREHOUSE_SYSTEM,
    source: isByWarehouse ? 'WAREHOUSE' : 'SYSTEM',
    ...(reason === undefined ? {} : { reason }),
  });
  const numbered =
    to === 'OPEN' && moved.externalOrderNumber === null
      ? { ...moved, externalOrderNumber: `WMS-${800_000 + world.store.nextNumber('wms')}` }
      : moved;
  const stored = putOrder(world, supplierId, order, numbered);
  planNext(world, supplierId, stored);
  return stored;
}

function takeStep(world: World, { supplierId, direction, orderId, dueAt }: OrderPlan): void {
  const order = ordersOf(world, direction).get(orderId, supplierId);
  world.orderPlans.delete(orderId, supplierId);
  if (!order) return;
  switch (order.status) {
    case 'SUBMITTED':
    case 'RESUBMITTED': {
      // What else can be wrong is found when the order is sent; QA brings about the rest.
      const failure = isAtWeekend(order) ? noAppointment : undefined;
      const to = failure ? 'FAILED' : 'OPEN';
      moveOrder(world, supplierId, order, { to, at: dueAt, ...(failure ? { failure } : {}) });
      return;
    }
    case 'OPEN':
      moveOrder(world, supplierId, order, { to: WORKING[direction], at: dueAt });
      return;
    case 'IN_RECEIVING':
    case 'PICKING':
      moveOrder(world, supplierId, order, { to: DONE[direction], at: dueAt });
  }
}

function dueOf({ status, direction, details, updatedAt }: Order): string | undefined {
  const later = (ms: number) => new Date(Date.parse(updatedAt) + ms).toISOString();
  switch (status) {
    case 'SUBMITTED':
    case 'RESUBMITTED':
      return later(ANSWER_MS);
    case 'OPEN': {
      const day = direction === 'INBOUND' ? details.expectedArrivalDate : details.requestedShipDate;
      const begins = `${day}${WORK_BEGINS}`;
      return begins > updatedAt ? begins : later(WORK_MS);
    }
    case 'IN_RECEIVING':
    case 'PICKING':
      return later(WORK_MS);
  }
  return undefined;
}

/** Appointments are kept on working days. */
function isAtWeekend({ direction, details }: Order): boolean {
  const inbound = details as unknown as InboundDetails;
  const outbound = details as unknown as OutboundDetails;
  const isByAppointment =
    direction === 'INBOUND' ? inbound.appointmentWindow : outbound.deliveryAppointmentRequired;
  if (!isByAppointment) return false;
  const date =
    direction === 'INBOUND'
      ? inbound.expectedArrivalDate
      : (outbound.requestedDeliveryDate ?? outbound.requestedShipDate);
  const weekday = new Date(date).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** What a status says of lines and shipment. */
function worked(order: Order, to: OrderStatus): Order {
  const each = (change: (line: LineItem) => Partial<LineItem>) => ({
    ...order,
    lineItems: order.lineItems.map((line) => ({ ...line, ...change(line) })),
  });
  switch (to) {
    case 'OPEN': {
      const asOrdered = ({ ordered: _, picked: __, shipped: ___, ...line }: LineItem): LineItem => ({
        ...line,
        lineStatus: 'OPEN',
      });
      return { ...order, lineItems: order.lineItems.map(asOrdered) };
    }
    case 'IN_RECEIVING':
      return each((line) => ({
        ...{ expected: requestedOf(line), received: NOTHING, damaged: NOTHING, short: NOTHING },
        lineStatus: 'OPEN',
      }));
    case 'CLOSED':
      return each((line) => ({ received: requestedOf(line), lineStatus: 'COMPLETE' }));
    case 'PICKING':
      return withShipment(
        each((line) => ({
          ...{ ordered: requestedOf(line), picked: NOTHING, shipped: NOTHING },
          lineStatus: 'OPEN',
        })),
      );
    case 'SHIPPED':
      return each((line) => ({
        ...{ picked: requestedOf(line), shipped: requestedOf(line) },
        lineStatus: 'COMPLETE',
      }));
  }
  return order;
}

/** Numbers that the warehouse gives a shipment when it begins to pick. */
function withShipment(order: Order): Order {
  const { details, orderId } = order;
  if (details.shippingType === 'PARCEL') {
    return { ...order, details: { ...details, trackingNumbers: ['1Z999AA10123456784'] } };
  }
  if (details.bolNumber) return order;
  const sixteen = `04000001${orderId.replaceAll(/\D/g, '').slice(-8).padStart(8, '0')}`;
  const bolNumber = `${sixteen}${checkDigitOf(sixteen)}`;
  return { ...order, details: { ...details, bolNumber, proNumber: details.proNumber ?? '71640225518' } };
}
