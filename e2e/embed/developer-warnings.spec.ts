import type { Page } from '@playwright/test';
import { expectAllLoaded, integrations, mountWidgets } from './integrations.ts';
import { test as embedTest, expect } from './test.ts';

/** A page whose widgets ask for warnings, although the page is a production build. */
const test = embedTest.extend<{ warnings: string[] }>({
  warnings: async ({ page }, use) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.clock.install();
    await page.route('**/partner.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), hasConsoleWarnings: true } });
    });
    await use(warnings);
  },
});

/** Runs the checks that wait for the page. */
const runChecks = (page: Page) => page.clock.fastForward(6_000);

test('a page without mistakes causes no warning', async ({ page, warnings }) => {
  const development = page.waitForResponse(/\/development[^/]*\.js$/);
  await page.goto(integrations['React 19 component']);
  await mountWidgets(page);
  await expectAllLoaded(page);
  await development;
  await runChecks(page);
  // The console events of the page arrive before the result of this call.
  await page.evaluate(() => document.readyState);
  expect(warnings).toEqual([]);
});

test('React components without their style sheet cause one warning', async ({ page, problems, warnings }) => {
  problems.tolerateConsole(/^portal-kit: The page has no rules/);
  await page.route('**/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto('/react-19/');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await runChecks(page);
  await expect
    .poll(() => warnings)
    .toEqual([
      expect.stringMatching(
        /^portal-kit: The page has no rules for \d+ of the \d+ classes of its widgets\. Widgets appear without styles\. Import 'portal-kit\/styles\.css' once, /,
      ),
    ]);
});
