import { type ItemDetails, type ItemRequest, itemMutations, type SavedItem } from '@portal-kit/sdk/items';
import { lazyPart } from '@portal-kit/ui/lazy-part';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemTypeLabel } from '../../../domain/items/item-types';
import { useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { formMessages } from '../../../forms/record/form.messages';
import { RecordForm } from '../../../forms/record/record-form';
import { type RecordFormHost, type RecordKind, useRecordForm } from '../../../forms/record/use-record-form';
import { useMessages } from '../../../kernel/messages/use-messages';
import { toastLink } from '../../../kernel/notifications/toast-link';
import { usePortal } from '../../../kernel/portal/portal-context';
import { itemsMessages } from '../list/items.messages';
import { itemFormMessages } from './item-form.messages';
import { itemFormRules } from './item-form.rules';
import { emptyItem, type ItemFormValues, toItemRequest, toItemValues } from './item-form.values';
import { ItemFormCore } from './item-form-core';
import { ItemFormOptional } from './item-form-optional';

const ItemConflict = lazyPart(async () => (await import('./item-conflict')).ItemConflict);

const kind: RecordKind<ItemFormValues, ItemDetails, ItemRequest, SavedItem> = {
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

/** The form itself, empty or with an item's fields. */
export function ItemFormView(host: RecordFormHost<ItemDetails, SavedItem>) {
  const { sdk, supplierId, navigation, emit } = usePortal();
  const { warehouses = [] } = useWarehouses();
  const texts = useMessages(itemFormMessages);
  const formTexts = useMessages(formMessages);
  const itemTexts = useMessages(itemsMessages);
  const rules = useMemo(() => itemFormRules(formTexts, texts), [formTexts, texts]);
  const create = useMutation(itemMutations.create(sdk, { supplierId }));
  const update = useMutation(itemMutations.update(sdk, { supplierId }));
  const record = useRecordForm(kind, {
    ...host,
    texts,
    create: ({ request, idempotencyKey }) => create.mutateAsync({ item: request, idempotencyKey }),
    update: (request, { item }, etag) => update.mutateAsync({ itemId: item.itemId, item: request, etag }),
    tellSaved: ({ item }, isNew) => emit?.({ type: 'item.saved', detail: { item, isNew } }),
    linkOf: ({ item }) =>
      item
        ? toastLink(navigation, { to: 'items.details', itemId: item.itemId }, texts.viewItem(item.sku))
        : undefined,
  });
  const { form, base, start, restart } = record;
  const parts = { form, rules, texts, formTexts, itemTexts, isEdit: base !== undefined };
  const suggestWarehouses = (warehouses: readonly string[]) => {
    if (base) return;
    // A suggestion is no change of the user's.
    if (form.state.isDefaultValue) restart({ ...start, warehouses });
    else form.setFieldValue('warehouses', warehouses);
  };
  return (
    <RecordForm
      record={record}
      renderConflict={(conflict) => (
        <ItemConflict {...conflict} {...{ texts, itemTexts, warehouses }} typeLabel={itemTypeLabel} />
      )}
    >
      <ItemFormCore {...parts} onSuggestWarehouses={suggestWarehouses} />
      <ItemFormOptional {...parts} />
    </RecordForm>
  );
}
