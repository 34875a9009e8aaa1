import { defineMessages } from '../../../kernel/messages/define-messages';

export const supplierDetailsMessages = defineMessages('supplierDetails', (format) => ({
  noWarehouses: 'No warehouses are assigned to this supplier.',
  warehouse: 'Warehouse',
  warehouseId: 'Warehouse ID',
  orders: 'Recent orders',
  noOrders: 'This supplier has no orders yet.',
  otherSupplier: 'Switch to this supplier to see its orders.',
  allPermissions: 'No limit. The role of a user decides.',
  permissions: (names: readonly string[]) => format.list(names),
}));
