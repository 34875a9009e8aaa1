import { type OrderDirection, orderQueries } from '@portal-kit/sdk/orders';
import { Skeleton } from '@portal-kit/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../../kernel/messages/use-messages';
import { usePortal } from '../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';
import * as css from '../dashboard.css';
import { dashboardMessages } from '../dashboard.messages';
import { MoreLink } from '../links/figure-link';
import { OrderName } from '../links/order-name';
import { type DashboardFigures, freshMs, shownRows } from '../use-dashboard';
import { Panel } from './panel';

/** A failed order to resubmit, and the element that receives focus after the dialog closes. */
export interface FailedOrder {
  direction: OrderDirection;
  orderId: string;
  label: string;
  getFocusFallback: () => HTMLElement | null;
}

interface AttentionPanelProps {
  orders: DashboardFigures['orders'];
  renderResubmit: (order: FailedOrder) => ReactNode;
}

const directions: readonly OrderDirection[] = ['inbound', 'outbound'];

/** Panel of the latest failed orders of both directions: reason, age and resubmit action. */
export function AttentionPanel({ orders, renderResubmit }: AttentionPanelProps) {
  const { can } = usePortal();
  const texts = useMessages(dashboardMessages);
  const list = useRef<HTMLUListElement>(null);
  const now = Date.now();
  const open = directions.filter((direction) => orders[direction].failed.isOpen);
  const pages = open.map((direction) => ({ direction, ...orders[direction].failed }));
  if (open.length === 0) return null;
  const isLoaded = pages.every(({ data }) => data !== undefined);
  const rows = pages
    .flatMap(({ direction, data }) => (data?.rows ?? []).map((order) => ({ direction, order })))
    .toSorted((a, b) => (b.order.updatedAt ?? '').localeCompare(a.order.updatedAt ?? ''))
    .slice(0, shownRows);
  return (
    <Panel
      title={texts.attention.title}
      actions={open
        .filter((direction) => (orders[direction].failed.data?.total ?? 0) > 0)
        .map((direction) => (
          <MoreLink key={direction} to={{ to: 'dashboard.details', widget: `failed-${direction}` }}>
            {texts.attention.seeAll[direction]}
          </MoreLink>
        ))}
      figure={{
        data: isLoaded ? rows : undefined,
        error: pages.find(({ error }) => error)?.error,
        refetch: () => {
          for (const { error, refetch } of pages) if (error) refetch();
        },
      }}
      isEmpty={({ length }) => length === 0}
      empty={texts.attention.empty}
    >
      {(failed) => (
        <ul ref={list} tabIndex={-1} className={css.rows} aria-label={texts.attention.title}>
          {failed.map(({ direction, order }, index) => {
            const { orderId, updatedAt } = order;
            return (
              <li key={`${orderId} ${index}`} className={css.row}>
                <OrderName direction={direction} order={order}>
                  {orderId && can(`${direction}-order-details`) && (
                    <FailureReason direction={direction} orderId={orderId} />
                  )}
                </OrderName>
                <span className={css.quiet}>{texts.age(updatedAt, now)}</span>
                {orderId &&
                  can(`${direction}-order-edit`) &&
                  renderResubmit({
                    direction,
                    orderId,
                    label: texts.attention.resubmit(orderId),
                    getFocusFallback: () => list.current,
                  })}
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

/** The row shows two lines; the details of the order show the whole message. */
const shortText = (message: string | undefined) => message?.slice(0, 200);

/**
 * The reason of a failure. Requests the order's details, because the list contains no reason. Renders nothing if the
 * request fails.
 */
function FailureReason({ direction, orderId }: { direction: OrderDirection; orderId: string }) {
  const { sdk, supplierId } = usePortal();
  const { data, isError } = useQuery(
    {
      ...orderQueries.details(sdk, { supplierId, direction, orderId }),
      staleTime: freshMs,
    },
    usePortalQueryClient(),
  );
  if (isError) return null;
  return (
    <span className={css.reason}>
      {data ? shortText(data.order.failure?.message) : <Skeleton className={css.bone} />}
    </span>
  );
}
