import type { WidgetElementOptions } from '../embed/widget-element';
import type { CustomerFormProps } from '../features/customers/form/customer-form.widget';
import type { CustomerListProps } from '../features/customers/list/customer-list.widget';
import type { ItemDetailsProps } from '../features/items/details/item-details.widget';
import type { ItemFormProps } from '../features/items/form/item-form.widget';
import type { ItemListProps } from '../features/items/list/item-list.widget';
import type { ItemPickerProps } from '../features/items/picker/item-picker.widget';
import type { OrderDetailsProps } from '../features/orders/details/order-details.widget';
import type { OrderLinesProps } from '../features/orders/lines/order-lines.widget';
import type { OrderListProps } from '../features/orders/list/order-list.widget';
import type { SupplierFormProps } from '../features/suppliers/supplier-form.widget';
import type { SupplierListProps } from '../features/suppliers/supplier-list.widget';
import type { BulkUploadResultsProps } from '../features/uploads/results/bulk-upload-results.widget';
import type { BulkUploadProps } from '../features/uploads/upload/bulk-upload.widget';
import type { UserFormProps } from '../features/users/form/user-form.widget';
import type { UserListProps } from '../features/users/list/user-list.widget';
import type { WarehouseFormProps } from '../features/warehouses/warehouse-form.widget';
import type { WarehouseListProps } from '../features/warehouses/warehouse-list.widget';
import type { DashboardProps } from '../widgets/dashboard.widget';
import type { DashboardDetailsProps } from '../widgets/dashboard-details.widget';
import type { OrderWizardProps } from '../widgets/order-wizard.widget';

/** What a script or an attribute may set on an element, besides what every widget takes. */
type Definition<Props extends object> = Omit<WidgetElementOptions<Props>, 'Widget' | 'styles'>;

export const dashboardDefinition: Definition<DashboardProps> = {
  attributes: {},
  properties: ['lowStockCases', 'onLowStockCasesChange'],
  required: [],
};

export const dashboardDetailsDefinition: Definition<DashboardDetailsProps> = {
  attributes: { widget: 'widget' },
  properties: ['lowStockCases', 'state', 'onStateChange', 'preferences'],
  required: ['widget'],
};

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
  attributes: { direction: 'direction', within: 'within' },
  properties: ['state', 'onStateChange', 'preferences'],
  required: ['direction'],
};

export const orderDetailsDefinition: Definition<OrderDetailsProps> = {
  attributes: { direction: 'direction', 'order-id': 'orderId' },
  properties: ['onOrderLoaded'],
  required: ['direction', 'orderId'],
};

export const orderWizardDefinition: Definition<OrderWizardProps> = {
  attributes: { direction: 'direction', 'order-id': 'orderId', 'copy-of': 'copyOf' },
  properties: ['onOrderSubmitted', 'onRequestCancel'],
  required: ['direction'],
};

export const orderLinesDefinition: Definition<OrderLinesProps> = {
  attributes: { direction: 'direction', 'warehouse-id': 'warehouseId' },
  properties: ['lines', 'defaultLines', 'onLinesChanged', 'isBonded', 'areProblemsShown'],
  required: ['direction', 'warehouseId'],
};

export const customerListDefinition: Definition<CustomerListProps> = {
  attributes: {},
  properties: ['state', 'onStateChange', 'preferences'],
  required: [],
};

export const customerFormDefinition: Definition<CustomerFormProps> = {
  attributes: { 'customer-id': 'customerId' },
  properties: ['onCustomerSaved', 'onRequestCancel'],
  required: [],
};

export const supplierListDefinition: Definition<SupplierListProps> = {
  attributes: {},
  properties: ['state', 'onStateChange', 'preferences'],
  required: [],
};

export const supplierFormDefinition: Definition<SupplierFormProps> = {
  attributes: { 'edited-supplier-id': 'editedSupplierId' },
  properties: ['onSupplierSaved', 'onRequestCancel'],
  required: [],
};

export const warehouseListDefinition: Definition<WarehouseListProps> = {
  attributes: {},
  properties: ['state', 'onStateChange', 'preferences'],
  required: [],
};

export const warehouseFormDefinition: Definition<WarehouseFormProps> = {
  attributes: { 'warehouse-id': 'warehouseId' },
  properties: ['onWarehouseSaved', 'onRequestCancel'],
  required: [],
};

export const userListDefinition: Definition<UserListProps> = {
  attributes: {},
  properties: ['state', 'onStateChange', 'preferences'],
  required: [],
};

export const userFormDefinition: Definition<UserFormProps> = {
  attributes: { email: 'email' },
  properties: ['onUserSaved', 'onRequestCancel'],
  required: [],
};
