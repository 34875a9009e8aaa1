import { PortalError } from '@portal-kit/sdk';
import type { Warehouse } from '@portal-kit/sdk/warehouses';
import { describeRecordForm, describeRecordList } from '../../../test/record-screen';
import { WarehouseForm } from './warehouse-form.widget';
import { WarehouseList } from './warehouse-list.widget';

const newark = {
  warehouseId: 'WH-NJ',
  name: 'Newark',
  status: 'ACTIVE',
  isBonded: true,
  bondRegistryNumber: 'BR-1',
  timeZone: 'America/New_York',
  addresses: [
    {
      countryCode: 'USA',
      isoCountryCode: '840',
      address1: '1 Quay Street',
      city: 'Newark',
      stateCode: 'NJ',
      zip: '07102',
    },
  ],
  version: 7,
} as unknown as Warehouse;

describeRecordList('the warehouse list', {
  render: (props) => <WarehouseList {...props} />,
  operation: 'listWarehouses',
  title: 'Warehouses',
  records: [
    { record: newark, header: 'Newark', cells: ['WH-NJ', 'Newark', 'NJ', 'Yes', 'Active'] },
    {
      record: { warehouseId: 'WH-CA', name: 'Napa', addresses: [], status: 'CLOSED' },
      header: 'Napa',
      cells: ['WH-CA', '–', '–', '–', 'CLOSED'],
    },
  ],
  rowTo: { to: 'warehouses.details', warehouseId: 'WH-NJ' },
  createTo: { to: 'warehouses.create' },
  createLabel: 'Add New Warehouse',
  features: { create: 'warehouse-create', row: 'warehouse-details' },
  empty: {
    create: 'Add your first warehouse to see it here.',
    readOnly: 'No warehouses yet.',
    filtered: 'No warehouses match your search and filters.',
  },
  search: 'Search warehouses',
  sort: { label: 'Warehouse ID', field: 'warehouseId' },
  filter: { field: 'Bonded', option: 'Yes', value: 'isBonded:true;' },
});

describeRecordForm('the warehouse form', {
  render: () => <WarehouseForm warehouseId="WH-NJ" />,
  operations: { read: 'getWarehouse', update: 'updateWarehouse' },
  stored: newark,
  missing: () => Promise.reject(new PortalError({ kind: 'http', status: 404, message: 'Unknown warehouse' })),
  missingTitle: 'Warehouse not found',
  listTo: { to: 'warehouses.list' },
  listLink: 'Go to Warehouses',
  change: (screen) => screen.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Newark North'),
  changed: { warehouseId: 'WH-NJ', name: 'Newark North', isBonded: true, bondRegistryNumber: 'BR-1' },
  fieldError: { fieldPath: 'bondRegistryNumber', role: 'textbox', label: 'Bond registry number' },
  ifMatch: '"7"',
  saved: { title: 'Warehouse modified succesfully.' },
});
