// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElementOptions } from '../embed/element/widget-element';
import type { CustomerDetailsInputs } from '../features/customers/details/customer-details.inputs';
import type { CustomerFormInputs } from '../features/customers/form/customer-form.inputs';
import type { DashboardDetailsInputs } from '../features/dashboard/dashboard-details.inputs';
import type { DashboardInputs } from '../features/dashboard/dashboard.inputs';
import type { ItemDetailsInputs } from '../features/items/details/item-details.inputs';
import type { ItemFormInputs } from '../features/items/form/item-form.inputs';
import type { ItemPickerInputs } from '../features/items/picker/item-picker.inputs';
import type { OrderDetailsInputs } from '../features/orders/details/order-details.inputs';
import type { OrderLinesInputs } from '../features/orders/lines/order-lines.inputs';
import type { OrderListInputs } from '../features/orders/list/order-list.inputs';
import type { OrderWizardInputs } from '../features/orders/wizard/order-wizard.inputs';
import type { SupplierDetailsInputs } from '../features/suppliers/details/supplier-details.inputs';
import type { SupplierFormInputs } from '../features/suppliers/supplier-form.inputs';
import type { BulkUploadInputs } from '../features/uploads/upload/bulk-upload.inputs';
import type { UserFormInputs } from '../features/users/form/user-form.inputs';
import type { UserListInputs } from '../features/users/list/user-list.inputs';
import type { WarehouseDetailsInputs } from '../features/warehouses/details/warehouse-details.inputs';
import type { WarehouseFormInputs } from '../features/warehouses/warehouse-form.inputs';
import type { ListInputs } from '../lists/list-inputs';

/** Inputs of one custom element, in addition to the inputs that every widget takes. */
type ElementInputs<Inputs extends object> = Omit<WidgetElementOptions<Inputs>, 'Widget' | 'styles'>;

export const customerListInputs: ElementInputs<ListInputs> = {
  properties: ['state', 'onStateChange', 'preferences', 'views'],
};

export const customerDetailsInputs: ElementInputs<CustomerDetailsInputs> = {
  attributes: ['customerId'],
  callbacks: ['onCustomerLoaded'],
  required: ['customerId'],
};

export const customerFormInputs: ElementInputs<CustomerFormInputs> = {
  attributes: ['customerId'],
  properties: ['onCustomerSaved', 'onRequestCancel'],
};

export const dashboardInputs: ElementInputs<DashboardInputs> = {
  properties: ['lowStockCases', 'preferences'],
  callbacks: ['onLowStockCasesChange'],
};

export const dashboardDetailsInputs: ElementInputs<DashboardDetailsInputs> = {
  attributes: ['widget'],
  properties: ['lowStockCases', 'state', 'onStateChange', 'preferences', 'views'],
  required: ['widget'],
};

export const itemListInputs: ElementInputs<ListInputs> = {
  properties: ['state', 'onStateChange', 'preferences', 'views'],
};

export const itemDetailsInputs: ElementInputs<ItemDetailsInputs> = {
  attributes: ['itemId'],
  callbacks: ['onItemLoaded'],
  required: ['itemId'],
};

export const itemFormInputs: ElementInputs<ItemFormInputs> = {
  attributes: ['itemId', 'copyOf'],
  properties: ['onItemSaved', 'onRequestCancel'],
};

export const itemPickerInputs: ElementInputs<ItemPickerInputs> = {
  attributes: ['warehouseId', 'label'],
  properties: ['excludedItemIds'],
  callbacks: ['onItemPicked'],
};

export const orderListInputs: ElementInputs<OrderListInputs> = {
  attributes: ['direction', 'within'],
  properties: ['state', 'onStateChange', 'preferences', 'views'],
  required: ['direction'],
};

export const orderDetailsInputs: ElementInputs<OrderDetailsInputs> = {
  attributes: ['direction', 'orderId'],
  callbacks: ['onOrderLoaded'],
  required: ['direction', 'orderId'],
};

export const orderWizardInputs: ElementInputs<OrderWizardInputs> = {
  attributes: ['direction', 'orderId', 'copyOf', 'step', 'field'],
  properties: ['onStepChanged', 'onOrderSubmitted', 'onRequestCancel'],
  required: ['direction'],
};

export const orderLinesInputs: ElementInputs<OrderLinesInputs> = {
  attributes: ['direction', 'warehouseId'],
  properties: ['lines', 'defaultLines', 'isBonded', 'areProblemsShown'],
  callbacks: ['onLinesChanged'],
  required: ['direction', 'warehouseId'],
};

export const supplierListInputs: ElementInputs<ListInputs> = {
  properties: ['state', 'onStateChange', 'preferences', 'views'],
};

export const supplierDetailsInputs: ElementInputs<SupplierDetailsInputs> = {
  attributes: ['shownSupplierId'],
  callbacks: ['onSupplierLoaded'],
  required: ['shownSupplierId'],
};

export const supplierFormInputs: ElementInputs<SupplierFormInputs> = {
  attributes: ['editedSupplierId'],
  properties: ['onSupplierSaved', 'onRequestCancel'],
};

export const bulkUploadInputs: ElementInputs<BulkUploadInputs> = {
  attributes: ['fileType'],
  properties: ['preferences', 'onFileAccepted'],
};

export const bulkUploadResultsInputs: ElementInputs<ListInputs> = {
  properties: ['state', 'onStateChange', 'preferences', 'views'],
};

export const userListInputs: ElementInputs<UserListInputs> = {
  attributes: ['ownEmail'],
  properties: ['state', 'onStateChange', 'preferences', 'views'],
};

export const userFormInputs: ElementInputs<UserFormInputs> = {
  attributes: ['email'],
  properties: ['onUserSaved', 'onRequestCancel'],
};

export const warehouseListInputs: ElementInputs<ListInputs> = {
  properties: ['state', 'onStateChange', 'preferences', 'views'],
};

export const warehouseDetailsInputs: ElementInputs<WarehouseDetailsInputs> = {
  attributes: ['warehouseId'],
  callbacks: ['onWarehouseLoaded'],
  required: ['warehouseId'],
};

export const warehouseFormInputs: ElementInputs<WarehouseFormInputs> = {
  attributes: ['warehouseId'],
  properties: ['onWarehouseSaved', 'onRequestCancel'],
};
