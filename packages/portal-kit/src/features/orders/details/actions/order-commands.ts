import type { PortalError } from '@portal-kit/sdk';
import type { Order, OrderDetails, OrderRequest, SavedOrder } from '@portal-kit/sdk/orders';
import { isChangeable } from './order-actions';

/** The order can no longer be changed, because the status has advanced since the screen loaded the order. */
export class OrderNotEditableError extends Error {
  readonly status: string;

  constructor(status: string) {
    super(`portal-kit: the order is ${status}, so it can no longer be changed. Load the order again.`);
    this.status = status;
  }
}

const finalStatuses: readonly number[] = [400, 403, 404, 422];

/** Whether a failed request may have changed the order, or another user may have made the same change. */
function isOutcomeUncertain(error: unknown): boolean {
  const { kind, status = 0, code } = (error ?? {}) as Partial<PortalError>;
  if (kind === undefined || code === 'MAINTENANCE') return false;
  return kind !== 'http' || !finalStatuses.includes(status);
}

/** The calls for one order. */
export interface OrderCalls {
  read: () => Promise<OrderDetails>;
  cancel: (reason: string | undefined, etag: string | null) => Promise<unknown>;
  update: (order: OrderRequest, etag: string | null) => Promise<SavedOrder>;
}

const isCanceled = ({ status }: Pick<Order, 'status'>) => status === 'CANCELED_BY_USER';

/** Converts an order to a request with the same values. */
function requestOf({ details, lineItems, palletsQuantity }: Order): OrderRequest {
  return {
    action: 'SUBMIT_ORDER',
    details,
    palletsQuantity,
    lineItems: lineItems.map((line) => ({
      lineItemNumber: line.lineItemNumber,
      item: { itemId: line.item.itemId },
      casesQuantity: line.casesQuantity,
      bottlesQuantity: line.bottlesQuantity,
      lotNumber: line.lotNumber ?? null,
      vintage: line.vintage ?? null,
      unitPrice: line.unitPrice ?? null,
      notes: line.notes ?? null,
    })),
  } as OrderRequest;
}

/**
 * Cancels an order. Reads the order first, because the status of the order may have changed.
 *
 * @throws OrderNotEditableError, PortalError
 */
export async function cancelOrder(calls: OrderCalls, reason: string | undefined): Promise<void> {
  const { order, etag } = await calls.read();
  if (isCanceled(order)) return;
  if (!isChangeable(order.status)) throw new OrderNotEditableError(order.status);
  try {
    await calls.cancel(reason, etag);
  } catch (error) {
    const now = isOutcomeUncertain(error) ? await calls.read().catch(() => undefined) : undefined;
    if (!now || !isCanceled(now.order)) throw error;
  }
}

/**
 * Resubmits a failed order without changes. Reads the order first, because its status may have changed.
 *
 * @throws OrderNotEditableError, PortalError
 */
export async function resubmitOrder(calls: OrderCalls): Promise<SavedOrder> {
  const { order, etag } = await calls.read();
  if (order.status !== 'FAILED') throw new OrderNotEditableError(order.status);
  try {
    return await calls.update(requestOf(order as Order), etag);
  } catch (error) {
    const now = isOutcomeUncertain(error) ? await calls.read().catch(() => undefined) : undefined;
    if (now?.order.status !== 'RESUBMITTED') throw error;
    return now;
  }
}
