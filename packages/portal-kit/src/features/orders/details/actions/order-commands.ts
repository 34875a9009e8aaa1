import type { MutationContext, PortalError, PortalSdk } from '@portal-kit/sdk';
import {
  type Order,
  type OrderDetails,
  type OrderDirection,
  type OrderRequest,
  orderMutations,
  orderQueries,
  type SavedOrder,
} from '@portal-kit/sdk/orders';
import type { QueryClient } from '@tanstack/react-query';
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

/** Returns whether a failed request may have changed the order, or another user may have made the same change. */
function isOutcomeUncertain(error: unknown): boolean {
  const { kind, status = 0, code } = (error ?? {}) as Partial<PortalError>;
  if (kind === undefined || code === 'MAINTENANCE') return false;
  return kind !== 'http' || !finalStatuses.includes(status);
}

/**
 * Converts an order to a request with the same values. The request of the form would omit the values that don't apply to
 * the order, for example the seal number of an order that another system has created.
 */
const toSameRequest = ({ details, lineItems, palletsQuantity }: Order) =>
  ({
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
  }) as OrderRequest;

interface CommandOptions {
  /** Aborts reads. A change is never aborted, because its outcome would be unknown. */
  signal?: AbortSignal;
  /** Invalidates the queries of a changed order. Default: the query client. */
  context?: MutationContext;
}

/**
 * Returns the commands of one order. A command reads the order first, because its status may have changed, and again
 * after a failure with an uncertain outcome. A read updates the query cache; it does not use `fetchQuery`, because
 * removing the widget would abort the request.
 */
export function orderCommands(
  sdk: PortalSdk,
  client: QueryClient,
  scope: { supplierId: string; direction: OrderDirection; orderId: string },
  { signal, context = { client } }: CommandOptions = {},
) {
  const { orderId } = scope;
  const { queryKey, queryFn } = orderQueries.details(sdk, scope);

  async function read(): Promise<OrderDetails> {
    const details = await queryFn({ signal });
    client.setQueryData(queryKey, details);
    return details;
  }

  /** Sends a change. After an uncertain failure, returns the order if its status shows that it was changed. */
  async function change<Result>(send: () => Promise<Result>, status: string): Promise<Result | OrderDetails> {
    try {
      return await send();
    } catch (error) {
      const now = isOutcomeUncertain(error) ? await read().catch(() => undefined) : undefined;
      if (now?.order.status !== status) throw error;
      return now;
    }
  }

  return {
    /**
     * Cancels the order.
     *
     * @throws OrderNotEditableError, PortalError
     */
    cancel: async (reason: string | undefined): Promise<void> => {
      const { order, etag } = await read();
      if (order.status === 'CANCELED_BY_USER') return;
      if (!isChangeable(order.status)) throw new OrderNotEditableError(order.status);
      const { mutationFn } = orderMutations.cancel(sdk, scope);
      await change(() => mutationFn({ orderId, reason, etag }, context), 'CANCELED_BY_USER');
    },
    /**
     * Resubmits a failed order without changes.
     *
     * @throws OrderNotEditableError, PortalError
     */
    resubmit: async (): Promise<SavedOrder> => {
      const stored = await read();
      const { etag } = stored;
      const order = stored.order as Order;
      if (order.status !== 'FAILED') throw new OrderNotEditableError(order.status);
      const request = toSameRequest(order);
      const { mutationFn } = orderMutations.update(sdk, scope);
      return change(() => mutationFn({ orderId, order: request, etag }, context), 'RESUBMITTED');
    },
  };
}
