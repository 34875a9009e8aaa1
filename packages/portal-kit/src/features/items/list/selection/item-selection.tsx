import archiveIcon from '@lucide/icons/icons/archive';
import powerIcon from '@lucide/icons/icons/power';
import { itemRequestBounds } from '@portal-kit/sdk/bounds';
import type { Item, ItemRequest } from '@portal-kit/sdk/items';
import { useMemo } from 'react';
import { countBottles } from '../../../../domain/items/item-quantity';
import type { ItemTypeNames } from '../../../../domain/items/item-types';
import { usePortal } from '../../../../kernel/host/portal-context';
import { useMessages } from '../../../../kernel/messages/use-messages';
import type { BulkAction } from '../../../../lists/selection/bulk/bulk-action';
import type { CsvColumn } from '../../../../lists/selection/csv-file';
import type { RecordSelectionProps } from '../../../../lists/selection/record-selection';
import { RowSelection } from '../../../../lists/selection/row-selection';
import { changeStatus } from '../../../../lists/selection/status/change-status';
import { statusActions } from '../../../../lists/selection/status/status-actions';
import type { itemsMessages } from '../items.messages';
import { itemSelectionMessages } from './item-selection.messages';

/** Returns the name of an item in its row. */
export const itemName = ({ sku, itemId }: Item) => sku || itemId;

interface ItemSelectionProps extends RecordSelectionProps<Item> {
  texts: ReturnType<typeof itemsMessages>;
  typeNames: ItemTypeNames;
}

/** Selection of items: activate, discontinue and export. */
export function ItemSelection({ texts, typeNames, ...props }: ItemSelectionProps) {
  const { can } = usePortal();
  const actions = useItemActions();
  const { columns: own } = useMessages(itemSelectionMessages);
  const bottles = (item: Item, kind: 'onHand' | 'available') => {
    const total = countBottles(item, kind);
    return Number.isNaN(total) ? '' : total;
  };
  const { columns } = texts;
  const csvColumns: CsvColumn<Item>[] = [
    { label: columns.sku, value: ({ sku }) => sku },
    { label: columns.description, value: ({ description }) => description },
    { label: columns.type, value: ({ type }) => typeNames[type] ?? type },
    {
      label: columns.size,
      value: ({ size, sizeUom, bottlesPerCase }) =>
        size && sizeUom ? texts.size(size, sizeUom, bottlesPerCase) : '',
    },
    { label: columns.itemStatus, value: ({ itemStatus }) => texts.status[itemStatus] ?? itemStatus },
    {
      label: columns.warehouses,
      value: ({ warehouses }) => warehouses?.map(({ warehouseId }) => warehouseId).join(', '),
    },
    { label: own.onHandBottles, value: (item) => bottles(item, 'onHand') },
    { label: own.availableBottles, value: (item) => bottles(item, 'available') },
  ];
  return <RowSelection {...props} csvColumns={csvColumns} {...(can('item-edit') && { actions })} />;
}

function useItemActions(): readonly BulkAction<Item>[] {
  const { sdk, supplierId, emit } = usePortal();
  const texts = useMessages(itemSelectionMessages);
  return useMemo(
    () =>
      statusActions<Item, Item['itemStatus']>({
        options: [
          { status: 'ACTIVE', icon: powerIcon, texts: texts.activate },
          { status: 'DISCONTINUED', icon: archiveIcon, texts: texts.discontinue },
        ],
        undoTexts: texts.undo,
        getStatus: ({ itemStatus }) => itemStatus,
        changeTo: async ({ itemId }, itemStatus, signal) => {
          const path = '/suppliers/{supplierId}/items/{itemId}';
          const params = { path: { supplierId, itemId } };
          const saved = await changeStatus<Item, ItemRequest>({
            read: () => sdk.client.GET(path, { params, signal }),
            bounds: itemRequestBounds,
            change: { itemStatus },
            write: (body, ifMatch) => sdk.client.PUT(path, { params, body, ifMatch }),
          });
          if (saved) emit?.({ type: 'item.saved', detail: { item: saved.record, isNew: false } });
          return saved;
        },
      }),
    [sdk, supplierId, emit, texts],
  );
}
