/** Status labels (specification, section 4). */
export const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  SUBMITTED: 'Submitted',
  RESUBMITTED: 'Resubmitted',
  OPEN: 'Open',
  FAILED: 'Failed',
  IN_RECEIVING: 'In-Receiving',
  CLOSED: 'Closed',
  PICKING: 'Picking',
  SHIPPED: 'Shipped',
  CANCELED: 'Canceled',
  CANCELED_BY_USER: 'Canceled By User',
};

const SENT: readonly OrderStatus[] = ['OPEN', 'FAILED', 'CANCELED'];

/** Status changes by warehouse and system (domain §3.2). Users resubmit and cancel through separate operations. */
const TRANSITIONS: Readonly<
  Record<Order['direction'], Partial<Record<OrderStatus, readonly OrderStatus[]>>>
> = {
  INBOUND: {
    SUBMITTED: SENT,
    RESUBMITTED: SENT,
    FAILED: ['CANCELED'],
    OPEN: ['IN_RECEIVING', 'CANCELED'],
    IN_RECEIVING: ['CLOSED'],
  },
  OUTBOUND: {
    SUBMITTED: SENT,
    RESUBMITTED: SENT,
    FAILED: ['CANCELED'],
    OPEN: ['PICKING', 'CANCELED'],
    PICKING: ['SHIPPED', 'OPEN', 'CANCELED'],
  },
};

export const nextStatuses = ({ direction, status }: Order): readonly OrderStatus[] =>
  TRANSITIONS[direction][status] ?? [];

const RESERVING: ReadonlySet<OrderStatus> = new Set(['SUBMITTED', 'RESUBMITTED', 'OPEN', 'PICKING']);
const TERMINAL: ReadonlySet<OrderStatus> = new Set(['CLOSED', 'SHIPPED', 'CANCELED', 'CANCELED_BY_USER']);

/** Returns whether an outbound order of this status reserves stock (domain §3.4). */
export const isReserving = (status: OrderStatus) => RESERVING.has(status);

/** Returns whether the order is in a terminal status. */
export const isTerminal = ({ status }: Order) => TERMINAL.has(status);

/** Returns whether the order is canceled, which releases its PO number. */
export const isCanceled = ({ status }: Order) => status === 'CANCELED' || status === 'CANCELED_BY_USER';

/** Returns whether a user may edit, resubmit or cancel the order (domain §3.3). */
export const isChangeable = ({ status }: Order) => status === 'OPEN' || status === 'FAILED';

import type { Order, OrderStatus } from '../../model/order.ts';
