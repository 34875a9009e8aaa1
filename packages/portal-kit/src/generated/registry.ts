// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { HostNavigation } from '../embed/host/host-navigation';
import type { MountedWidget, MountOptions } from '../embed/mount/mount-widget';
import { defineEach, lazyElement, mountByName, type WidgetRegistry } from '../embed/element/widget-registry';
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
import * as inputs from './element-inputs';

/** Inputs of every widget, by widget name, in addition to the inputs that all widgets take. */
export interface WidgetInputs {
  'customer-list': ListInputs;
  'customer-details': CustomerDetailsInputs;
  'customer-form': CustomerFormInputs;
  dashboard: DashboardInputs;
  'dashboard-details': DashboardDetailsInputs;
  'item-list': ListInputs;
  'item-details': ItemDetailsInputs;
  'item-form': ItemFormInputs;
  'item-picker': ItemPickerInputs;
  'order-list': OrderListInputs;
  'order-details': OrderDetailsInputs;
  'order-wizard': OrderWizardInputs;
  'order-lines': OrderLinesInputs;
  'supplier-list': ListInputs;
  'supplier-details': SupplierDetailsInputs;
  'supplier-form': SupplierFormInputs;
  'bulk-upload': BulkUploadInputs;
  'bulk-upload-results': ListInputs;
  'user-list': UserListInputs;
  'user-form': UserFormInputs;
  'warehouse-list': ListInputs;
  'warehouse-details': WarehouseDetailsInputs;
  'warehouse-form': WarehouseFormInputs;
}

/** Name of a widget: `item-list` for `<portal-item-list>`. */
export type WidgetName = keyof WidgetInputs;

const widgets: WidgetRegistry<WidgetName> = {
  'customer-list': lazyElement(inputs.customerListInputs, async () => (await import('./elements/customer-list.element')).widget),
  'customer-details': lazyElement(inputs.customerDetailsInputs, async () => (await import('./elements/customer-details.element')).widget),
  'customer-form': lazyElement(inputs.customerFormInputs, async () => (await import('./elements/customer-form.element')).widget),
  dashboard: lazyElement(inputs.dashboardInputs, async () => (await import('./elements/dashboard.element')).widget),
  'dashboard-details': lazyElement(inputs.dashboardDetailsInputs, async () => (await import('./elements/dashboard-details.element')).widget),
  'item-list': lazyElement(inputs.itemListInputs, async () => (await import('./elements/item-list.element')).widget),
  'item-details': lazyElement(inputs.itemDetailsInputs, async () => (await import('./elements/item-details.element')).widget),
  'item-form': lazyElement(inputs.itemFormInputs, async () => (await import('./elements/item-form.element')).widget),
  'item-picker': lazyElement(inputs.itemPickerInputs, async () => (await import('./elements/item-picker.element')).widget),
  'order-list': lazyElement(inputs.orderListInputs, async () => (await import('./elements/order-list.element')).widget),
  'order-details': lazyElement(inputs.orderDetailsInputs, async () => (await import('./elements/order-details.element')).widget),
  'order-wizard': lazyElement(inputs.orderWizardInputs, async () => (await import('./elements/order-wizard.element')).widget),
  'order-lines': lazyElement(inputs.orderLinesInputs, async () => (await import('./elements/order-lines.element')).widget),
  'supplier-list': lazyElement(inputs.supplierListInputs, async () => (await import('./elements/supplier-list.element')).widget),
  'supplier-details': lazyElement(inputs.supplierDetailsInputs, async () => (await import('./elements/supplier-details.element')).widget),
  'supplier-form': lazyElement(inputs.supplierFormInputs, async () => (await import('./elements/supplier-form.element')).widget),
  'bulk-upload': lazyElement(inputs.bulkUploadInputs, async () => (await import('./elements/bulk-upload.element')).widget),
  'bulk-upload-results': lazyElement(inputs.bulkUploadResultsInputs, async () => (await import('./elements/bulk-upload-results.element')).widget),
  'user-list': lazyElement(inputs.userListInputs, async () => (await import('./elements/user-list.element')).widget),
  'user-form': lazyElement(inputs.userFormInputs, async () => (await import('./elements/user-form.element')).widget),
  'warehouse-list': lazyElement(inputs.warehouseListInputs, async () => (await import('./elements/warehouse-list.element')).widget),
  'warehouse-details': lazyElement(inputs.warehouseDetailsInputs, async () => (await import('./elements/warehouse-details.element')).widget),
  'warehouse-form': lazyElement(inputs.warehouseFormInputs, async () => (await import('./elements/warehouse-form.element')).widget),
};

/**
 * Defines every widget as a custom element `<portal-…>`. The code of a widget loads when its first element renders. A tag
 * that is already defined keeps its definition; if another version of this package defined it, the error is reported to
 * `window.onerror`.
 *
 * @example
 * ```ts
 * import { defineElements } from 'portal-kit/elements';
 *
 * defineElements();
 * ```
 */
export function defineElements(): void {
  defineEach(widgets);
}

/**
 * Renders a widget in a page without React, as the last child of an element. The code of the widget loads on first use.
 *
 * @remarks The widget renders in a shadow root with its styles, unless `isIsolated` is false. The widget shows its errors
 * and passes them to `onError`; it throws none. If the code fails to load, the widget shows a retry button and reports an
 * error of kind `render`.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if no widget has the name or `element` is null.
 *
 * @example
 * ```ts
 * import { mount } from 'portal-kit/elements';
 *
 * const widget = mount('item-list', document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: async ({ signal }) => (await fetch('/portal-token', { signal })).text(),
 * });
 * widget.on('list.changed', ({ state }) => console.log(state.searchInput));
 * ```
 */
export function mount<Name extends WidgetName, const Navigation extends HostNavigation = HostNavigation>(
  name: Name,
  element: Element | null,
  options: MountOptions<WidgetInputs[Name], Navigation>,
): MountedWidget<WidgetInputs[Name]> {
  return mountByName<WidgetInputs[Name]>(widgets, name, element, options);
}
