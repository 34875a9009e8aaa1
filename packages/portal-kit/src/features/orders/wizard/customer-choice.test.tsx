import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../../test/portal';
import { OrderWizardCore } from './order-wizard-core';

test('the choice of a customer shows no errors at fields that the user has not filled in yet', async () => {
  const customer = { customerId: 'CUS-1', name: 'Empire Cask', status: 'ACTIVE', defaultShippingType: 'LTL' };
  const responses: Record<string, () => unknown> = {
    getSupplier: () => ({ supplierId: 'SUP-1001', inventoryType: 'TAX PAID', warehouses: [] }),
    listCustomers: () => ({ data: [customer], meta: { total: 1 } }),
  };
  const { sdk } = fakeSdk(({ operation }) => responses[operation]?.() ?? { data: [], meta: { total: 0 } });
  const { inside } = fakePortal({ sdk });
  const screen = await render(
    inside(<OrderWizardCore direction="outbound" renderNewCustomer={() => null} />),
  );
  await screen.getByRole('combobox', { name: 'Customer' }).fill('emp');
  await screen.getByRole('option', { name: /Empire Cask/ }).click();
  await expect.element(screen.getByText('No license expiration date')).toBeVisible();
  expect(screen.getByText('Required Field').elements()).toEqual([]);
});
