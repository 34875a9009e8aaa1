import { expect, test } from '../../fixtures/test.ts';

test("text and layout of the portal scale with the browser's font size", async ({ page, portal }) => {
  const browser = await page.context().newCDPSession(page);
  const overflowPx = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const measureSize = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => ({
        textPx: Number.parseFloat(getComputedStyle(element).fontSize),
        heightPx: element.getBoundingClientRect().height,
      }));
  await portal.open('/SUP-1001/outbound-orders/create');
  const customer = page.getByRole('combobox', { name: 'Customer' });
  await customer.click();
  await customer.press('ArrowDown');
  expect(await measureSize('[role=option]')).toEqual({ textPx: 14, heightPx: 52 });

  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 24 } });
  await page.reload();
  // The navigation is a drawer, because 1440 px are as wide as 960 px at the default font size.
  await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  expect(await overflowPx()).toBe(0);
  await customer.click();
  await customer.press('ArrowDown');
  expect(await measureSize('[role=option]')).toEqual({ textPx: 21, heightPx: 78 });
  await customer.press('End');
  const last = page.getByRole('option').last();
  await customer.press('ArrowUp');
  await expect(last).toBeInViewport({ ratio: 1 });

  await page.goto('/SUP-1001/items');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await overflowPx()).toBe(0);
  expect((await measureSize('[role=rowheader]')).textPx).toBe(21);
});
