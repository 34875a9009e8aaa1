import { people } from '../../fixtures/people.ts';
import { test } from '../../fixtures/test.ts';
for (const [w,h] of [[1440,900],[1024,768],[390,844]] as const) for (const scheme of ['light','dark'] as const)
test(`shot ${w} ${scheme}`, async ({ page, portal }) => {
  await page.clock.setFixedTime('2026-11-20T14:02:00Z');
  await page.setViewportSize({ width: w, height: h });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await portal.open('/SUP-1001/dashboard', { as: people.superAdmin });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  const height = await page.evaluate(() => document.querySelector('main')!.scrollHeight + 100);
  await page.setViewportSize({ width: w, height: Math.max(h, height) });
  await page.waitForTimeout(200);
  await page.screenshot({ path: `/tmp/dash-${w}-${scheme}.png` });
});
