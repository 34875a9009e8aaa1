import banIcon from '@lucide/icons/icons/ban';
import fileDownIcon from '@lucide/icons/icons/file-down';
import printerIcon from '@lucide/icons/icons/printer';
import sendIcon from '@lucide/icons/icons/send';
import type { DownloadedFile, MutationContext } from '@portal-kit/sdk';
import { orderCancelRequestBounds } from '@portal-kit/sdk/bounds';
import type { Order, OrderDirection } from '@portal-kit/sdk/orders';
import { useMemo } from 'react';
import type { OrderRow } from '../../../../domain/orders/order-row';
import { removeBlockedCharacters } from '../../../../forms/fields/rules';
import { joinFiles } from '../../../../kernel/downloads/join-files';
import { saveFile } from '../../../../kernel/downloads/save-file';
import { usePortal } from '../../../../kernel/host/portal-context';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { usePortalQueryClient } from '../../../../kernel/queries/query-client-context';
import type { BulkAction, BulkContext } from '../../../../lists/selection/bulk/bulk-action';
import { BulkRefusal } from '../../../../lists/selection/bulk/bulk-refusal';
import { hasBillOfLading, isChangeable } from '../../details/actions/order-actions';
import { OrderNotEditableError, orderCommands } from '../../details/actions/order-commands';
import type { PrintableBill } from '../../print/print-bills';
import { orderSelectionMessages } from './order-selection.messages';

/** The dialog of the action invalidates the queries once, after the last order. */
const noInvalidation: MutationContext = { client: { invalidateQueries: async () => {} } };

/** Returns the actions on selected orders that the user may use. */
export function useOrderActions(
  direction: OrderDirection,
  getStatusLabel: (status: string) => string,
  onBillsReady: (bills: PrintableBill[]) => void,
): readonly BulkAction<OrderRow>[] {
  const { sdk, supplierId, can, emit } = usePortal();
  const client = usePortalQueryClient();
  const texts = useMessages(orderSelectionMessages);
  return useMemo(() => {
    const createCommands = ({ orderId }: OrderRow, { signal }: BulkContext) =>
      orderCommands(sdk, client, { supplierId, direction, orderId }, { signal, context: noInvalidation });
    /** Replaces the error of an order whose status has changed by the reason for the user. */
    const explainRefusal = async <Result>(change: Promise<Result>, refusal: (status: string) => string) => {
      try {
        return await change;
      } catch (error) {
        throw error instanceof OrderNotEditableError
          ? new BulkRefusal(refusal(getStatusLabel(error.status)))
          : error;
      }
    };
    const fetchBill = ({ orderId }: OrderRow, signal: AbortSignal) => {
      const path = '/suppliers/{supplierId}/exports/outbound-orders/bol/{orderId}';
      return sdk.download(path, { params: { path: { supplierId, orderId } }, signal });
    };
    const { resubmit, cancel, billsOfLading, printBills } = texts;
    const all: (BulkAction<OrderRow> & { isAllowed: boolean })[] = [
      {
        isAllowed: can(`${direction}-order-edit`),
        label: resubmit.label,
        icon: sendIcon,
        texts: resubmit,
        refusal: ({ status }) => (status === 'FAILED' ? undefined : resubmit.refusal(getStatusLabel(status))),
        run: async (row, context) => {
          const { order } = await explainRefusal(createCommands(row, context).resubmit(), resubmit.refusal);
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
          sanitize: removeBlockedCharacters,
        },
        refusal: ({ status }) => (isChangeable(status) ? undefined : cancel.refusal(getStatusLabel(status))),
        run: async (row, context) => {
          await explainRefusal(createCommands(row, context).cancel(context.reason), cancel.refusal);
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
          hasBillOfLading(status) ? undefined : billsOfLading.refusal(getStatusLabel(status)),
        run: (row, { signal }) => fetchBill(row, signal),
        onFinished: async (results) => {
          const files = results.map(({ value }) => value as DownloadedFile);
          saveFile(await joinFiles(files, `${supplierId}_bills-of-lading.zip`));
        },
      },
      {
        isAllowed: direction === 'outbound' && can('outbound-order-details'),
        label: printBills.label,
        icon: printerIcon,
        isRead: true,
        texts: printBills,
        refusal: ({ status }) =>
          hasBillOfLading(status) ? undefined : billsOfLading.refusal(getStatusLabel(status)),
        run: (row, { signal }) => fetchBill(row, signal),
        onFinished: async (results) =>
          onBillsReady(
            results.map(({ row, value }) => ({ orderId: row.orderId, file: value as DownloadedFile })),
          ),
      },
    ];
    return all.filter(({ isAllowed }) => isAllowed);
  }, [sdk, client, supplierId, direction, can, emit, texts, getStatusLabel, onBillsReady]);
}
