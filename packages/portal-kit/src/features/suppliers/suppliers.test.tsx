import { PortalError } from '@portal-kit/sdk';
import type { Supplier } from '@portal-kit/sdk/suppliers';
import { describeRecordForm, describeRecordList } from '../../../test/record-screen';
import { SupplierForm } from './supplier-form.widget';
import { SupplierList } from './supplier-list.widget';

const quay = {
  supplierId: 'SUP-1',
  name: 'Quay Cellars',
  inventoryType: 'BONDED',
  status: 'ACTIVE',
  warehouses: [{ warehouseId: 'WH-NJ', name: 'Newark' }, { warehouseId: 'WH-CA' }],
  version: 3,
} as unknown as Supplier;

describeRecordList('the supplier list', {
  render: (props) => <SupplierList {...props} />,
  operation: 'listSuppliers',
  title: 'Suppliers',
  records: [
    { record: quay, header: 'Quay Cellars', cells: ['SUP-1', 'Bonded', 'Newark and WH-CA', 'Active'] },
    {
      record: { supplierId: 'SUP-2', name: 'Old Pier', inventoryType: 'CONSIGNED', status: 'PAUSED' },
      header: 'Old Pier',
      cells: ['SUP-2', 'CONSIGNED', '–', 'PAUSED'],
    },
  ],
  rowTo: { to: 'suppliers.details', supplierId: 'SUP-1' },
  createTo: { to: 'suppliers.create' },
  createLabel: 'Add New Supplier',
  features: { create: 'supplier-create', row: 'supplier-details' },
  empty: {
    create: 'Add your first supplier to see it here.',
    readOnly: 'No suppliers yet.',
    filtered: 'No suppliers match your search and filters.',
  },
  search: 'Search suppliers',
  sort: { label: 'Supplier ID', field: 'supplierId' },
  filter: { field: 'Inventory type', option: 'Tax paid', value: 'inventoryType:TAX%20PAID;' },
});

describeRecordForm('the supplier form', {
  render: () => <SupplierForm editedSupplierId="SUP-1" />,
  operations: { read: 'getSupplier', update: 'updateSupplier' },
  stored: quay,
  missing: () => Promise.reject(new PortalError({ kind: 'http', status: 404, message: 'Unknown supplier' })),
  missingTitle: 'Supplier not found',
  listTo: { to: 'suppliers.list' },
  listLink: 'Go to Suppliers',
  respond: () => ({
    data: [{ warehouseId: 'WH-NJ', name: 'Newark' }, { warehouseId: 'WH-CA' }],
    meta: { total: 2 },
  }),
  change: (screen) => screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Quay Wines'),
  changed: {
    supplierId: 'SUP-1',
    name: 'Quay Wines',
    warehouses: [{ warehouseId: 'WH-NJ' }, { warehouseId: 'WH-CA' }],
  },
  fieldError: { fieldPath: 'name', role: 'textbox', label: 'Name' },
  ifMatch: '"3"',
  saved: { title: 'Supplier updated successfully' },
});
