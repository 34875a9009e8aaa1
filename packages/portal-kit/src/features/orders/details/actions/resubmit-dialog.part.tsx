import { type Order, type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { ConfirmDialog } from '@portal-kit/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { kernelMessages } from '../../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { usePortal } from '../../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../../kernel/portal/query-client-context';
import { toOrderValues } from '../../form/values/order-form.values';
import { OrderChecks, type SubmitGuard } from '../../wizard/checks/order-checks';
import { orderDetailsMessages } from '../order-details.messages';
import * as css from './resubmit-dialog.css';

interface ResubmitDialogProps {
  direction: OrderDirection;
  orderId: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The stock that the order details know: none. */
const unknownStock = () => undefined;

/** Asks before an order is resubmitted without changes, and checks the order like the wizard before a submit. */
export function ResubmitDialog(props: ResubmitDialogProps) {
  const { direction, orderId, isPending, onConfirm, onCancel } = props;
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages).resubmit;
  const details = useQuery(
    { ...orderQueries.details(sdk, { supplierId, direction, orderId }), staleTime: Number.POSITIVE_INFINITY },
    usePortalQueryClient(),
  );
  const order = details.data?.order as Order | undefined;
  const guard = useRef<SubmitGuard>(undefined);
  const [isAwaited, setAwaited] = useState(false);
  const isLoading = order === undefined && !details.isError;
  const latestConfirm = useRef(onConfirm);
  latestConfirm.current = onConfirm;
  // The checks below set the guard in an earlier effect.
  useEffect(() => {
    if (!isAwaited || isLoading) return;
    setAwaited(false);
    const confirm = () => latestConfirm.current();
    // The server checks an order that cannot be read.
    if (guard.current) guard.current(confirm);
    else confirm();
  }, [isAwaited, isLoading]);
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text(orderId)}
      confirmLabel={kernel.confirm}
      cancelLabel={kernel.cancel}
      isPending={isPending}
      onConfirm={() => setAwaited(true)}
      onCancel={onCancel}
    >
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
