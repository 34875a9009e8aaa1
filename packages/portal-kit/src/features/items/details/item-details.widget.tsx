import copyIcon from '@lucide/icons/icons/copy';
import { type Item, itemKeys, itemQueries } from '@portal-kit/sdk/items';
import { Icon } from '@portal-kit/ui/icon';
import type { ReactNode } from 'react';
import { recordActivities } from '../../../kernel/details/activity';
import { ActivityCard } from '../../../kernel/details/activity-card';
import { recordMessages } from '../../../kernel/details/record.messages';
import { useRecordDetails } from '../../../kernel/details/use-record-details';
import { guardHostProps } from '../../../kernel/host/guard-host';
import { usePortal } from '../../../kernel/host/portal-context';
import { useMessages } from '../../../kernel/messages/use-messages';
import { DestinationButton } from '../../../kernel/navigation/destination-button';
import { WidgetBoundary } from '../../../kernel/widget/widget-boundary';
import { RecordView } from '../../../lists/record-view';
import type { ItemDetailsInputs } from './item-details.inputs';
import { itemDetailsMessages } from './item-details.messages';
import { ItemFacts } from './item-facts';
import { ItemInventory } from './item-inventory';
import { ItemMissing } from './item-missing';
import { ItemOrders } from './item-orders';

/** Properties of {@link ItemDetails}. */
export interface ItemDetailsProps extends ItemDetailsInputs {
  /** Renders the page's actions (copy, edit). The host chooses the place. Default: above the item. */
  renderActions?: (actions: ReactNode) => ReactNode;
}

/**
 * One item: all fields, stock by warehouse as a table and chart, the latest orders with the item, and the activity.
 *
 * @remarks Source: `getItem` of `openapi/portal`; the orders come from `listInboundOrders` and `listOutboundOrders`,
 * filtered by `sku`. Quantities are bottles in the contract and shown as cases and bottles. Needs ITEM_DETAILS; the
 * edit action needs ITEM_EDIT, the copy action ITEM_CREATE, the orders the permissions of their lists. While
 * the item loads, the widget shows the item's row of a loaded list. A failed load shows 'Data Error' with a
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
    <WidgetBoundary widget="ItemDetails">
      <ItemDetailsView key={props.itemId} {...guardHostProps(props)} />
    </WidgetBoundary>
  );
}

const sideGroups = ['origin', 'codes', 'logistics'] as const;

function ItemDetailsView({ itemId, onItemLoaded, renderActions }: ItemDetailsProps) {
  const { sdk, supplierId, can } = usePortal();
  const texts = useMessages(recordMessages);
  const itemTexts = useMessages(itemDetailsMessages);
  const { query, record: item } = useRecordDetails({
    name: 'item',
    query: itemQueries.details(sdk, { supplierId, itemId }),
    lists: itemKeys.lists({ supplierId }),
    isRow: (row: Item) => row.itemId === itemId,
    onLoaded: onItemLoaded,
  });

  return (
    <RecordView
      query={query}
      hasRecord={item !== undefined}
      missing={<ItemMissing />}
      actions={
        can('item-create') && (
          <DestinationButton
            to={{ to: 'items.create', copyOf: itemId }}
            icon={<Icon data={copyIcon} sizePx={18} />}
          >
            {itemTexts.copy}
          </DestinationButton>
        )
      }
      editAt={can('item-edit') && { to: 'items.edit', itemId }}
      renderActions={renderActions}
      main={
        <>
          <ItemFacts item={item} groups={['item']} />
          {item && <ItemInventory item={item} />}
          {item?.sku && <ItemOrders sku={item.sku} />}
        </>
      }
      side={
        <>
          <ItemFacts item={item} groups={sideGroups} />
          {item && <ActivityCard activities={recordActivities(item, texts)} />}
        </>
      }
    />
  );
}
