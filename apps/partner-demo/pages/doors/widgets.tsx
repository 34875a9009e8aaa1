import { BulkUpload } from 'portal-kit/bulk-upload';
import { BulkUploadResults } from 'portal-kit/bulk-upload-results';
import type { WidgetName, WidgetProps } from 'portal-kit/elements';
import { ItemDetails } from 'portal-kit/item-details';
import { ItemForm } from 'portal-kit/item-form';
import { ItemList } from 'portal-kit/item-list';
import { ItemPicker } from 'portal-kit/item-picker';
import { OrderDetails } from 'portal-kit/order-details';
import { OrderList } from 'portal-kit/order-list';
import type { ComponentType } from 'react';

/** What each widget needs of its own. */
export const ownProps: { [Name in WidgetName]: WidgetProps[Name] } = {
  'item-list': {},
  'item-details': { itemId: 'ITM-1001' },
  'item-form': { itemId: 'ITM-1001', onItemSaved: () => {}, onRequestCancel: () => {} },
  'item-picker': { onItemPicked: () => {} },
  'bulk-upload': { fileType: 'ITEMS' },
  'bulk-upload-results': {},
  'order-list': { direction: 'outbound' },
  'order-details': { direction: 'outbound', orderId: 'OB-2611-000040' },
};

export const names = Object.keys(ownProps) as WidgetName[];

const components: { [Name in WidgetName]: ComponentType<WidgetProps[Name]> } = {
  'item-list': ItemList,
  'item-details': ItemDetails,
  'item-form': ItemForm,
  'item-picker': ItemPicker,
  'bulk-upload': BulkUpload,
  'bulk-upload-results': BulkUploadResults,
  'order-list': OrderList,
  'order-details': OrderDetails,
};

/** A widget as a component. */
export function OneWidget({ name }: { name: WidgetName }) {
  const Widget = components[name] as ComponentType<object>;
  return <Widget {...ownProps[name]} />;
}
