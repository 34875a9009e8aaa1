import copyIcon from '@lucide/icons/icons/copy';
import packageXIcon from '@lucide/icons/icons/package-x';
import pencilIcon from '@lucide/icons/icons/pencil';
import type { PortalError } from '@portal-kit/sdk';
import { customerQueries } from '@portal-kit/sdk/customers';
import { type Order, orderKeys, orderQueries } from '@portal-kit/sdk/orders';
import { EmptyState } from '@portal-kit/ui/empty-state';
import { Icon } from '@portal-kit/ui/icon';
import { StatusDot } from '@portal-kit/ui/status-dot';
import { visuallyHidden } from '@portal-kit/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OrderRow } from '../../../domain/orders/order-row';
import { orderStatusLook, orderStatusMessages } from '../../../domain/orders/order-status';
import { cachedRow } from '../../../kernel/details/cached-row';
import * as css from '../../../kernel/details/details.css';
import { isMissing } from '../../../kernel/errors/error-status';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { DestinationButton } from '../../../kernel/navigation/destination-button';
import { retryDelayMs } from '../../../kernel/queries/back-off';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { ListFailure } from '../../../lists/list-message';
import { ordersMessages } from '../orders.messages';
import { CancelOrder } from './actions/cancel-order';
import { isChangeable, isInFlight } from './actions/order-actions';
import { ResubmitOrder } from './actions/resubmit-order';
import { OrderActivity } from './order-activity';
import { OrderAddresses } from './order-addresses';
import * as orderCss from './order-details.css';
import type { OrderDetailsInputs } from './order-details.inputs';
import { orderDetailsMessages } from './order-details.messages';
import { OrderDocuments } from './order-documents';
import { OrderFacts } from './order-facts';
import { OrderFailure } from './order-failure';
import { OrderedLines } from './ordered-lines';
import { PrintOrder } from './print-order';

/** Properties of {@link OrderDetails}. */
export interface OrderDetailsProps extends OrderDetailsInputs {
  /** Renders the page's actions (cancel, resubmit, edit). The host chooses the place. Default: above the order. */
  renderActions?: (actions: ReactNode) => ReactNode;
}

/**
 * One order: details, line items with the quantities that the warehouse has processed, status history, failure,
 * addresses and documents. The user can cancel the order while its status allows it, and print the order, its bill of
 * lading, and labels for the pallets and cases of an inbound order.
 *
 * @remarks Source: `getInboundOrder`, `getOutboundOrder` of `openapi/portal`; cancel uses `cancelInboundOrder` and
 * `cancelOutboundOrder`, the document uses `getBillOfLading`. Quantities are cases and bottles. Needs
 * INBOUND_ORDER_DETAILS or OUTBOUND_ORDER_DETAILS; cancel needs its own permission. While the order loads,
 * the widget shows the order's row of a loaded list. Until the warehouse system confirms
 * the order, the widget reads it again every 30 s. A failed load shows 'Data Error' with a Retry button, an unknown
 * order shows a message; the widget throws no error.
 *
 * @example
 * ```tsx
 * import { OrderDetails } from 'portal-kit/order-details';
 *
 * export const Shipment = () => <OrderDetails direction="outbound" orderId="OB-2611-001377" />;
 * ```
 */
export function OrderDetails(props: OrderDetailsProps) {
  return (
    <WidgetBoundary widget="OrderDetails">
      <OrderDetailsView key={`${props.direction} ${props.orderId}`} {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

/**
 * Interval in milliseconds at which the widget reads an order that the warehouse system has not confirmed yet. Source:
 * domain, 3.3.
 */
const pollMs = 30_000;

function OrderDetailsView({ direction, orderId, onOrderLoaded, renderActions }: OrderDetailsProps) {
  const { sdk, supplierId, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(orderDetailsMessages);
  const list = useMessages(ordersMessages);
  const statuses = useMessages(orderStatusMessages);
  const queryClient = usePortalQueryClient();
  const query = useQuery(
    {
      ...orderQueries.details(sdk, { supplierId, direction, orderId }),
      refetchInterval: ({ state: { data, error } }) =>
        isInFlight(data?.order.status) ? Math.max(pollMs, retryDelayMs(error)) : false,
    },
    queryClient,
  );
  const [row] = useState(() =>
    cachedRow<OrderRow>(
      queryClient,
      orderKeys.lists({ supplierId, direction }),
      (order) => order.orderId === orderId,
    ),
  );
  const order = query.data?.order as Order | undefined;
  const customerName = useCustomerName(order);
  const status = useRef<HTMLSpanElement>(null);
  const [refusal, setRefusal] = useState<{ version: number; error: PortalError }>();

  useEffect(() => {
    if (order) onOrderLoaded?.(order);
  }, [order, onOrderLoaded]);

  if (!order) {
    if (query.isError) {
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
    return (
      <div className={css.columns} aria-busy="true">
        <span role="status" aria-label={kernel.loading} className={visuallyHidden} />
        <div className={css.column} aria-hidden={row === undefined}>
          <OrderFacts
            direction={direction}
            order={undefined}
            summary={row}
            customerName={row?.customerName ?? undefined}
          />
        </div>
      </div>
    );
  }
  const { tone, label } = orderStatusLook(order.status, statuses);
  const hasFieldProblems = (order.failure?.validationErrors ?? []).length > 0;
  const actions = (
    <>
      <span ref={status} role="status" tabIndex={-1}>
        <StatusDot tone={tone}>{label}</StatusDot>
      </span>
      <PrintOrder order={order} customerName={customerName} status={label} />
      {can(`${direction}-order-create`) && (
        <DestinationButton
          to={{ to: `${direction}.create`, copyOf: orderId }}
          icon={<Icon data={copyIcon} sizePx={18} />}
        >
          {texts.copy}
        </DestinationButton>
      )}
      {can(`${direction}-order-edit`) && isChangeable(order.status) && (
        <DestinationButton
          to={{ to: `${direction}.edit`, orderId }}
          icon={<Icon data={pencilIcon} sizePx={18} />}
        >
          {texts.edit}
        </DestinationButton>
      )}
      {can(`${direction}-order-cancel`) && isChangeable(order.status) && (
        <CancelOrder direction={direction} orderId={orderId} getFocusFallback={() => status.current} />
      )}
    </>
  );
  return (
    <>
      {renderActions ? (
        renderActions(actions)
      ) : (
        <div part="actions" className={css.actions}>
          {actions}
        </div>
      )}
      <p role="status" className={orderCss.outdated}>
        {query.isError && texts.outdated}
      </p>
      <div className={css.columns}>
        <div className={css.column}>
          <OrderFailure
            order={order}
            // A newer version of the order has its own failure.
            refusal={refusal && refusal.version === order.version ? refusal.error : undefined}
            actions={
              can(`${direction}-order-edit`) && (
                <>
                  {hasFieldProblems && (
                    <DestinationButton tone="primary" to={{ to: `${direction}.edit`, orderId }}>
                      {texts.fix}
                    </DestinationButton>
                  )}
                  <ResubmitOrder
                    direction={direction}
                    orderId={orderId}
                    tone={hasFieldProblems ? 'secondary' : 'primary'}
                    getFocusFallback={() => status.current}
                    onRefused={(error) => setRefusal({ version: order.version, error })}
                  />
                </>
              )
            }
          />
          <OrderFacts direction={direction} order={order} customerName={customerName} />
          <OrderedLines order={order} />
        </div>
        <div className={css.column}>
          <OrderActivity order={order} />
          <OrderAddresses order={order} />
          <OrderDocuments order={order} />
        </div>
      </div>
    </>
  );
}

/** Loads the customer's name, because the order contains only the customer's ID. */
function useCustomerName(order: Order | undefined): string | undefined {
  const { sdk, supplierId, can } = usePortal();
  const customerId = order?.direction === 'OUTBOUND' ? order.details?.customerId : undefined;
  const { data } = useQuery(
    {
      ...customerQueries.details(sdk, { supplierId, customerId: customerId ?? '' }),
      enabled: Boolean(customerId) && can('customer-list'),
    },
    usePortalQueryClient(),
  );
  return data?.customer.name || customerId;
}
