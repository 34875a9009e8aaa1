import { itemMutations } from '@portal-kit/sdk/items';
import { defineRecordForm } from '../../../forms/record/record-form.definition';
import { defineItemFields } from './item-form.fields';
import { itemFormMessages } from './item-form.messages';
import { emptyItem, toItemRequest, toItemValues } from './values/item-form.values';

/** The form of an item. */
export const itemForm = defineRecordForm({
  name: 'item',
  idField: 'itemId',
  list: { to: 'items.list' },
  messages: itemFormMessages,
  fields: defineItemFields,
  empty: emptyItem,
  toValues: toItemValues,
  toRequest: toItemRequest,
  getTitle: ({ sku }) => sku,
  mutations: ({ sdk, supplierId }) => ({
    create: itemMutations.create(sdk, { supplierId }),
    update: itemMutations.update(sdk, { supplierId }),
  }),
});
