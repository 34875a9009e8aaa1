import { pickPrintOption, recordPrints } from '../fixtures/paper.ts';
import { getSection, integrations, mountWidgets } from './integrations.ts';
import { expect, test } from './test.ts';

for (const name of ['React 19 component', 'React 18 component', 'custom element', 'script file'] as const) {
  test(`an order is previewed and printed from a widget in a partner's page: ${name}`, async ({ page }) => {
    const printed = await recordPrints(page);
    await page.goto(integrations[name]);
    await mountWidgets(page);
    const widget = getSection(page, 'order-details');
    await widget.getByRole('button', { name: 'Print', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Print / });
    const sheet = dialog
      .getByTitle(/^Order /)
      .contentFrame()
      .locator('.sheet');
    await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(sheet.getByRole('row').nth(1)).toBeVisible();
    await pickPrintOption(page, 'Paper', 'A4');
    await dialog.getByRole('button', { name: 'Print' }).click();
    expect(await printed()).toEqual([expect.stringMatching(/^Order /)]);
  });
}
