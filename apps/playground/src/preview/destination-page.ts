import type { Destination } from 'portal-kit/element-inputs';
import type { InputTexts } from '../widgets/input-control';

/** The widget that the playground opens for a destination, with its inputs. An empty input removes the example. */
export interface DestinationPage {
  readonly widget: string;
  readonly inputs: InputTexts;
}

const page = (widget: string, inputs: Record<string, string | undefined> = {}): DestinationPage => ({
  widget,
  inputs: Object.fromEntries(Object.entries(inputs).map(([name, text]) => [name, text ?? ''])),
});

/** Returns undefined for a destination without a widget; widgets then render no link. */
export function destinationPage(destination: Destination): DestinationPage | undefined {
  switch (destination.to) {
    case 'customers.list':
      return page('customer-list');
    case 'customers.details':
      return page('customer-details', { customerId: destination.customerId });
    case 'customers.create':
      return page('customer-form', { customerId: '' });
    case 'customers.edit':
      return page('customer-form', { customerId: destination.customerId });
    case 'dashboard.details':
      return page('dashboard-details', { widget: destination.widget });
    case 'items.list':
      return page('item-list');
    case 'items.details':
      return page('item-details', { itemId: destination.itemId });
    case 'items.create':
      return page('item-form', { itemId: '', copyOf: destination.copyOf });
    case 'items.edit':
      return page('item-form', { itemId: destination.itemId });
    case 'inbound.list':
    case 'outbound.list':
      return page('order-list', { direction: getDirection(destination.to), within: destination.filter });
    case 'inbound.details':
    case 'outbound.details':
      return page('order-details', { direction: getDirection(destination.to), orderId: destination.orderId });
    case 'inbound.create':
    case 'outbound.create':
      return page('order-wizard', { direction: getDirection(destination.to), copyOf: destination.copyOf });
    case 'inbound.edit':
    case 'outbound.edit':
      return page('order-wizard', {
        direction: getDirection(destination.to),
        orderId: destination.orderId,
        field: destination.field,
      });
    case 'suppliers.list':
      return page('supplier-list');
    case 'suppliers.details':
      return page('supplier-details', { shownSupplierId: destination.supplierId });
    case 'suppliers.create':
      return page('supplier-form', { editedSupplierId: '' });
    case 'suppliers.edit':
      return page('supplier-form', { editedSupplierId: destination.supplierId });
    case 'uploads.list':
      return page('bulk-upload', { fileType: destination.fileType });
    case 'users.list':
      return page('user-list');
    case 'users.create':
      return page('user-form', { email: '' });
    case 'users.edit':
      return page('user-form', { email: destination.email });
    case 'warehouses.list':
      return page('warehouse-list');
    case 'warehouses.details':
      return page('warehouse-details', { warehouseId: destination.warehouseId });
    case 'warehouses.create':
      return page('warehouse-form', { warehouseId: '' });
    case 'warehouses.edit':
      return page('warehouse-form', { warehouseId: destination.warehouseId });
    default:
      return undefined;
  }
}

const getDirection = (to: string) => (to.startsWith('inbound') ? 'inbound' : 'outbound');
