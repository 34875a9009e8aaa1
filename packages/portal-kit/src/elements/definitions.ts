import type { WidgetElementOptions } from '../embed/widget-element';
import type { ItemDetailsProps } from '../features/items/item-details.widget';
import type { ItemFormProps } from '../features/items/item-form.widget';
import type { ItemListProps } from '../features/items/item-list.widget';
import type { ItemPickerProps } from '../features/items/item-picker.widget';
import type { OrderDetailsProps } from '../features/orders/order-details.widget';
import type { OrderListProps } from '../features/orders/order-list.widget';
import type { BulkUploadProps } from '../features/uploads/bulk-upload.widget';
import type { BulkUploadResultsProps } from '../features/uploads/bulk-upload-results.widget';

/** What a script or an attribute may set on an element, besides what every widget takes. */
type Definition<Props extends object> = Omit<WidgetElementOptions<Props>, 'Widget' | 'styles'>;

export const itemListDefinition: Definition<ItemListProps> = {
  attributes: {},
  properties: ['state', 'onStateChange', 'preferences'],
  required: [],
};

export const itemDetailsDefinition: Definition<ItemDetailsProps> = {
  attributes: { 'item-id': 'itemId' },
  properties: ['onItemLoaded'],
  required: ['itemId'],
};

export const itemFormDefinition: Definition<ItemFormProps> = {
  attributes: { 'item-id': 'itemId' },
  properties: ['onItemSaved', 'onRequestCancel'],
  required: [],
};

export const itemPickerDefinition: Definition<ItemPickerProps> = {
  attributes: { 'warehouse-id': 'warehouseId', label: 'label' },
  properties: ['onItemPicked', 'excludedItemIds'],
  required: ['onItemPicked'],
};

export const bulkUploadDefinition: Definition<BulkUploadProps> = {
  attributes: { 'file-type': 'fileType' },
  properties: ['onFileAccepted'],
  required: [],
};

export const bulkUploadResultsDefinition: Definition<BulkUploadResultsProps> = {
  attributes: {},
  properties: ['state', 'onStateChange', 'preferences'],
  required: [],
};

export const orderListDefinition: Definition<OrderListProps> = {
  attributes: { direction: 'direction' },
  properties: ['state', 'onStateChange', 'preferences'],
  required: ['direction'],
};

export const orderDetailsDefinition: Definition<OrderDetailsProps> = {
  attributes: { direction: 'direction', 'order-id': 'orderId' },
  properties: ['onOrderLoaded'],
  required: ['direction', 'orderId'],
};
