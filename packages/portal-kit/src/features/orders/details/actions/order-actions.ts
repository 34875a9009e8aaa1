import type { OrderStatus } from '@portal-kit/sdk/orders';

const editable: ReadonlySet<string> = new Set<OrderStatus>(['OPEN', 'FAILED']);
const inFlight: ReadonlySet<string> = new Set<OrderStatus>(['SUBMITTED', 'RESUBMITTED']);
const onItsWay: ReadonlySet<string> = new Set<OrderStatus>(['PICKING', 'SHIPPED']);

/** A user may still change or cancel it. Source: specification, section 4 (status groups); domain, 3.3. */
export const isChangeable = (status: string | undefined) => editable.has(status ?? '');

/** The warehouse system has it and has not answered yet: what is shown may change any moment. */
export const isInFlight = (status: string | undefined) => inFlight.has(status ?? '');

/** The warehouse has begun: there is a bill of lading. */
export const hasBillOfLading = (status: string | undefined) => onItsWay.has(status ?? '');
