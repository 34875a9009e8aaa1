import { formatFilter } from '@portal-kit/sdk/filters';
import { type Item, itemQueries } from '@portal-kit/sdk/items';
import { PlainTable } from '@portal-kit/ui/plain-table';
import { useQuery } from '@tanstack/react-query';
import { countBottles, type StockKind, stockedIn, toCases } from '../../../domain/items/item-quantity';
import { quantityMessages } from '../../../domain/items/quantity.messages';
import { formatOrderQuantity } from '../../../domain/orders/order-quantity';
import * as details from '../../../kernel/details/details.css';
import { recordMessages } from '../../../kernel/details/record.messages';
import { RelatedCard } from '../../../kernel/details/related-card';
import { usePortal } from '../../../kernel/host/portal-context';
import { dash } from '../../../kernel/messages/message-format';
import { useMessages } from '../../../kernel/messages/use-messages';
import { useDestinationLink } from '../../../kernel/navigation/use-destination-link';
import { usePortalQueryClient } from '../../../kernel/queries/query-client-context';
import { warehouseDetailsMessages } from './warehouse-details.messages';

const shownItems = 5;

/** The items of the current supplier with the most stock in a warehouse, with a link to the list of all of them. */
export function WarehouseStock({ warehouseId }: { warehouseId: string }) {
  const { sdk, supplierId, can } = usePortal();
  const texts = useMessages(warehouseDetailsMessages);
  const records = useMessages(recordMessages);
  const quantities = useMessages(quantityMessages);
  const link = useDestinationLink();
  const filter = formatFilter({ warehouseId, inStock: true });
  const isAllowed = can('item-list');
  const query = useQuery(
    {
      ...itemQueries.list(sdk, {
        supplierId,
        limit: shownItems,
        sortBy: 'onHandQty',
        sortDirection: 'DESC',
        filter,
      }),
      enabled: isAllowed,
    },
    usePortalQueryClient(),
  );
  const items = query.data?.rows ?? [];
  const quantity = (item: Item, kind: StockKind) => {
    const bottles = countBottles(stockedIn(item, [warehouseId]), kind);
    return formatOrderQuantity(toCases(bottles, item.bottlesPerCase), quantities) ?? dash;
  };
  return (
    <RelatedCard
      title={texts.stock}
      queries={[query]}
      isAllowed={isAllowed}
      isEmpty={items.length === 0}
      emptyText={texts.noStock}
      failedText={texts.stockFailed}
      links={[{ to: { to: 'items.list', filter }, label: records.showAll }]}
    >
      <PlainTable
        label={texts.stock}
        rows={items}
        getRowId={({ itemId }) => itemId}
        columns={[
          {
            id: 'item',
            label: texts.item,
            isRowHeader: true,
            cell: ({ itemId, sku, description }) => (
              <>
                {itemId && can('item-details') ? (
                  <a part="link" className={details.link} {...link({ to: 'items.details', itemId })}>
                    {sku || dash}
                  </a>
                ) : (
                  sku || dash
                )}
                {description && <span className={details.second}>{description}</span>}
              </>
            ),
          },
          { id: 'onHand', label: texts.onHand, align: 'end', cell: (item) => quantity(item, 'onHand') },
          {
            id: 'available',
            label: texts.available,
            align: 'end',
            cell: (item) => quantity(item, 'available'),
          },
        ]}
      />
    </RelatedCard>
  );
}
