// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetName, WidgetInputs } from 'portal-kit/elements';
import type { ComponentType } from 'react';
import { CustomerList } from 'portal-kit/customer-list';
import { CustomerDetails } from 'portal-kit/customer-details';
import { CustomerForm } from 'portal-kit/customer-form';
import { Dashboard } from 'portal-kit/dashboard';
import { DashboardDetails } from 'portal-kit/dashboard-details';
import { ItemList } from 'portal-kit/item-list';
import { ItemDetails } from 'portal-kit/item-details';
import { ItemForm } from 'portal-kit/item-form';
import { ItemPicker } from 'portal-kit/item-picker';
import { OrderList } from 'portal-kit/order-list';
import { OrderDetails } from 'portal-kit/order-details';
import { OrderWizard } from 'portal-kit/order-wizard';
import { OrderLines } from 'portal-kit/order-lines';
import { SupplierList } from 'portal-kit/supplier-list';
import { SupplierDetails } from 'portal-kit/supplier-details';
import { SupplierForm } from 'portal-kit/supplier-form';
import { BulkUpload } from 'portal-kit/bulk-upload';
import { BulkUploadResults } from 'portal-kit/bulk-upload-results';
import { UserList } from 'portal-kit/user-list';
import { UserForm } from 'portal-kit/user-form';
import { WarehouseList } from 'portal-kit/warehouse-list';
import { WarehouseDetails } from 'portal-kit/warehouse-details';
import { WarehouseForm } from 'portal-kit/warehouse-form';

/** Example inputs of every widget. */
export const exampleInputs: { [Name in WidgetName]: WidgetInputs[Name] } = {
  'customer-list': {},
  'customer-details': { customerId: 'CUS-10021' },
  'customer-form': { customerId: 'CUS-10021' },
  dashboard: {},
  'dashboard-details': { widget: 'failed-outbound' },
  'item-list': {},
  'item-details': { itemId: 'ITM-1001' },
  'item-form': { itemId: 'ITM-1001', onItemSaved: () => {}, onRequestCancel: () => {} },
  'item-picker': { onItemPicked: ({ sku }) => console.log(sku) },
  'order-list': { direction: 'outbound' },
  'order-details': { direction: 'outbound', orderId: 'OB-2611-000040' },
  'order-wizard': { direction: 'inbound' },
  'order-lines': { direction: 'outbound', warehouseId: 'WH-NJ-01' },
  'supplier-list': {},
  'supplier-details': { shownSupplierId: 'SUP-1002' },
  'supplier-form': { editedSupplierId: 'SUP-1002' },
  'bulk-upload': { fileType: 'ITEMS' },
  'bulk-upload-results': {},
  'user-list': {},
  'user-form': { email: 'multi@agency.example' },
  'warehouse-list': {},
  'warehouse-details': { warehouseId: 'WH-TX-01' },
  'warehouse-form': { warehouseId: 'WH-TX-01' },
};

/** React component of every widget. */
export const components: { [Name in WidgetName]: ComponentType<WidgetInputs[Name]> } = {
  'customer-list': CustomerList,
  'customer-details': CustomerDetails,
  'customer-form': CustomerForm,
  dashboard: Dashboard,
  'dashboard-details': DashboardDetails,
  'item-list': ItemList,
  'item-details': ItemDetails,
  'item-form': ItemForm,
  'item-picker': ItemPicker,
  'order-list': OrderList,
  'order-details': OrderDetails,
  'order-wizard': OrderWizard,
  'order-lines': OrderLines,
  'supplier-list': SupplierList,
  'supplier-details': SupplierDetails,
  'supplier-form': SupplierForm,
  'bulk-upload': BulkUpload,
  'bulk-upload-results': BulkUploadResults,
  'user-list': UserList,
  'user-form': UserForm,
  'warehouse-list': WarehouseList,
  'warehouse-details': WarehouseDetails,
  'warehouse-form': WarehouseForm,
};
