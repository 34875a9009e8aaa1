import { test, expect } from '../../fixtures/test.ts';
const shots = [
  ['customers', '/SUP-1001/customers'],
  ['customer-create', '/SUP-1001/customers/create'],
  ['customer-edit', '/SUP-1001/customers/edit/CUS-10021'],
  ['suppliers', '/SUP-1001/suppliers'],
  ['supplier-edit', '/SUP-1001/suppliers/edit'],
  ['warehouses', '/SUP-1001/warehouses'],
  ['warehouse-edit', '/SUP-1001/warehouses/edit/WH-NJ-01'],
  ['customers-empty', '/SUP-1008/customers'],
  ['warehouse-missing', '/SUP-1001/warehouses/edit/WH-XX-99'],
];
for (const [width, scheme] of [[1440, 'light'], [1024, 'dark'], [390, 'light']] as const)
  test(`shots ${width}`, async ({ page, portal, problems }) => {
    problems.tolerateConsole(/404/);
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    for (const [name, path] of shots) {
      await portal.open(path!, { as: 'root@portal.example' });
      await expect(page.locator('form, [role=rowheader], th[scope=row], [part~="title"], h2').first()).toBeVisible();
      await page.waitForTimeout(400);
      await page.screenshot({ path: `/tmp/parties-shots/${name}-${width}.png`, fullPage: true });
    }
  });
