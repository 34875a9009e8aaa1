// Generated from the feature descriptions by `npm run generate`. Do not edit.
import type { WidgetElementEventMap } from '../embed/element/element-events';
import type { BulkUploadElement } from './elements/bulk-upload.element';
import type { BulkUploadResultsElement } from './elements/bulk-upload-results.element';
import type { CustomerDetailsElement, CustomerDetailsElementEventMap } from './elements/customer-details.element';
import type { CustomerFormElement } from './elements/customer-form.element';
import type { CustomerListElement } from './elements/customer-list.element';
import type { DashboardElement, DashboardElementEventMap } from './elements/dashboard.element';
import type { DashboardDetailsElement } from './elements/dashboard-details.element';
import type { ItemDetailsElement, ItemDetailsElementEventMap } from './elements/item-details.element';
import type { ItemFormElement } from './elements/item-form.element';
import type { ItemListElement } from './elements/item-list.element';
import type { ItemPickerElement, ItemPickerElementEventMap } from './elements/item-picker.element';
import type { OrderDetailsElement, OrderDetailsElementEventMap } from './elements/order-details.element';
import type { OrderLinesElement, OrderLinesElementEventMap } from './elements/order-lines.element';
import type { OrderListElement } from './elements/order-list.element';
import type { OrderWizardElement } from './elements/order-wizard.element';
import type { SupplierDetailsElement, SupplierDetailsElementEventMap } from './elements/supplier-details.element';
import type { SupplierFormElement } from './elements/supplier-form.element';
import type { SupplierListElement } from './elements/supplier-list.element';
import type { UserFormElement } from './elements/user-form.element';
import type { UserListElement } from './elements/user-list.element';
import type { WarehouseDetailsElement, WarehouseDetailsElementEventMap } from './elements/warehouse-details.element';
import type { WarehouseFormElement } from './elements/warehouse-form.element';
import type { WarehouseListElement } from './elements/warehouse-list.element';

/** Every custom element, by tag name. */
export interface PortalElements {
  'portal-bulk-upload': BulkUploadElement;
  'portal-bulk-upload-results': BulkUploadResultsElement;
  'portal-customer-details': CustomerDetailsElement;
  'portal-customer-form': CustomerFormElement;
  'portal-customer-list': CustomerListElement;
  'portal-dashboard': DashboardElement;
  'portal-dashboard-details': DashboardDetailsElement;
  'portal-item-details': ItemDetailsElement;
  'portal-item-form': ItemFormElement;
  'portal-item-list': ItemListElement;
  'portal-item-picker': ItemPickerElement;
  'portal-order-details': OrderDetailsElement;
  'portal-order-lines': OrderLinesElement;
  'portal-order-list': OrderListElement;
  'portal-order-wizard': OrderWizardElement;
  'portal-supplier-details': SupplierDetailsElement;
  'portal-supplier-form': SupplierFormElement;
  'portal-supplier-list': SupplierListElement;
  'portal-user-form': UserFormElement;
  'portal-user-list': UserListElement;
  'portal-warehouse-details': WarehouseDetailsElement;
  'portal-warehouse-form': WarehouseFormElement;
  'portal-warehouse-list': WarehouseListElement;
}

/** Events of every custom element, by tag name. */
export interface PortalElementEvents {
  'portal-bulk-upload': WidgetElementEventMap;
  'portal-bulk-upload-results': WidgetElementEventMap;
  'portal-customer-details': CustomerDetailsElementEventMap;
  'portal-customer-form': WidgetElementEventMap;
  'portal-customer-list': WidgetElementEventMap;
  'portal-dashboard': DashboardElementEventMap;
  'portal-dashboard-details': WidgetElementEventMap;
  'portal-item-details': ItemDetailsElementEventMap;
  'portal-item-form': WidgetElementEventMap;
  'portal-item-list': WidgetElementEventMap;
  'portal-item-picker': ItemPickerElementEventMap;
  'portal-order-details': OrderDetailsElementEventMap;
  'portal-order-lines': OrderLinesElementEventMap;
  'portal-order-list': WidgetElementEventMap;
  'portal-order-wizard': WidgetElementEventMap;
  'portal-supplier-details': SupplierDetailsElementEventMap;
  'portal-supplier-form': WidgetElementEventMap;
  'portal-supplier-list': WidgetElementEventMap;
  'portal-user-form': WidgetElementEventMap;
  'portal-user-list': WidgetElementEventMap;
  'portal-warehouse-details': WarehouseDetailsElementEventMap;
  'portal-warehouse-form': WidgetElementEventMap;
  'portal-warehouse-list': WidgetElementEventMap;
}
