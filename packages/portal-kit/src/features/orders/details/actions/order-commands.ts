import type { MutationContext, PortalSdk } from '@portal-kit/sdk';
import {
  type Order,
  type OrderDirection,
  type OrderRequest,
  orderMutations,
  type SavedOrder,
} from '@portal-kit/sdk/orders';
import type { QueryClient } from '@tanstack/react-query';
import { isOutcomeUncertain, OrderNotEditableError } from '../../order-not-editable-error';
import { isChangeable } from './order-actions';
import { readOrder } from './read-order';

/** A change of one order. */
export interface OrderCommand {
  sdk: PortalSdk;
  client: QueryClient;
  supplierId: string;
  direction: OrderDirection;
  orderId: string;
  /** Aborts before the change is sent. */
  signal?: AbortSignal | undefined;
  /** Receives the outdated queries. Default: `client` loads them again. */
  mutation?: MutationContext | undefined;
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
export async function cancelOrder(command: OrderCommand & { reason: string | undefined }): Promise<void> {
  const { sdk, client, supplierId, direction, orderId, reason, signal, mutation = { client } } = command;
  const read = () => readOrder(sdk, client, { supplierId, direction, orderId }, signal);
  const { order, etag } = await read();
  if (isCanceled(order)) return;
  if (!isChangeable(order.status)) throw new OrderNotEditableError(order.status);
  try {
    await orderMutations
      .cancel(sdk, { supplierId, direction })
      .mutationFn({ orderId, reason, etag }, mutation);
  } catch (error) {
    const now = isOutcomeUncertain(error) ? await read().catch(() => undefined) : undefined;
    if (!now || !isCanceled(now.order)) throw error;
  }
}

/**
 * Resubmits a failed order without changes. Reads the order first, because its status may have changed.
 *
 * @throws OrderNotEditableError, PortalError
 */
export async function resubmitOrder(command: OrderCommand): Promise<SavedOrder> {
  const { sdk, client, supplierId, direction, orderId, signal, mutation = { client } } = command;
  const read = () => readOrder(sdk, client, { supplierId, direction, orderId }, signal);
  const { order, etag } = await read();
  if (order.status !== 'FAILED') throw new OrderNotEditableError(order.status);
  try {
    return await orderMutations
      .update(sdk, { supplierId, direction })
      .mutationFn({ orderId, order: requestOf(order as Order), etag }, mutation);
  } catch (error) {
    const now = isOutcomeUncertain(error) ? await read().catch(() => undefined) : undefined;
    if (now?.order.status !== 'RESUBMITTED') throw error;
    return now;
  }
}
