import banIcon from '@lucide/icons/icons/ban';
import fileDownIcon from '@lucide/icons/icons/file-down';
import sendIcon from '@lucide/icons/icons/send';
import type { DownloadedFile } from '@portal-kit/sdk';
import { orderCancelRequestBounds } from '@portal-kit/sdk/bounds';
import { billOfLading, type Order, type OrderDirection } from '@portal-kit/sdk/orders';
import { useMemo } from 'react';
import type { OrderRow } from '../../../../domain/orders/order-row';
import { orderStatusLook, orderStatusMessages } from '../../../../domain/orders/order-status';
import { saveFile } from '../../../../kernel/downloads/save-file';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { usePortal } from '../../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../../kernel/portal/query-client-context';
import type { BulkAction, BulkContext } from '../../../../lists/selection/bulk/bulk-action';
import { BulkRefusal } from '../../../../lists/selection/bulk/bulk-refusal';
import { hasBillOfLading, isChangeable } from '../../details/actions/order-actions';
import { cancelOrder, resubmitOrder } from '../../details/actions/order-commands';
import { OrderNotEditableError } from '../../order-not-editable-error';
import { joinFiles } from './bills-of-lading';
import { orderSelectionMessages } from './order-selection.messages';

/** The actions on selected orders that the user may use. */
export function useOrderActions(direction: OrderDirection): readonly BulkAction<OrderRow>[] {
  const { sdk, supplierId, can, emit } = usePortal();
  const client = usePortalQueryClient();
  const texts = useMessages(orderSelectionMessages);
  const statuses = useMessages(orderStatusMessages);
  return useMemo(() => {
    const labelOf = (status: string | undefined) => orderStatusLook(status, statuses).label;
    const commandOf = ({ orderId }: OrderRow, { signal, mutation }: BulkContext) => ({
      ...{ sdk, client, supplierId, direction, orderId },
      ...{ signal, mutation },
    });
    /** Replaces the error of an order whose status has changed by the reason for the user. */
    const explained = async <Result>(change: Promise<Result>, refusal: (status: string) => string) => {
      try {
        return await change;
      } catch (error) {
        throw error instanceof OrderNotEditableError
          ? new BulkRefusal(refusal(labelOf(error.status)))
          : error;
      }
    };
    const { resubmit, cancel, billsOfLading } = texts;
    const all: (BulkAction<OrderRow> & { isAllowed: boolean })[] = [
      {
        isAllowed: can(`${direction}-order-edit`),
        label: resubmit.label,
        icon: sendIcon,
        texts: resubmit,
        refusal: ({ status }) => (status === 'FAILED' ? undefined : resubmit.refusal(labelOf(status))),
        run: async (row, context) => {
          const { order } = await explained(resubmitOrder(commandOf(row, context)), resubmit.refusal);
          emit?.({ type: 'order.submitted', detail: { order: order as Order | null, isNew: false } });
        },
      },
      {
        isAllowed: can(`${direction}-order-cancel`),
        label: cancel.label,
        icon: banIcon,
        tone: 'danger',
        texts: cancel,
        reason: {
          label: cancel.reason,
          description: cancel.optional,
          maxLength: orderCancelRequestBounds.reason.maxLength,
        },
        refusal: ({ status }) => (isChangeable(status) ? undefined : cancel.refusal(labelOf(status))),
        run: async (row, context) => {
          await explained(
            cancelOrder({ ...commandOf(row, context), reason: context.reason }),
            cancel.refusal,
          );
          emit?.({ type: 'order.canceled', detail: { direction, orderId: row.orderId } });
        },
      },
      {
        isAllowed: direction === 'outbound' && can('outbound-order-details'),
        label: billsOfLading.label,
        icon: fileDownIcon,
        isRead: true,
        texts: billsOfLading,
        refusal: ({ status }) =>
          hasBillOfLading(status) ? undefined : billsOfLading.refusal(labelOf(status)),
        run: ({ orderId }, { signal }) => billOfLading(sdk, { supplierId, orderId }, { signal }),
        onFinished: async (results) => {
          const files = results.map(({ value }) => value as DownloadedFile);
          saveFile(await joinFiles(files, `${supplierId}_bills-of-lading.zip`));
        },
      },
    ];
    return all.filter(({ isAllowed }) => isAllowed);
  }, [sdk, client, supplierId, direction, can, emit, texts, statuses]);
}
