import type { OrderStatus } from '@portal-kit/sdk/orders';

const editable: ReadonlySet<string> = new Set<OrderStatus>(['OPEN', 'FAILED']);
const inFlight: ReadonlySet<string> = new Set<OrderStatus>(['SUBMITTED', 'RESUBMITTED']);
const statusesWithBillOfLading: ReadonlySet<string> = new Set<OrderStatus>(['PICKING', 'SHIPPED']);

/**
 * Returns whether a user can edit or cancel an order in this status. Source: specification, section 4 (status groups);
 * domain, 3.3.
 */
export const isChangeable = (status: string | undefined) => editable.has(status ?? '');

/**
 * Returns whether the warehouse system hasn't confirmed the order yet. The status of such an order can change at any
 * time.
 */
export const isInFlight = (status: string | undefined) => inFlight.has(status ?? '');

/** Returns whether the warehouse has started to work on the order, which creates a bill of lading. */
export const hasBillOfLading = (status: string | undefined) => statusesWithBillOfLading.has(status ?? '');
