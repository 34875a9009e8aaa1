import { isPortalError } from '@portal-kit/sdk';
import {
  type Order,
  type OrderDetails,
  type OrderDirection,
  type OrderRequest,
  orderMutations,
  type SavedOrder,
} from '@portal-kit/sdk/orders';
import { usePortal } from '../../../../kernel/host/portal-context';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { usePortalQueryClient } from '../../../../kernel/queries/query-client-context';
import { isSameRequest, type SaveDraft, useSave } from '../../../../kernel/saving/use-save';
import { useSaveReport } from '../../../../kernel/saving/use-save-report';
import { toastLink } from '../../../../kernel/toasts/toast-link';
import { toOrderValues } from '../../form/values/order-form.values';
import { toOrderRequest } from '../../form/values/order-request';
import { isOrderNotEditable } from '../../is-order-not-editable';
import { orderWizardMessages } from '../order-wizard.messages';

interface OrderSaveOptions {
  direction: OrderDirection;
  /** The order to change. Default: the save creates an order. */
  stored: OrderDetails | undefined;
  /** Identifies the order in notifications. */
  about: string;
  draft: SaveDraft & { isStored: boolean };
  /** Reads the order again; rejects when the request fails. */
  reread: (() => Promise<OrderDetails | undefined>) | undefined;
  /** Called before the outcome is reported, because the host may navigate then. */
  onSaved: () => void;
  /** Called after the outcome has been reported. */
  onReported: (saved: SavedOrder, isRemoved: boolean) => void;
  onFailed: (error: unknown) => void;
  onConflictOpen: () => void;
}

/** Returns the action of an update. Changed items have their own action. Source: specification, section 4. */
const selectOrderAction = ({ lineItems }: OrderRequest, stored: OrderRequest) =>
  isSameRequest(lineItems, stored.lineItems) ? 'SUBMIT_ORDER' : 'UPDATE_ITEM_ORDER';

/** Creates an order, or resubmits an existing order, and reports the outcome. */
export function useOrderSave(options: OrderSaveOptions) {
  const { direction, stored, about, draft, reread, onSaved, onReported, onFailed, onConflictOpen } = options;
  const { sdk, supplierId, navigation } = usePortal();
  const client = usePortalQueryClient();
  const texts = useMessages(orderWizardMessages);
  const create = orderMutations.create(sdk, { supplierId, direction });
  const update = orderMutations.update(sdk, { supplierId, direction });
  const toRequest = ({ order }: OrderDetails) =>
    toOrderRequest(toOrderValues(order as Order), direction, order as Order);
  const linkTo = (orderId: string | null | undefined) =>
    orderId ? toastLink(navigation, { to: `${direction}.details`, orderId }, texts.view(orderId)) : undefined;

  const report = useSaveReport<SavedOrder>({
    about,
    isStored: draft.isStored,
    success: (saved) => ({
      title: stored ? texts.resubmitted : texts.created,
      ...(!stored && { caption: texts.createdText }),
      link: linkTo(saved?.order?.orderId),
    }),
    failed: texts.failed,
    // If the order can no longer be changed, the link opens the order's details, which show the status.
    failure: (error) => ({
      link: linkTo(
        isOrderNotEditable(error)
          ? stored?.order.orderId
          : isPortalError(error)
            ? error.conflictingId
            : undefined,
      ),
    }),
    event: ({ order }) => ({
      type: 'order.submitted',
      detail: { order: order as Order | null, isNew: !stored },
    }),
  });

  return useSave<OrderRequest, SavedOrder, OrderDetails>({
    stored,
    draft,
    send: async (request, { stored: record, idempotencyKey }) => {
      if (!record) return create.mutationFn({ order: request, idempotencyKey }, { client });
      const order = { ...request, action: selectOrderAction(request, toRequest(record)) } as OrderRequest;
      try {
        return await update.mutationFn(
          { orderId: record.order.orderId, etag: record.etag, order },
          { client },
        );
      } catch (error) {
        // If a response was lost, the order may already be resubmitted with the same content.
        const fresh = isOrderNotEditable(error) ? await reread?.().catch(() => undefined) : undefined;
        if (fresh?.order.status !== 'RESUBMITTED') throw error;
        if (!isSameRequest(toRequest(fresh), request)) throw error;
        return fresh;
      }
    },
    reread,
    toRequest,
    onDone: (saved, isRemoved) => {
      onSaved();
      report.saved(saved);
      onReported(saved, isRemoved);
    },
    onFailed: (error) => {
      report.failed(error);
      onFailed(error);
    },
    onDialogFailed: report.dialogFailed,
    onConflictOpen,
  });
}
