import type { Order, OrderStatus } from '../model.ts';

/** As people read it (specification, section 4). */
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

/** What warehouse and system do with an order (domain §3.2); users resubmit and cancel by calls of their own. */
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

/** An outbound order of this status holds back what it asks for (domain §3.4). */
export const isReserving = (status: OrderStatus) => RESERVING.has(status);

/** Nothing happens to such an order any more. */
export const isOver = ({ status }: Order) => TERMINAL.has(status);

/** It does not count any more: its PO number is free. */
export const isCancelled = ({ status }: Order) => status === 'CANCELED' || status === 'CANCELED_BY_USER';

/** The statuses in which a user may edit, resubmit or cancel an order (domain §3.3). */
export const isChangeable = ({ status }: Order) => status === 'OPEN' || status === 'FAILED';
