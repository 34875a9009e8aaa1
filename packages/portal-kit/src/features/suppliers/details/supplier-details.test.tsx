import { type Supplier, supplierKeys } from '@portal-kit/sdk/suppliers';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../../test/portal';
import { describeRecordDetails } from '../../../../test/record-details';
import { SupplierDetails } from './supplier-details.widget';

const quay = {
  supplierId: 'SUP-1001',
  name: 'Quay Cellars',
  inventoryType: 'BONDED',
  status: 'ACTIVE',
  ttbPermitNumber: 'NJ-I-20733',
  website: 'https://quay.example',
  permissions: ['ITEM_LIST'],
  warehouses: [{ warehouseId: 'WH-NJ', name: 'Newark' }, { warehouseId: 'WH-CA' }],
  version: 3,
} as unknown as Supplier;

describeRecordDetails<Supplier>('the supplier details', {
  render: ({ onLoaded }) => (
    <SupplierDetails shownSupplierId="SUP-1001" {...(onLoaded && { onSupplierLoaded: onLoaded })} />
  ),
  operation: 'getSupplier',
  stored: quay,
  facts: {
    'Supplier ID': 'SUP-1001',
    'Inventory type': 'Bonded',
    'TTB permit': 'NJ-I-20733',
    Website: 'https://quay.example',
    'Allowed permissions': 'Item list',
  },
  missingTitle: 'Supplier not found',
  listTo: { to: 'suppliers.list' },
  listLink: 'Go to Suppliers',
  edit: { feature: 'supplier-edit', to: { to: 'suppliers.edit', supplierId: 'SUP-1001' } },
  lists: supplierKeys.lists(),
  section: {
    title: 'Recent orders',
    features: ['inbound-order-list', 'outbound-order-list'],
    operations: ['listInboundOrders', 'listOutboundOrders'],
    empty: 'This supplier has no orders yet.',
    failed: "Couldn't load orders.",
    showAll: { link: 'Show all inbound', to: { to: 'inbound.list' } },
  },
});

async function start(supplier: Supplier) {
  const { sdk, requests } = fakeSdk(({ operation }) =>
    operation === 'getSupplier' ? supplier : { data: [], meta: { total: 0 } },
  );
  const { inside, navigation } = fakePortal({ sdk });
  const screen = await render(inside(<SupplierDetails shownSupplierId={supplier.supplierId} />));
  return { screen, requests, navigation };
}

test('the details of another supplier send no request for its orders', async () => {
  const { screen, requests } = await start({ ...quay, supplierId: 'SUP-2' });
  await expect.element(screen.getByText('Switch to this supplier to see its orders.')).toBeVisible();
  expect(requests.map(({ operation }) => operation)).toEqual(['getSupplier']);
});

test('the warehouses of a supplier link to their details', async () => {
  const { screen, navigation } = await start(quay);
  await screen.getByRole('link', { name: 'Newark' }).click();
  expect(navigation.go.mock.calls).toEqual([[{ to: 'warehouses.details', warehouseId: 'WH-NJ' }]]);
});

test('a website with an address that runs code is shown as text', async () => {
  const { screen } = await start({ ...quay, website: 'javascript:alert(1)' });
  await expect.element(screen.getByText('javascript:alert(1)')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^javascript/ })).not.toBeInTheDocument();
});
