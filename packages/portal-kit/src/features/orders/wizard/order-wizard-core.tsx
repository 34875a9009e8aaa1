import type { SavedCustomer } from '@portal-kit/sdk/customers';
import {
  type Order,
  type OrderDetails,
  type OrderDirection,
  orderQueries,
  type SavedOrder,
} from '@portal-kit/sdk/orders';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Spinner } from '@portal-kit/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import PackageX from 'lucide-react/icons/package-x';
import { type ReactNode, useEffect, useRef } from 'react';
import { orderStatusLook, orderStatusMessages } from '../../../domain/orders/order-status';
import * as css from '../../../kernel/details/details.css';
import { isMissing } from '../../../kernel/errors/error-status';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { DestinationButton } from '../../../kernel/navigation/destination-button';
import { usePortal } from '../../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../../kernel/portal/widget-boundary';
import { ListFailure } from '../../../lists/list-message';
import { isChangeable } from '../details/actions/order-actions';
import { orderDetailsMessages } from '../details/order-details.messages';
import { copyOfOrder, newOrder } from '../form/order-form.values';
import { useOrderSupplier } from '../form/use-order-place';
import { ordersMessages } from '../orders.messages';
import { orderWizardMessages } from './order-wizard.messages';
import { OrderWizardView } from './order-wizard-view';

/** Properties of {@link OrderWizard}. */
export interface OrderWizardProps {
  /** Goods to the warehouse, or from it. */
  direction: OrderDirection;
  /** The order to change and submit again. Without it the wizard makes a new one. */
  orderId?: string;
  /** The order that a new one starts as a copy of; its PO number, dates and papers stay behind. */
  copyOf?: string;
  /**
   * The order is submitted; `order` is null when the server gave no body. Default: go to the list; where the host shows
   * none, the wizard says so and offers the next one.
   */
  onOrderSubmitted?: (saved: SavedOrder) => void;
  /** The user gives up. Default: go to the list; where the host shows none, there is no Cancel. */
  onRequestCancel?: () => void;
}

/** What the wizard takes from outside of orders. */
export interface OrderWizardCoreProps extends OrderWizardProps {
  /** The form of a customer that is not there yet. */
  renderNewCustomer: (form: NewCustomerForm) => ReactNode;
}

export interface NewCustomerForm {
  onCustomerSaved: (saved: SavedCustomer) => void;
  onRequestCancel: () => void;
}

/** The wizard by itself; `OrderWizard` gives it what belongs to other features. */
export function OrderWizardCore({ orderId, copyOf, ...rest }: OrderWizardCoreProps) {
  const key = [rest.direction, orderId, copyOf].join(' ');
  return (
    <WidgetBoundary>
      {orderId === undefined ? (
        copyOf === undefined ? (
          <NewOrder key={key} {...rest} />
        ) : (
          <StoredOrder key={key} orderId={copyOf} isCopy {...rest} />
        )
      ) : (
        <StoredOrder key={key} orderId={orderId} {...rest} />
      )}
    </WidgetBoundary>
  );
}

type Callbacks = Omit<OrderWizardCoreProps, 'orderId' | 'copyOf'>;

function NewOrder(props: Callbacks) {
  const kernel = useMessages(kernelMessages);
  const { supplier, isError } = useOrderSupplier();
  if (!supplier && !isError) return <Loading label={kernel.loading} />;
  return <OrderWizardView {...props} start={newOrder(props.direction, supplier)} supplier={supplier} />;
}

function StoredOrder({
  orderId,
  isCopy = false,
  ...props
}: Callbacks & { orderId: string; isCopy?: boolean }) {
  const { direction } = props;
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const list = useMessages(ordersMessages);
  const { supplier, isError } = useOrderSupplier();
  const query = useQuery({
    ...orderQueries.details(sdk, { supplierId, direction, orderId }),
    // What is being changed is not changed under the user's hands; a save tells when it is out of date.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // A cached order may have gone on: whether it can be changed is decided by what the server says now.
    refetchOnMount: 'always',
  });
  // What has been begun goes on with the order as it was read then, whatever becomes of it: submitted, it has another
  // status at once, and the wizard still has to say so.
  const begun = useRef<OrderDetails>(undefined);
  if (query.isFetchedAfterMount) begun.current ??= query.data;
  const record = begun.current;
  if (record && (supplier || isError)) {
    const order = record.order as Order;
    if (isCopy) return <OrderWizardView {...props} start={copyOfOrder(order)} supplier={supplier} isCopy />;
    if (!isChangeable(order.status)) return <NotChangeable direction={direction} order={order} />;
    return (
      <OrderWizardView
        {...props}
        supplier={supplier}
        record={record}
        onRequestReload={async () => (await query.refetch({ throwOnError: true })).data}
      />
    );
  }
  if (!query.isError) return <Loading label={kernel.loading} />;
  return (
    <div className={css.message}>
      {isMissing(query.error) ? (
        <EmptyState
          icon={<PackageX size={32} />}
          title={list.directions[direction].missing}
          text={texts.missingText}
          actions={
            <DestinationButton to={{ to: `${direction}.list` }}>
              {list.directions[direction].backToList}
            </DestinationButton>
          }
        />
      ) : (
        <ListFailure error={query.error} onRetry={() => void query.refetch()} />
      )}
    </div>
  );
}

/** An address may be older than its order: the user is told why, and led to what can be seen of it. */
function NotChangeable({ direction, order }: { direction: OrderDirection; order: Order }) {
  const { navigation, notify } = usePortal();
  const texts = useMessages(orderWizardMessages);
  const statuses = useMessages(orderStatusMessages);
  const { orderId, status } = order;
  const text = texts.notEditableText(orderId, orderStatusLook(status, statuses).label);
  const isTold = useRef(false);
  const to = { to: `${direction}.details`, orderId } as const;
  useEffect(() => {
    if (isTold.current || navigation.href(to) === undefined) return;
    isTold.current = true;
    notify({ status: 'error', title: texts.notEditable, caption: text });
    navigation.go(to);
  });
  return (
    <div className={css.message}>
      <EmptyState icon={<PackageX size={32} />} title={texts.notEditable} text={text} />
    </div>
  );
}

const Loading = ({ label }: { label: string }) => (
  <div className={css.message}>
    <Spinner label={label} />
  </div>
);
