import { calculateCheckDigit } from '../items/item-rules.ts';
import type { LineItem, Order, OrderStatus, ScheduledStep } from '../model/order.ts';
import { type FailureText, noAppointment, noResponse } from '../seed/orders/failures.ts';
import type { Database } from '../store/database.ts';
import { getOrderCollection, putOrder, withStep } from './order-store.ts';
import type { InboundDetails, OutboundDetails } from './rules/order-request.ts';
import { getRequestedQuantity, ZERO_QUANTITY } from './rules/quantities.ts';
import { nextStatuses } from './rules/status.ts';

/** Time until the warehouse system accepts or rejects an order. */
const RESPONSE_MS = 20_000;
/** Duration of receiving or picking. */
const WORK_MS = 4 * 3_600_000;
/** Start of work on a day's orders, UTC. */
const WORK_BEGINS = 'T13:00:00.000Z';
const WAREHOUSE_SYSTEM = 'WMS';

const IN_PROGRESS = { INBOUND: 'IN_RECEIVING', OUTBOUND: 'PICKING' } as const;
const COMPLETED = { INBOUND: 'CLOSED', OUTBOUND: 'SHIPPED' } as const;

export interface OrderMove {
  readonly to: OrderStatus;
  /** ISO instant. */
  readonly at: string;
  readonly reason?: string;
  /** Reason for a move to FAILED. Default: the warehouse system did not respond. */
  readonly failure?: FailureText;
}

/** Applies every due status change in chronological order, each at its due time. */
export function processDueOrders(db: Database, now: string): void {
  // Terminates because each step is later than the previous one and terminal statuses have no next step.
  for (;;) {
    const due = db.scheduledSteps
      .listAll()
      .filter(({ dueAt }) => dueAt <= now)
      .sort((a, b) => a.dueAt.localeCompare(b.dueAt))[0];
    if (!due) return;
    db.store.transaction(() => applyStep(db, due));
  }
}

/** Schedules the next status change of an order, or removes it when there is none. */
export function scheduleNextStep(db: Database, supplierId: string, order: Order): void {
  const dueAt = nextStepAt(order);
  const { orderId, direction } = order;
  if (dueAt === undefined) db.scheduledSteps.delete(orderId, supplierId);
  else db.scheduledSteps.put({ supplierId, direction, orderId, dueAt }, orderId, supplierId);
}

/**
 * Moves an order to another status as the warehouse or the system does, and schedules the next status change.
 *
 * @throws RangeError when the transition is not allowed.
 */
export function moveOrder(db: Database, supplierId: string, order: Order, move: OrderMove): Order {
  const { to, at, reason } = move;
  const possible = nextStatuses(order);
  if (!possible.includes(to)) {
    const choices = possible.join(', ') || 'none';
    throw new RangeError(
      `${order.orderId} is ${order.status} and cannot become ${to}. Possible: ${choices}.`,
    );
  }
  const isByWarehouse = order.status === 'PICKING' || (to !== 'OPEN' && to !== 'FAILED');
  const failure = to === 'FAILED' ? { ...(move.failure ?? noResponse), at } : null;
  const moved = withStep(withStatusEffects({ ...order, failure }, to), {
    status: to,
    at,
    by: WAREHOUSE_SYSTEM,
    source: isByWarehouse ? 'WAREHOUSE' : 'SYSTEM',
    ...(reason === undefined ? {} : { reason }),
  });
  const numbered =
    to === 'OPEN' && moved.externalOrderNumber === null
      ? { ...moved, externalOrderNumber: `WMS-${800_000 + db.store.nextNumber('wms')}` }
      : moved;
  const stored = putOrder(db, supplierId, order, numbered);
  scheduleNextStep(db, supplierId, stored);
  return stored;
}

function applyStep(db: Database, { supplierId, direction, orderId, dueAt }: ScheduledStep): void {
  const order = getOrderCollection(db, direction).get(orderId, supplierId);
  db.scheduledSteps.delete(orderId, supplierId);
  if (!order) return;
  switch (order.status) {
    case 'SUBMITTED':
    case 'RESUBMITTED': {
      // Other failures are found at submission or injected by testers.
      const failure = needsWeekendAppointment(order) ? noAppointment : undefined;
      const to = failure ? 'FAILED' : 'OPEN';
      moveOrder(db, supplierId, order, { to, at: dueAt, ...(failure ? { failure } : {}) });
      return;
    }
    case 'OPEN':
      moveOrder(db, supplierId, order, { to: IN_PROGRESS[direction], at: dueAt });
      return;
    case 'IN_RECEIVING':
    case 'PICKING':
      moveOrder(db, supplierId, order, { to: COMPLETED[direction], at: dueAt });
  }
}

function nextStepAt({ status, direction, details, updatedAt }: Order): string | undefined {
  const later = (ms: number) => new Date(Date.parse(updatedAt) + ms).toISOString();
  switch (status) {
    case 'SUBMITTED':
    case 'RESUBMITTED':
      return later(RESPONSE_MS);
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

/** Appointments exist on weekdays only. */
function needsWeekendAppointment({ direction, details }: Order): boolean {
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

/** Adds the line quantities and shipment data that a status implies. */
function withStatusEffects(order: Order, to: OrderStatus): Order {
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
        ...{
          expected: getRequestedQuantity(line),
          received: ZERO_QUANTITY,
          damaged: ZERO_QUANTITY,
          short: ZERO_QUANTITY,
        },
        lineStatus: 'OPEN',
      }));
    case 'CLOSED':
      return each((line) => ({ received: getRequestedQuantity(line), lineStatus: 'COMPLETE' }));
    case 'PICKING':
      return withShipment(
        each((line) => ({
          ordered: getRequestedQuantity(line),
          picked: ZERO_QUANTITY,
          shipped: ZERO_QUANTITY,
          lineStatus: 'OPEN',
        })),
      );
    case 'SHIPPED':
      return each((line) => ({
        picked: getRequestedQuantity(line),
        shipped: getRequestedQuantity(line),
        lineStatus: 'COMPLETE',
      }));
  }
  return order;
}

/** Adds the shipment numbers that the warehouse assigns when picking starts. */
function withShipment(order: Order): Order {
  const { details, orderId } = order;
  if (details.shippingType === 'PARCEL') {
    return { ...order, details: { ...details, trackingNumbers: ['1Z999AA10123456784'] } };
  }
  if (details.bolNumber) return order;
  const sixteen = `04000001${orderId.replaceAll(/\D/g, '').slice(-8).padStart(8, '0')}`;
  const bolNumber = `${sixteen}${calculateCheckDigit(sixteen)}`;
  return { ...order, details: { ...details, bolNumber, proNumber: details.proNumber ?? '71640225518' } };
}
