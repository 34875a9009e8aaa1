import { OrderWizardProps } from './order-wizard.js';
import { M as MountOptions, a as MountedWidget } from './mount-widget--2tQz66s.js';
import { CustomerFormProps } from './customer-form.js';
import { CustomerListProps } from './customer-list.js';
import { ItemDetailsProps } from './item-details.js';
import { ItemFormProps } from './item-form.js';
import { ItemListProps } from './item-list.js';
import { ItemPickerProps } from './item-picker.js';
import { OrderLinesProps } from './order-lines.js';
import { OrderDetailsProps } from './order-details.js';
import { OrderListProps } from './order-list.js';
import { SupplierFormProps } from './supplier-form.js';
import { SupplierListProps } from './supplier-list.js';
import { BulkUploadProps } from './bulk-upload.js';
import { BulkUploadResultsProps } from './bulk-upload-results.js';
import { WarehouseFormProps } from './warehouse-form.js';
import { WarehouseListProps } from './warehouse-list.js';
import '@portal-kit/sdk/orders';
import './portal-events-DBpETZGW.js';
import '@portal-kit/sdk/customers';
import '@portal-kit/sdk/imports';
import '@portal-kit/sdk/items';
import '@portal-kit/sdk/suppliers';
import '@portal-kit/sdk/warehouses';
import './list-state.js';
import '@portal-kit/ui/toast';
import '@portal-kit/sdk/auth';
import '@portal-kit/sdk';
import 'react';
import './use-record-list-DSCYCYB5.js';
import './use-table-preferences-CP74Ay4f.js';
import '@portal-kit/ui/data-table';

/** The properties of every widget, by the name that its element carries after `portal-`. */
interface WidgetProps {
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
}
/** The name of a widget, as in `<portal-item-list>`. */
type WidgetName = keyof WidgetProps;
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
declare function defineElements(): void;
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
declare function mount<Name extends WidgetName>(name: Name, element: Element | null, options: MountOptions<WidgetProps[Name]>): MountedWidget<WidgetProps[Name]>;

export { MountOptions, MountedWidget, defineElements, mount };
export type { WidgetName, WidgetProps };
