import { BulkUpload } from 'portal-kit/bulk-upload';
import { BulkUploadResults } from 'portal-kit/bulk-upload-results';
import { CustomerForm } from 'portal-kit/customer-form';
import { CustomerList } from 'portal-kit/customer-list';
import { Dashboard } from 'portal-kit/dashboard';
import { DashboardDetails } from 'portal-kit/dashboard-details';
import type { WidgetName, WidgetProps } from 'portal-kit/elements';
import { ItemDetails } from 'portal-kit/item-details';
import { ItemForm } from 'portal-kit/item-form';
import { ItemList } from 'portal-kit/item-list';
import { ItemPicker } from 'portal-kit/item-picker';
import { OrderDetails } from 'portal-kit/order-details';
import { OrderLines } from 'portal-kit/order-lines';
import { OrderList } from 'portal-kit/order-list';
import { OrderWizard } from 'portal-kit/order-wizard';
import { SupplierForm } from 'portal-kit/supplier-form';
import { SupplierList } from 'portal-kit/supplier-list';
import { UserForm } from 'portal-kit/user-form';
import { UserList } from 'portal-kit/user-list';
import { WarehouseForm } from 'portal-kit/warehouse-form';
import { WarehouseList } from 'portal-kit/warehouse-list';
import type { ComponentType } from 'react';

/** What each widget needs of its own. */
export const ownProps: { [Name in WidgetName]: WidgetProps[Name] } = {
  dashboard: {},
  'dashboard-details': { widget: 'failed-outbound' },
  'item-list': {},
  'item-details': { itemId: 'ITM-1001' },
  'item-form': { itemId: 'ITM-1001', onItemSaved: () => {}, onRequestCancel: () => {} },
  'item-picker': { onItemPicked: () => {} },
  'bulk-upload': { fileType: 'ITEMS' },
  'bulk-upload-results': {},
  'order-list': { direction: 'outbound' },
  'order-details': { direction: 'outbound', orderId: 'OB-2611-000040' },
  'order-wizard': { direction: 'inbound' },
  'order-lines': { direction: 'outbound', warehouseId: 'WH-NJ-01' },
  'customer-list': {},
  'customer-form': { customerId: 'CUS-10021' },
  'supplier-list': {},
  'supplier-form': { editedSupplierId: 'SUP-1002' },
  'warehouse-list': {},
  'warehouse-form': { warehouseId: 'WH-TX-01' },
  'user-list': {},
  'user-form': { email: 'multi@agency.example' },
};

export const names = Object.keys(ownProps) as WidgetName[];

const components: { [Name in WidgetName]: ComponentType<WidgetProps[Name]> } = {
  dashboard: Dashboard,
  'dashboard-details': DashboardDetails,
  'item-list': ItemList,
  'item-details': ItemDetails,
  'item-form': ItemForm,
  'item-picker': ItemPicker,
  'bulk-upload': BulkUpload,
  'bulk-upload-results': BulkUploadResults,
  'order-list': OrderList,
  'order-details': OrderDetails,
  'order-wizard': OrderWizard,
  'order-lines': OrderLines,
  'customer-list': CustomerList,
  'customer-form': CustomerForm,
  'supplier-list': SupplierList,
  'supplier-form': SupplierForm,
  'warehouse-list': WarehouseList,
  'warehouse-form': WarehouseForm,
  'user-list': UserList,
  'user-form': UserForm,
};

/** A widget as a component. */
export function OneWidget({ name }: { name: WidgetName }) {
  const Widget = components[name] as ComponentType<object>;
  return <Widget {...ownProps[name]} />;
}
