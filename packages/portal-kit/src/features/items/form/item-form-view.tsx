import type { Item } from '@portal-kit/sdk/items';
import { itemTypeMessages, itemTypeName } from '../../../domain/items/item-types';
import { useWarehouses } from '../../../domain/warehouses/use-warehouses';
import { RecordForm } from '../../../forms/record/record-form';
import { type RecordFormHost, useRecordForm } from '../../../forms/record/use-record-form';
import { usePortal } from '../../../kernel/host/portal-context';
import { useMessages } from '../../../kernel/messages/use-messages';
import { toastLink } from '../../../kernel/toasts/toast-link';
import { itemsMessages } from '../list/items.messages';
import { ItemFormCore } from './fields/item-form-core';
import { ItemFormOptional } from './fields/item-form-optional';
import { itemForm } from './item-form.definition';
import { itemFormMessages } from './item-form.messages';
import type { ItemFormValues } from './values/item-form.values';

export interface ItemFormViewProps extends RecordFormHost<'item', Item> {
  /** The initial fields of a new item. Default: empty. */
  start?: ItemFormValues;
}

/** Renders the form of an item. */
export function ItemFormView(host: ItemFormViewProps) {
  const { navigation } = usePortal();
  const { warehouses = [] } = useWarehouses();
  const texts = useMessages(itemFormMessages);
  const itemTexts = useMessages(itemsMessages);
  const controller = useRecordForm(itemForm, {
    ...host,
    getLink: ({ itemId, sku }) => toastLink(navigation, { to: 'items.details', itemId }, texts.viewItem(sku)),
  });
  const itemTypes = useMessages(itemTypeMessages);
  const { form, base, rebase, isEdit } = controller;
  const warehouseName = (id: string) => warehouses.find(({ warehouseId }) => warehouseId === id)?.name ?? id;
  const suggestWarehouses = (warehouses: readonly string[]) => {
    if (isEdit) return;
    // A suggestion does not count as a change by the user.
    if (form.state.isDefaultValue) rebase({ ...base, values: { ...base.values, warehouses } });
    else form.setFieldValue('warehouses', warehouses);
  };
  return (
    <RecordForm
      controller={controller}
      formats={{
        type: (code) => itemTypeName(code, itemTypes.names),
        itemStatus: (status) => itemTexts.status[status] ?? status,
        warehouses: (ids) => ids.map(warehouseName).toSorted().join(', '),
        countryOfOrigin: texts.countryName,
        containerType: (container) => texts.containers[container] ?? container,
        lotTracked: (choice) => (choice === 'Y' ? texts.yes : texts.no),
      }}
    >
      <ItemFormCore form={form} isEdit={isEdit} onSuggestWarehouses={suggestWarehouses} />
      <ItemFormOptional form={form} />
    </RecordForm>
  );
}
