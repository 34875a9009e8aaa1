import { demoUsers } from '../../fixtures/demo-users.ts';
import { test } from '../../fixtures/test.ts';

const pages: [string, string][] = [
  ['customer', '/SUP-1001/customers/details/CUS-10021'],
  ['warehouse', '/SUP-1001/warehouses/details/WH-NJ-01'],
  ['supplier', '/SUP-1001/suppliers/details/SUP-1001'],
  ['supplier2', '/SUP-1001/suppliers/details/SUP-1002'],
  ['missing', '/SUP-1001/customers/details/X-404'],
  ['editc', '/SUP-1001/customers/edit/CUS-10021'],
];
test('shots', async ({ page, portal, problems }) => {
  test.setTimeout(300_000);
  problems.tolerateConsole(/404/);
  let isFirst = true;
  for (const [name, path] of pages) {
    await page.setViewportSize({ width: 1440, height: 1000 });
    if (isFirst) await portal.open(path, { as: demoUsers.superAdmin });
    else await page.goto(path);
    isFirst = false;
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/records/${name}-1440.png`, fullPage: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/records/${name}-390.png`, fullPage: true });
  }
});
