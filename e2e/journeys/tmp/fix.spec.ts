import { openDashboard, panel } from '../../fixtures/dashboard.ts';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { expect, test } from '../../fixtures/test.ts';

test('fix', async ({ page, portal }) => {
  await openDashboard(page, portal, { as: demoUsers.superAdmin });
  const inbox = panel(page, 'Needs attention');
  const links = inbox.getByRole('link', { name: /^Fix and resubmit/ });
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  for (const [i, href] of hrefs.entries()) {
    await page.goto(href);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    console.log(
      href,
      page.url(),
      await page.evaluate(() => {
        const a = document.activeElement;
        return `${a?.tagName} ${a?.getAttribute('name')} ${a?.getAttribute('aria-label')} ${a?.getAttribute('aria-invalid')} ${[...document.querySelectorAll('[aria-invalid=true]')].map((e) => e.getAttribute('name')).join()}`;
      }),
    );
    await page.screenshot({ path: `/tmp/dash/fix${i}.png` });
  }
});
