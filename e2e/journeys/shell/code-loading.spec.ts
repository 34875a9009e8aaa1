import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const showsItems = (page: Page) => expect(page.getByRole('rowheader')).toHaveCount(8);

test('a second visit loads all code from the browser cache', async ({ page, portal }) => {
  const downloaded = async () => {
    await showsItems(page);
    await page.waitForLoadState('networkidle');
    const files = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name);
    });
    return files.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'));
  };
  await portal.open('/SUP-1001/items');
  expect(await downloaded()).not.toEqual([]);
  await page.goto('/SUP-1001/items');
  expect(await downloaded()).toEqual([]);
});

test('the first load requests no file twice', async ({ page, portal, context }) => {
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await portal.open('/SUP-1001/items');
  await showsItems(page);
  await page.waitForLoadState('networkidle');
  expect(requests.toSorted()).toEqual([...new Set(requests)].toSorted());
});
