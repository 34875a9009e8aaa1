// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElementOptions } from '../embed/element/widget-element';
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
import type { DashboardDetailsProps } from '../widgets/dashboard-details.widget';
import type { DashboardProps } from '../widgets/dashboard.widget';
import type { OrderWizardProps } from '../widgets/order-wizard.widget';

/** Inputs of one custom element, in addition to the inputs that every widget takes. */
type ElementInputs<Props extends object> = Omit<WidgetElementOptions<Props>, 'Widget' | 'styles'>;

export const customerListInputs: ElementInputs<CustomerListProps> = {
  attributes: {},
  properties: ['state', 'onStateChange', 'preferences'],
  required: [],
};

export const customerFormInputs: ElementInputs<CustomerFormProps> = {
  attributes: { 'customer-id': 'customerId' },
  properties: ['onCustomerSaved', 'onRequestCancel'],
  required: [],
};

export const dashboardInputs: ElementInputs<DashboardProps> = {
  attributes: {},
  properties: ['lowStockCases', 'onLowStockCasesChange'],
  required: [],
};

export const dashboardDetailsInputs: ElementInputs<DashboardDetailsProps> = {
  attributes: { widget: 'widget' },
  properties: ['lowStockCases', 'state', 'onStateChange', 'preferences'],
  required: ['widget'],
};

export const itemListInputs: ElementInputs<ItemListProps> = {
  attributes: {},
  properties: ['state', 'onStateChange', 'preferences'],
  required: [],
};

export const itemDetailsInputs: ElementInputs<ItemDetailsProps> = {
  attributes: { 'item-id': 'itemId' },
  properties: ['onItemLoaded'],
  required: ['itemId'],
};

export const itemFormInputs: ElementInputs<ItemFormProps> = {
  attributes: { 'item-id': 'itemId' },
  properties: ['onItemSaved', 'onRequestCancel'],
  required: [],
};

export const itemPickerInputs: ElementInputs<ItemPickerProps> = {
  attributes: { 'warehouse-id': 'warehouseId', label: 'label' },
  properties: ['onItemPicked', 'excludedItemIds'],
  required: ['onItemPicked'],
};

export const orderListInputs: ElementInputs<OrderListProps> = {
  attributes: { direction: 'direction', within: 'within' },
  properties: ['state', 'onStateChange', 'preferences'],
  required: ['direction'],
};

export const orderDetailsInputs: ElementInputs<OrderDetailsProps> = {
  attributes: { direction: 'direction', 'order-id': 'orderId' },
  properties: ['onOrderLoaded'],
  required: ['direction', 'orderId'],
};

export const orderWizardInputs: ElementInputs<OrderWizardProps> = {
  attributes: { direction: 'direction', 'order-id': 'orderId', 'copy-of': 'copyOf', step: 'step' },
  properties: ['onStepChanged', 'onOrderSubmitted', 'onRequestCancel'],
  required: ['direction'],
};

export const orderLinesInputs: ElementInputs<OrderLinesProps> = {
  attributes: { direction: 'direction', 'warehouse-id': 'warehouseId' },
  properties: ['lines', 'defaultLines', 'onLinesChanged', 'isBonded', 'areProblemsShown'],
  required: ['direction', 'warehouseId'],
};

export const supplierListInputs: ElementInputs<SupplierListProps> = {
  attributes: {},
  properties: ['state', 'onStateChange', 'preferences'],
  required: [],
};

export const supplierFormInputs: ElementInputs<SupplierFormProps> = {
  attributes: { 'edited-supplier-id': 'editedSupplierId' },
  properties: ['onSupplierSaved', 'onRequestCancel'],
  required: [],
};

export const bulkUploadInputs: ElementInputs<BulkUploadProps> = {
  attributes: { 'file-type': 'fileType' },
  properties: ['onFileAccepted'],
  required: [],
};

export const bulkUploadResultsInputs: ElementInputs<BulkUploadResultsProps> = {
  attributes: {},
  properties: ['state', 'onStateChange', 'preferences'],
  required: [],
};

export const userListInputs: ElementInputs<UserListProps> = {
  attributes: {},
  properties: ['state', 'onStateChange', 'preferences'],
  required: [],
};

export const userFormInputs: ElementInputs<UserFormProps> = {
  attributes: { email: 'email' },
  properties: ['onUserSaved', 'onRequestCancel'],
  required: [],
};

export const warehouseListInputs: ElementInputs<WarehouseListProps> = {
  attributes: {},
  properties: ['state', 'onStateChange', 'preferences'],
  required: [],
};

export const warehouseFormInputs: ElementInputs<WarehouseFormProps> = {
  attributes: { 'warehouse-id': 'warehouseId' },
  properties: ['onWarehouseSaved', 'onRequestCancel'],
  required: [],
};
