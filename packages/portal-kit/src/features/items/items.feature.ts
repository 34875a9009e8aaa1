import { type FeatureDescription, listInputs } from '../../kernel/feature/feature-description';

/** Items: the supplier's item master, one item with its stock, and the search for items. */
export const itemsFeature = {
  widgets: {
    'item-list': {
      module: 'features/items/list/item-list.widget',
      component: 'ItemList',
      inputsType: ['ListInputs', 'lists/list-inputs'],
      summary: "the supplier's items",
      inputs: {
        ...listInputs,
        state: { kind: 'property', text: 'page, sort, search and filter, when the host stores them' },
        preferences: { kind: 'property', text: 'storage for visible columns and row density' },
        renderActions: { kind: 'react' },
      },
      example: {},
    },
    'item-details': {
      module: 'features/items/details/item-details.widget',
      component: 'ItemDetails',
      inputsType: ['ItemDetailsInputs', 'features/items/details/item-details.inputs'],
      summary: 'one item',
      inputs: {
        itemId: { kind: 'attribute', isRequired: true },
        onItemLoaded: { kind: 'callback' },
        renderActions: { kind: 'react' },
      },
      example: { itemId: "'ITM-1001'" },
    },
    'item-form': {
      module: 'features/items/form/item-form.widget',
      component: 'ItemForm',
      inputsType: ['ItemFormInputs', 'features/items/form/item-form.inputs'],
      summary: 'the form that adds or edits an item',
      inputs: {
        itemId: { kind: 'attribute', text: 'the item to edit; without it the form adds an item' },
        copyOf: { kind: 'attribute', text: 'the item that a new item copies' },
        onItemSaved: { kind: 'property' },
        onRequestCancel: { kind: 'property' },
      },
      example: { itemId: "'ITM-1001'", onItemSaved: '() => {}', onRequestCancel: '() => {}' },
    },
    'item-picker': {
      module: 'features/items/picker/item-picker.widget',
      component: 'ItemPicker',
      inputsType: ['ItemPickerInputs', 'features/items/picker/item-picker.inputs'],
      summary: 'the search field that picks items',
      inputs: {
        onItemPicked: { kind: 'callback', isRequired: true },
        warehouseId: { kind: 'attribute' },
        label: { kind: 'attribute' },
        excludedItemIds: { kind: 'property' },
      },
      example: { onItemPicked: '({ sku }) => console.log(sku)' },
    },
  },
  access: {
    'item-list': [['ITEM_LIST']],
    'item-details': [['ITEM_DETAILS']],
    'item-create': [['ITEM_CREATE']],
    'item-edit': [['ITEM_EDIT']],
    'item-upload': [['ITEM_UPLOAD_MASTER_FILE', 'item-bulk-upload']],
  },
  destinations: {
    'items.list': {
      values: {
        filter: { type: 'string', isOptional: true, text: 'narrows the list; format of `ListState.filter`' },
      },
      linkedFrom:
        'Figures of the dashboard; "Show all" in the warehouse details; the item form after Save or Cancel; the message for an unknown item. Without this address the form stays open after a save.',
    },
    'items.details': {
      values: { itemId: { type: 'string' } },
      linkedFrom: 'Rows of the item list; the stock in the warehouse details; the notification after a save.',
    },
    'items.create': {
      values: { copyOf: { type: 'string', isOptional: true, text: 'the item that the new item copies' } },
      linkedFrom: '"Add" in the item list; "Copy to new item" in the item details.',
    },
    'items.edit': { values: { itemId: { type: 'string' } }, linkedFrom: '"Edit" in the item details.' },
  },
  events: {
    'item.saved': {
      detail: {
        item: { type: 'Item | null', text: '`null`: the response had no body, read the item again' },
        isNew: { type: 'boolean' },
      },
      when: 'An item was added or changed.',
    },
  },
  lists: ['items'],
  types: { Item: '@portal-kit/sdk/items' },
} as const satisfies FeatureDescription;
