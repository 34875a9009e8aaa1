import { openDashboard, panel } from '../../fixtures/dashboard.ts';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { test } from '../../fixtures/test.ts';

for (const [name, width, scheme] of [
  ['wide', 1440, 'light'],
  ['dark', 1440, 'dark'],
  ['mid', 1024, 'light'],
  ['phone', 390, 'light'],
] as const) {
  test(`shot ${name}`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await openDashboard(page, portal, { as: demoUsers.superAdmin });
    await panel(page, 'Low stock').getByText('HF-1006').waitFor();
    await page.waitForLoadState('networkidle');
    const height = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll('*')].map((e) => e.scrollHeight)),
    );
    await page.setViewportSize({ width, height: Math.min(height + 50, width === 390 ? 1800 : 4200) });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/dash/${name}.png` });
  });
}
