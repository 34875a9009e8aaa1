import { type ItemDetails, type ItemRequest, itemMutations, type SavedItem } from '@portal-kit/sdk/items';
import { useMutation } from '@tanstack/react-query';
import {
  type RecordFormDefinition,
  type RecordFormHost,
  useRecordForm,
} from '../../../forms/record/use-record-form';
import { useMessages } from '../../../kernel/messages/use-messages';
import { toastLink } from '../../../kernel/notifications/toast-link';
import { usePortal } from '../../../kernel/portal/portal-context';
import { itemFormMessages } from './item-form.messages';
import { emptyItem, type ItemFormValues, toItemRequest, toItemValues } from './values/item-form.values';

const definition: RecordFormDefinition<ItemFormValues, ItemDetails, ItemRequest, SavedItem> = {
  name: 'item',
  list: { to: 'items.list' },
  empty: emptyItem,
  valuesOf: ({ item }) => toItemValues(item),
  requestOf: toItemRequest,
  idOf: ({ item }) => item.itemId,
  versionOf: ({ item }) => item.version,
  detailsOf: ({ item, etag }) => (item ? { item, etag } : undefined),
  titleOf: ({ sku }) => sku,
};

/** Controls the form of an item. */
export function useItemForm(host: RecordFormHost<ItemDetails, SavedItem>) {
  const { sdk, supplierId, navigation, emit } = usePortal();
  const texts = useMessages(itemFormMessages);
  const create = useMutation(itemMutations.create(sdk, { supplierId }));
  const update = useMutation(itemMutations.update(sdk, { supplierId }));
  return useRecordForm(definition, {
    ...host,
    texts,
    create: ({ request, idempotencyKey }) => create.mutateAsync({ item: request, idempotencyKey }),
    update: (request, { item: { itemId } }, etag) => update.mutateAsync({ itemId, item: request, etag }),
    emitSaved: ({ item }, isNew) => emit?.({ type: 'item.saved', detail: { item, isNew } }),
    linkOf: ({ item }) =>
      item
        ? toastLink(navigation, { to: 'items.details', itemId: item.itemId }, texts.viewItem(item.sku))
        : undefined,
  });
}
