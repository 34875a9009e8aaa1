import type { OrderDirection } from '@portal-kit/sdk/orders';
import type { ReactNode } from 'react';
import type { OrderRow } from '../../../domain/orders/order-row';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { dashboardMessages } from '../dashboard.messages';
import * as css from '../panels/panel.css';
import { RecordLink } from './figure-link';

interface OrderNameProps {
  direction: OrderDirection;
  order: OrderRow;
  /** Content below the name. */
  children?: ReactNode;
}

/** First column of an order row: the order id as a link, and the customer or warehouse. */
export function OrderName({ direction, order, children }: OrderNameProps) {
  const { can } = usePortal();
  const { dash } = useMessages(kernelMessages);
  const texts = useMessages(dashboardMessages);
  const { orderId, poNumber, customerName, warehouseName, warehouseId } = order;
  return (
    <span className={css.rowText}>
      <RecordLink
        isCovering
        to={
          orderId && can(`${direction}-order-details`) ? { to: `${direction}.details`, orderId } : undefined
        }
      >
        {orderId || dash}
      </RecordLink>
      <span className={css.secondaryText}>
        {texts.about(poNumber, customerName || warehouseName || warehouseId || undefined) || dash}
      </span>
      {children}
    </span>
  );
}
