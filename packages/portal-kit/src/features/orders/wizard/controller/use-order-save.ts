import {
  type Order,
  type OrderDetails,
  type OrderDirection,
  type OrderRequest,
  orderMutations,
  type SavedOrder,
} from '@portal-kit/sdk/orders';
import type { SaveInput } from '../../../../forms/record/record-form.machine';
import { useSaveChange } from '../../../../forms/record/use-save-change';
import { usePortal } from '../../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../../kernel/portal/query-client-context';
import { toOrderValues } from '../../form/values/order-form.values';
import { toOrderRequest } from '../../form/values/order-request';
import { isOrderNotEditable } from '../../is-order-not-editable';

interface OrderSaveOptions {
  direction: OrderDirection;
  /** Reads the order again; rejects when the request fails. */
  onRequestReload: (() => Promise<OrderDetails | undefined>) | undefined;
}

/** Changed items have their own action. Source: specification, section 4. */
const actionOf = ({ lineItems }: OrderRequest, stored: OrderRequest) =>
  JSON.stringify(lineItems) === JSON.stringify(stored.lineItems) ? 'SUBMIT_ORDER' : 'UPDATE_ITEM_ORDER';

/** Creates an order, or resubmits an existing order. */
export function useOrderSave({ direction, onRequestReload }: OrderSaveOptions) {
  const { sdk, supplierId } = usePortal();
  const client = usePortalQueryClient();
  const create = orderMutations.create(sdk, { supplierId, direction });
  const update = orderMutations.update(sdk, { supplierId, direction });
  const requestOf = ({ order }: OrderDetails) =>
    toOrderRequest(toOrderValues(order as Order), direction, order as Order);
  const saveChange = useSaveChange({
    send: (request: OrderRequest, record: OrderDetails, etag) =>
      update.mutationFn(
        {
          ...{ orderId: record.order.orderId, etag },
          order: { ...request, action: actionOf(request, requestOf(record)) } as OrderRequest,
        },
        { client },
      ),
    reload: async () => onRequestReload?.(),
    requestOf,
  });
  return async (input: SaveInput<OrderDetails, OrderRequest>): Promise<SavedOrder> => {
    const { record, request, idempotencyKey } = input;
    if (!record) return create.mutationFn({ order: request, idempotencyKey }, { client });
    try {
      return await saveChange(request, record);
    } catch (error) {
      // If a response was lost, the order may already be resubmitted with the same content.
      const fresh = isOrderNotEditable(error) ? await onRequestReload?.().catch(() => undefined) : undefined;
      if (fresh?.order.status !== 'RESUBMITTED') throw error;
      if (JSON.stringify(requestOf(fresh)) !== JSON.stringify(request)) throw error;
      return fresh;
    }
  };
}
