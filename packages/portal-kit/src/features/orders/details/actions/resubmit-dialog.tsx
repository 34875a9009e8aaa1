import { type Order, type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { ConfirmDialog } from '@portal-kit/ui/confirm-dialog';
import { Spinner } from '@portal-kit/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { usePortal } from '../../../../kernel/host/portal-context';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { usePortalQueryClient } from '../../../../kernel/queries/query-client-context';
import { toOrderValues } from '../../form/values/order-form.values';
import { OrderChecks, type SubmitGuard } from '../../wizard/checks/order-checks';
import { useCheckedSubmit } from '../../wizard/checks/use-checked-submit';
import { orderDetailsMessages } from '../order-details.messages';
import * as css from './resubmit-dialog.css';

interface ResubmitDialogProps {
  direction: OrderDirection;
  orderId: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The order details don't load stock. */
const unknownStock = () => undefined;

/** Asks before an order is resubmitted without changes, and checks the order like the wizard before a submit. */
export function ResubmitDialog(props: ResubmitDialogProps) {
  const { direction, orderId, isPending, onConfirm, onCancel } = props;
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages).resubmit;
  const query = orderQueries.details(sdk, { supplierId, direction, orderId });
  // Reads the current order at each opening, because the cached order may be outdated. It has a key of its own: the page
  // would remove this dialog when the order of the page is no longer Failed, and the user would see no reason.
  const details = useQuery(
    { ...query, queryKey: [...query.queryKey, 'resubmit'], staleTime: 0, gcTime: 0 },
    usePortalQueryClient(),
  );
  const isLoading = details.isPending;
  const current = details.data?.order as Order | undefined;
  // The server refuses an order with another status.
  const order = current?.status === 'FAILED' ? current : undefined;
  const guard = useRef<SubmitGuard>(undefined);
  // The server alone checks an order that cannot be read.
  const reading = useCheckedSubmit({ isBlocked: false, isLoading, onBlocked: () => {} });
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text(orderId)}
      confirmLabel={kernel.confirm}
      cancelLabel={kernel.cancel}
      isPending={isPending}
      onConfirm={() =>
        reading.request(() => {
          if (guard.current) guard.current(onConfirm);
          else onConfirm();
        })
      }
      onCancel={onCancel}
    >
      {isLoading && (
        <div role="status" className={css.loading}>
          <Spinner sizePx={16} />
          {kernel.loading}
        </div>
      )}
      {order && (
        <div className={css.checks}>
          <OrderChecks
            values={toOrderValues(order)}
            direction={direction}
            base={order}
            customer={undefined}
            availableUnits={unknownStock}
            guard={guard}
            linkTo={(field) => ({ to: `${direction}.edit`, orderId, field })}
          />
        </div>
      )}
    </ConfirmDialog>
  );
}
