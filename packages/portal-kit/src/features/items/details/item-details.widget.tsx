import pencilIcon from '@lucide/icons/icons/pencil';
import { itemQueries } from '@portal-kit/sdk/items';
import { Icon } from '@portal-kit/ui/icon';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import * as css from '../../../kernel/details/details.css';
import { isMissing } from '../../../kernel/errors/error-status';
import { kernelMessages } from '../../../kernel/messages/kernel.messages';
import { useMessages } from '../../../kernel/messages/use-messages';
import { DestinationButton } from '../../../kernel/navigation/destination-button';
import { hostProps } from '../../../kernel/portal/host-props';
import { usePortal } from '../../../kernel/portal/portal-context';
import { usePortalQueryClient } from '../../../kernel/portal/query-client-context';
import { WidgetBoundary } from '../../../kernel/portal/widget-boundary';
import { ListFailure } from '../../../lists/list-message';
import type { ItemDetailsInputs } from './item-details.inputs';
import { itemDetailsMessages } from './item-details.messages';
import { ItemFacts } from './item-facts';
import { ItemInventory } from './item-inventory';
import { ItemMissing } from './item-missing';
import { ItemOrders } from './item-orders';

/** Properties of {@link ItemDetails}. */
export interface ItemDetailsProps extends ItemDetailsInputs {
  /** Renders the page's actions (edit). The host chooses the place. Default: above the item. */
  renderActions?: (actions: ReactNode) => ReactNode;
}

/**
 * One item: all fields, stock by warehouse as a table and chart, and the latest orders with the item.
 *
 * @remarks Source: `getItem` of `openapi/portal`; the orders come from `listInboundOrders` and `listOutboundOrders`,
 * filtered by `sku`. Quantities are bottles in the contract and shown as cases and bottles. Needs ITEM_DETAILS; the
 * edit action needs ITEM_EDIT, the orders need the permissions of their lists. A failed load shows 'Data Error' with a
 * Retry button. An unknown item shows a message. The widget throws no error.
 *
 * @example
 * ```tsx
 * import { ItemDetails } from 'portal-kit/item-details';
 *
 * export const Bottle = () => <ItemDetails itemId="ITM-0001" />;
 * ```
 */
export function ItemDetails(props: ItemDetailsProps) {
  return (
    <WidgetBoundary>
      <ItemDetailsView key={props.itemId} {...hostProps(props)} />
    </WidgetBoundary>
  );
}

const sideGroups = ['origin', 'codes', 'logistics', 'record'] as const;

function ItemDetailsView({ itemId, onItemLoaded, renderActions }: ItemDetailsProps) {
  const { sdk, supplierId, can } = usePortal();
  const kernel = useMessages(kernelMessages);
  const texts = useMessages(itemDetailsMessages);
  const query = useQuery(itemQueries.details(sdk, { supplierId, itemId }), usePortalQueryClient());
  const item = query.data?.item;

  useEffect(() => {
    if (item) onItemLoaded?.(item);
  }, [item, onItemLoaded]);

  if (!item) {
    if (query.isError) {
      return (
        <div className={css.message}>
          {isMissing(query.error) ? (
            <ItemMissing />
          ) : (
            <ListFailure error={query.error} onRetry={() => void query.refetch()} />
          )}
        </div>
      );
    }
    return (
      <div role="status" aria-label={kernel.loading} className={css.columns}>
        <div className={css.column} aria-hidden="true">
          <ItemFacts item={undefined} groups={['item']} />
        </div>
        <div className={css.column} aria-hidden="true">
          <ItemFacts item={undefined} groups={sideGroups} />
        </div>
      </div>
    );
  }
  const actions = can('item-edit') && (
    <DestinationButton to={{ to: 'items.edit', itemId }} icon={<Icon data={pencilIcon} sizePx={18} />}>
      {texts.edit}
    </DestinationButton>
  );
  return (
    <>
      {actions &&
        (renderActions ? (
          renderActions(actions)
        ) : (
          <div part="actions" className={css.actions}>
            {actions}
          </div>
        ))}
      <div className={css.columns}>
        <div className={css.column}>
          <ItemFacts item={item} groups={['item']} />
          <ItemInventory item={item} />
          {item.sku && <ItemOrders sku={item.sku} />}
        </div>
        <div className={css.column}>
          <ItemFacts item={item} groups={sideGroups} />
        </div>
      </div>
    </>
  );
}
