import banIcon from '@lucide/icons/icons/ban';
import circleCheckIcon from '@lucide/icons/icons/circle-check';
import type { Item } from '@portal-kit/sdk/items';
import { useMemo } from 'react';
import { stockTotals, totalBottles } from '../../../../domain/items/item-quantity';
import { itemTypeMessages, itemTypeName } from '../../../../domain/items/item-types';
import { useMessages } from '../../../../kernel/messages/use-messages';
import { usePortal } from '../../../../kernel/portal/portal-context';
import type { BulkAction, BulkContext } from '../../../../lists/selection/bulk/bulk-action';
import type { CsvColumn } from '../../../../lists/selection/csv-file';
import type { RecordSelectionProps } from '../../../../lists/selection/record-selection';
import { RowSelection } from '../../../../lists/selection/row-selection';
import { itemStatusLook } from '../../item-status';
import { itemsMessages } from '../items.messages';
import { changeItemStatus } from './change-item-status';
import { itemSelectionMessages } from './item-selection.messages';

const nameOf = ({ sku, itemId }: Item) => sku || itemId;
const noActions: readonly BulkAction<Item>[] = [];

/** Selection of items: activate, discontinue and export. */
export function ItemSelection(props: RecordSelectionProps<Item>) {
  const { can } = usePortal();
  const actions = useItemActions();
  const csvColumns = useCsvColumns();
  return (
    <RowSelection
      {...props}
      nameOf={nameOf}
      actions={can('item-edit') ? actions : noActions}
      csvColumns={csvColumns}
    />
  );
}

function useItemActions(): readonly BulkAction<Item>[] {
  const { sdk, supplierId, emit } = usePortal();
  const texts = useMessages(itemSelectionMessages);
  return useMemo(() => {
    const changeTo = async (row: Item, itemStatus: Item['itemStatus'], context: BulkContext) => {
      const saved = await changeItemStatus(sdk, { ...context, supplierId, itemId: row.itemId, itemStatus });
      if (saved) emit?.({ type: 'item.saved', detail: { item: saved.item, isNew: false } });
    };
    const actionTo = (
      itemStatus: Item['itemStatus'],
      icon: BulkAction<Item>['icon'],
      { label, refusal, ...actionTexts }: typeof texts.activate,
    ): BulkAction<Item> => ({
      label,
      icon,
      texts: actionTexts,
      refusal: (item) => (item.itemStatus === itemStatus ? refusal : undefined),
      run: (item, context) => changeTo(item, itemStatus, context),
      undo: { texts: texts.undo, run: (item, context) => changeTo(item, item.itemStatus, context) },
    });
    return [
      actionTo('ACTIVE', circleCheckIcon, texts.activate),
      actionTo('DISCONTINUED', banIcon, texts.discontinue),
    ];
  }, [sdk, supplierId, emit, texts]);
}

function useCsvColumns(): readonly CsvColumn<Item>[] {
  const { columns, ...texts } = useMessages(itemsMessages);
  const own = useMessages(itemSelectionMessages).columns;
  const { names } = useMessages(itemTypeMessages);
  const bottles = (item: Item, kind: 'onHand' | 'available') => {
    const total = totalBottles(stockTotals(item, kind));
    return Number.isNaN(total) ? '' : total;
  };
  return [
    { label: columns.sku, value: ({ sku }) => sku },
    { label: columns.description, value: ({ description }) => description },
    { label: columns.type, value: ({ type }) => itemTypeName(type, names) },
    {
      label: columns.size,
      value: ({ size, sizeUom, bottlesPerCase }) =>
        size && sizeUom ? texts.size(size, sizeUom, bottlesPerCase) : '',
    },
    {
      label: columns.itemStatus,
      value: ({ itemStatus }) => itemStatus && itemStatusLook(itemStatus, { columns, ...texts }).label,
    },
    {
      label: columns.warehouses,
      value: ({ warehouses }) => warehouses?.map(({ warehouseId }) => warehouseId).join(', '),
    },
    { label: own.onHandBottles, value: (item) => bottles(item, 'onHand') },
    { label: own.availableBottles, value: (item) => bottles(item, 'available') },
  ];
}
