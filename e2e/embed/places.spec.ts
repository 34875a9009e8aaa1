import { expect, test } from './test.ts';

test('in a box that is turned and cuts off, a menu is whole and where it belongs', async ({ page }) => {
  await page.goto('/placement/');
  const widget = page.locator('#clipped');
  await expect(widget.getByRole('rowheader')).toHaveCount(8);
  const button = widget.getByRole('button', { name: 'Columns' });
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  const [around, below] = [await button.boundingBox(), await menu.boundingBox()];
  expect(Math.round((below?.y ?? 0) - (around?.y ?? 0) - (around?.height ?? 0))).toBeLessThanOrEqual(12);
  await expect(button).toHaveAttribute('aria-controls', (await menu.getAttribute('id')) ?? 'none');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('in a modal dialog of the page, a choice opens above it and the keyboard stays inside', async ({
  page,
}) => {
  await page.goto('/placement/');
  await page.getByRole('button', { name: 'In a dialog' }).click();
  const type = page.getByRole('combobox', { name: /^Type/ });
  await type.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Type' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(type).toBeFocused();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.locator('#dialog')).toHaveAttribute('open');
});

test('takes locale and direction from around it, and theme from itself', async ({ page }) => {
  await page.goto('/placement/');
  const looks = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => {
      const root = element.shadowRoot?.querySelector<HTMLElement>('[data-pk-theme]');
      const style = root && getComputedStyle(root);
      return [root?.lang, style?.direction, style?.colorScheme];
    });
  await expect(page.locator('#second').getByRole('rowheader')).not.toHaveCount(0);
  await expect.poll(() => looks('clipped')).toEqual(['en', 'ltr', 'dark']);
  // English for want of an Arabic translation, which a voice must know.
  expect(await looks('second')).toEqual(['en-US', 'rtl', 'light']);
});

test('in a column of 320 pixels rows are cards, and nothing scrolls sideways', async ({ page }) => {
  await page.goto('/placement/');
  const widget = page.locator('#narrow');
  await expect(widget.getByRole('rowheader')).toHaveCount(8);
  const row = await widget.getByRole('row').nth(1).boundingBox();
  expect(row?.height ?? 0).toBeGreaterThan(120);
  const wide = await widget.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
      // The header is a strip of sort buttons that is drawn along.
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.closest('thead') === null)
      .filter((part) => getComputedStyle(part).overflowX === 'auto')
      .map((part) => part.className),
  );
  expect(wide).toEqual([]);
});
