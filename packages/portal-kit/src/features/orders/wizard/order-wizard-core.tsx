import packageXIcon from '@lucide/icons/icons/package-x';
import { type Order, type OrderDetails, type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Icon } from '@portal-kit/ui/icon';
import { Spinner } from '@portal-kit/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { orderStatusLook, orderStatusMessages } from '../../../domain/orders/order-status';
import { isStoredSave } from '../../../forms/draft/use-form-draft';
import * as css from '../../../kernel/details/details.css';
import { isMissing } from '../../../kernel/errors/error-status';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { DestinationButton } from '../../../kernel/navigation/destination-button';
import { mayRefetch } from '../../../kernel/queries/back-off';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { ListFailure } from '../../../lists/list-message';
import { isChangeable } from '../details/actions/order-actions';
import { orderDetailsMessages } from '../details/order-details.messages';
import { useOrderSupplier } from '../form/use-order-parties';
import { copyOrder, createOrderValues, toOrderValues } from '../form/values/order-form.values';
import { toOrderRequest } from '../form/values/order-request';
import { ordersMessages } from '../orders.messages';
import { orderDraftKey } from './controller/order-draft';
import { orderWizardMessages } from './order-wizard.messages';
import type { LoadedOrderWizardProps, OrderWizardCoreProps } from './order-wizard.props';
import { OrderWizardView } from './order-wizard-view';

/** Loads the data of the wizard. `OrderWizard` adds the parts of other features. */
export function OrderWizardCore(props: OrderWizardCoreProps) {
  return (
    <WidgetBoundary widget="OrderWizard">
      <WizardOfOrder key={[props.direction, props.orderId, props.copyOf].join(' ')} {...props} />
    </WidgetBoundary>
  );
}

/** The wizard of the host's order, and after a submit the wizard of another order. */
function WizardOfOrder({ orderId, copyOf, ...rest }: OrderWizardCoreProps) {
  const [startedOrders, setStartedOrders] = useState(0);
  const props = { ...rest, onAnother: () => setStartedOrders(startedOrders + 1) };
  if (startedOrders > 0) {
    const { field: _, ...another } = props;
    return <NewOrder key={startedOrders} {...another} isAnother />;
  }
  if (orderId !== undefined) return <StoredOrder orderId={orderId} {...props} />;
  return copyOf === undefined ? <NewOrder {...props} /> : <StoredOrder orderId={copyOf} isCopy {...props} />;
}

type LoadingProps = Omit<LoadedOrderWizardProps, 'supplier' | 'start' | 'record' | 'onRequestReload'>;

function NewOrder(props: LoadingProps) {
  const kernel = useMessages(kernelMessages);
  const { supplier, isFetched } = useOrderSupplier();
  if (!isFetched) return <Loading label={kernel.loading} />;
  return (
    <OrderWizardView {...props} start={createOrderValues(props.direction, supplier)} supplier={supplier} />
  );
}

function StoredOrder({
  orderId,
  isCopy = false,
  ...props
}: LoadingProps & { orderId: string; isCopy?: boolean }) {
  const { direction } = props;
  const { sdk, supplierId } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const list = useMessages(ordersMessages);
  const { supplier, isFetched: isSupplierFetched } = useOrderSupplier();
  const query = useQuery(
    {
      ...orderQueries.details(sdk, { supplierId, direction, orderId }),
      // The order must not change while the user edits it; a save reports a newer version.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // The status of a cached order may be outdated, and the status decides whether the order can be changed.
      refetchOnMount: (cached) => mayRefetch(cached) && 'always',
    },
    usePortalQueryClient(),
  );
  // The wizard keeps the order that it loaded first. A submit changes the order's status, and the wizard must stay open
  // to show the confirmation.
  const initial = useRef<OrderDetails>(undefined);
  if (query.isFetchedAfterMount) initial.current ??= query.data;
  const record = initial.current;
  if (record && isSupplierFetched) {
    const order = record.order as Order;
    if (isCopy) return <OrderWizardView {...props} start={copyOrder(order)} supplier={supplier} />;
    if (!isChangeable(order.status)) {
      return <NotChangeable direction={direction} orderId={orderId} order={order} />;
    }
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
          icon={<Icon data={packageXIcon} sizePx={32} />}
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

/**
 * Notifies the user and opens the order's details if the status forbids changes, for example when the user opened an
 * old bookmark.
 */
function NotChangeable({
  direction,
  orderId,
  order,
}: {
  direction: OrderDirection;
  orderId: string;
  order: Order;
}) {
  const { navigation, notify, drafts } = usePortal();
  const texts = useMessages(orderWizardMessages);
  const statuses = useMessages(orderStatusMessages);
  const { status } = order;
  const text = texts.notEditableText(orderId, orderStatusLook(status, statuses).label);
  const isNotified = useRef(false);
  const to = { to: `${direction}.details`, orderId } as const;
  useEffect(() => {
    if (isNotified.current || navigation.href(to) === undefined) return;
    isNotified.current = true;
    const request = toOrderRequest(toOrderValues(order), direction, order);
    const key = orderDraftKey(direction, orderId);
    const draft = drafts?.read(key);
    // The response to the user's own submit was lost.
    if (draft && isStoredSave(draft, request)) {
      drafts?.remove(key);
      notify({ status: 'success', title: texts.resubmitted });
    } else notify({ status: 'error', title: texts.notEditable, caption: text });
    navigation.go(to);
  });
  return (
    <div className={css.message}>
      <EmptyState icon={<Icon data={packageXIcon} sizePx={32} />} title={texts.notEditable} text={text} />
    </div>
  );
}

const Loading = ({ label }: { label: string }) => (
  <div className={css.message}>
    <Spinner label={label} />
  </div>
);
