import { getSection, integrations, mountWidgets } from './integrations.ts';
import { expect, test } from './test.ts';

for (const name of ['React 19 component', 'script file'] as const) {
  test(`${name}: the order wizard opens and reads the supplier once when the request fails`, async ({
    page,
    sandbox,
    problems,
  }) => {
    sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'getSupplier', times: 'always' });
    problems.expectStatus(503, '/api/v1/suppliers/SUP-1001');
    await page.goto(`${integrations[name]}&widget=order-wizard`);
    await mountWidgets(page);
    const wizard = getSection(page, 'order-wizard');
    await expect(wizard.getByRole('button', { name: 'Try again' })).toBeVisible();
    const number = wizard.getByRole('textbox', { name: 'PO number' });
    await number.fill('PO-1');
    await wizard.getByRole('button', { name: 'Continue to items' }).click();
    await expect(wizard.getByText(/required/i).first()).toBeVisible();
    await expect(number).toHaveValue('PO-1');
    expect(sandbox.statuses('getSupplier')).toEqual([503]);
  });
}
