import { lazyWidget } from '../embed/lazy-widget';
import {
  type MountableWidget,
  type MountedWidget,
  type MountOptions,
  mountWidget,
} from '../embed/mount-widget';
import { defineWidgetElement, type WidgetElementOptions } from '../embed/widget-element';
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
import {
  bulkUploadDefinition,
  bulkUploadResultsDefinition,
  customerFormDefinition,
  customerListDefinition,
  dashboardDefinition,
  dashboardDetailsDefinition,
  itemDetailsDefinition,
  itemFormDefinition,
  itemListDefinition,
  itemPickerDefinition,
  orderDetailsDefinition,
  orderLinesDefinition,
  orderListDefinition,
  orderWizardDefinition,
  supplierFormDefinition,
  supplierListDefinition,
  userFormDefinition,
  userListDefinition,
  warehouseFormDefinition,
  warehouseListDefinition,
} from './definitions';

/** The properties of every widget, by the name that its element carries after `portal-`. */
export interface WidgetProps {
  dashboard: DashboardProps;
  'dashboard-details': DashboardDetailsProps;
  'item-list': ItemListProps;
  'item-details': ItemDetailsProps;
  'item-form': ItemFormProps;
  'item-picker': ItemPickerProps;
  'bulk-upload': BulkUploadProps;
  'bulk-upload-results': BulkUploadResultsProps;
  'order-list': OrderListProps;
  'order-details': OrderDetailsProps;
  'order-wizard': OrderWizardProps;
  'order-lines': OrderLinesProps;
  'customer-list': CustomerListProps;
  'customer-form': CustomerFormProps;
  'supplier-list': SupplierListProps;
  'supplier-form': SupplierFormProps;
  'warehouse-list': WarehouseListProps;
  'warehouse-form': WarehouseFormProps;
  'user-list': UserListProps;
  'user-form': UserFormProps;
}

/** The name of a widget, as in `<portal-item-list>`. */
export type WidgetName = keyof WidgetProps;

type AnyWidget = WidgetElementOptions<object>;

const widget = <Props extends object>(
  definition: Omit<WidgetElementOptions<Props>, keyof MountableWidget<Props>>,
  load: () => Promise<MountableWidget<Props>>,
) => ({ ...definition, Widget: lazyWidget(load), styles: '' }) as unknown as AnyWidget;

const widgets: Readonly<Record<WidgetName, AnyWidget>> = {
  dashboard: widget(dashboardDefinition, async () => (await import('./dashboard.element')).widget),
  'dashboard-details': widget(
    dashboardDetailsDefinition,
    async () => (await import('./dashboard-details.element')).widget,
  ),
  'item-list': widget(itemListDefinition, async () => (await import('./item-list.element')).widget),
  'item-details': widget(itemDetailsDefinition, async () => (await import('./item-details.element')).widget),
  'item-form': widget(itemFormDefinition, async () => (await import('./item-form.element')).widget),
  'item-picker': widget(itemPickerDefinition, async () => (await import('./item-picker.element')).widget),
  'bulk-upload': widget(bulkUploadDefinition, async () => (await import('./bulk-upload.element')).widget),
  'bulk-upload-results': widget(
    bulkUploadResultsDefinition,
    async () => (await import('./bulk-upload-results.element')).widget,
  ),
  'order-list': widget(orderListDefinition, async () => (await import('./order-list.element')).widget),
  'order-details': widget(
    orderDetailsDefinition,
    async () => (await import('./order-details.element')).widget,
  ),
  'order-wizard': widget(orderWizardDefinition, async () => (await import('./order-wizard.element')).widget),
  'order-lines': widget(orderLinesDefinition, async () => (await import('./order-lines.element')).widget),
  'customer-list': widget(
    customerListDefinition,
    async () => (await import('./customer-list.element')).widget,
  ),
  'customer-form': widget(
    customerFormDefinition,
    async () => (await import('./customer-form.element')).widget,
  ),
  'supplier-list': widget(
    supplierListDefinition,
    async () => (await import('./supplier-list.element')).widget,
  ),
  'supplier-form': widget(
    supplierFormDefinition,
    async () => (await import('./supplier-form.element')).widget,
  ),
  'warehouse-list': widget(
    warehouseListDefinition,
    async () => (await import('./warehouse-list.element')).widget,
  ),
  'warehouse-form': widget(
    warehouseFormDefinition,
    async () => (await import('./warehouse-form.element')).widget,
  ),
  'user-list': widget(userListDefinition, async () => (await import('./user-list.element')).widget),
  'user-form': widget(userFormDefinition, async () => (await import('./user-form.element')).widget),
};

/**
 * Defines every widget as `<portal-…>`. The code of each is fetched when the first one is shown. A tag that is taken stays
 * what it is; where another version of this package has taken it, `window.onerror` is told.
 *
 * @example
 * ```ts
 * import { defineElements } from 'portal-kit/elements';
 *
 * defineElements();
 * ```
 */
export function defineElements(): void {
  for (const [name, options] of Object.entries(widgets)) defineWidgetElement(`portal-${name}`, options);
}

/**
 * Puts a widget into an element of a page without React, by its name; its code is fetched then.
 *
 * @remarks In a shadow root with its styles, unless `isIsolated` is false. Errors: none of the widget is thrown; it shows
 * them, and `onError` tells them. Code that cannot be fetched is one of kind `render`, with a way to try again.
 * @returns What changes it, listens to it and takes it away.
 * @throws Where there is no such widget, or `element` is null.
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
export function mount<Name extends WidgetName>(
  name: Name,
  element: Element | null,
  options: MountOptions<WidgetProps[Name]>,
): MountedWidget<WidgetProps[Name]> {
  if (!Object.hasOwn(widgets, name)) {
    throw new TypeError(
      `portal-kit: there is no widget "${name}". There are ${Object.keys(widgets).join(', ')}.`,
    );
  }
  return mountWidget(widgets[name] as unknown as MountableWidget<WidgetProps[Name]>, element, options);
}
