import { expect, test } from './test.ts';

test('a popup is visible at its trigger in a rotated, clipping box and above a modal dialog of the host', async ({
  page,
}) => {
  await page.goto('/placement/');
  const widget = page.locator('#clipped');
  await expect(widget.getByRole('rowheader')).toHaveCount(8);
  const button = widget.getByRole('button', { name: 'Columns' });
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  const [trigger, popup] = [await button.boundingBox(), await menu.boundingBox()];
  expect(Math.round((popup?.y ?? 0) - (trigger?.y ?? 0) - (trigger?.height ?? 0))).toBeLessThanOrEqual(12);
  await expect(button).toHaveAttribute('aria-controls', (await menu.getAttribute('id')) ?? 'none');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

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

test('a widget inherits locale and direction, has its own theme, and shows rows as cards in a 320 px column', async ({
  page,
}) => {
  await page.goto('/placement/');
  const looks = (id: string) =>
    page.locator(`#${id}`).evaluate((element) => {
      const root = element.shadowRoot?.querySelector<HTMLElement>('[data-pk-theme]');
      const style = root && getComputedStyle(root);
      return [root?.lang, style?.direction, style?.colorScheme];
    });
  await expect(page.locator('#second').getByRole('rowheader')).not.toHaveCount(0);
  await expect.poll(() => looks('clipped')).toEqual(['en', 'ltr', 'dark']);
  // The texts have no Arabic translation. `lang` identifies the English texts for screen readers.
  expect(await looks('second')).toEqual(['en', 'rtl', 'light']);

  const widget = page.locator('#narrow');
  await expect(widget.getByRole('rowheader')).toHaveCount(8);
  const row = await widget.getByRole('row').nth(1).boundingBox();
  expect(row?.height ?? 0).toBeGreaterThan(120);
  const wide = await widget.evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll('*') ?? [])]
      // The header is a row of sort buttons that scrolls on purpose.
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.closest('thead') === null)
      .filter((part) => getComputedStyle(part).overflowX === 'auto')
      .map((part) => part.className),
  );
  expect(wide).toEqual([]);
});
