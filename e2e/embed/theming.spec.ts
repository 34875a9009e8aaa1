import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Opens a host page, waits for the item list and adds a style sheet. */
async function visit(page: Page, path: string, css = '') {
  await page.goto(path);
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  if (css) await page.addStyleTag({ content: css });
}

for (const [name, path, part] of [
  ['custom element', '/plain/', (...names: string[]) => `portal-item-list::part(${names.join(' ')})`],
  [
    'React component',
    '/react-19/',
    (...names: string[]) => `main ${names.map((one) => `[part~='${one}']`).join('')}`,
  ],
] as const) {
  test(`${name}: the host’s CSS for parts overrides the widget’s styles, also in menus and for states`, async ({
    page,
  }) => {
    await visit(
      page,
      path,
      `${part('row')} { background: rgb(1, 2, 3) }
       ${part('row')}:hover { background: rgb(4, 5, 6) }
       ${part('header-cell', 'sorted')} { color: rgb(7, 8, 9) }
       ${part('menu-item')} { padding-inline: 21px }`,
    );
    const row = page.getByRole('row').nth(2);
    expect(await style(row, 'background-color')).toBe('rgb(1, 2, 3)');
    await row.hover();
    expect(await style(row, 'background-color')).toBe('rgb(4, 5, 6)');
    const head = (column: string) => page.getByRole('columnheader', { name: column });
    expect(await style(head('Supplier Item ID'), 'color')).toBe('rgb(7, 8, 9)');
    expect(await style(head('Description'), 'color')).not.toBe('rgb(7, 8, 9)');
    await page.getByRole('button', { name: 'Columns' }).click();
    const entry = page.getByRole('menuitemcheckbox', { name: 'Description' });
    await expect(entry).toBeVisible();
    expect(await style(entry, 'padding-inline-start')).toBe('21px');
    expect(await entry.getAttribute('part')).toBe('menu-item selected');
  });
}

test('the documented rules center a form in a wide page and widen the form', async ({ page }) => {
  const theming = readFileSync(join(import.meta.dirname, '../../docs/theming.md'), 'utf8');
  const [, section = ''] = theming.split('\n## Width of forms\n');
  const [center = '', widen = ''] = [...section.matchAll(/```css\n(.*?)```/gs)].map(([, css]) => css);
  await visit(page, '/plain/', 'main { max-width: none; width: 1400px; padding: 0; margin: 0 }');
  await page.evaluate(() => {
    const list = document.querySelector('portal-item-list') as HTMLElement & Record<string, unknown>;
    const form = document.createElement('portal-item-form') as typeof list;
    const { apiUrl, supplierId, getToken } = list;
    Object.assign(form, { apiUrl, supplierId, getToken });
    const container = document.createElement('div');
    container.className = 'add-item';
    container.append(form);
    list.replaceWith(container);
  });
  const form = page.getByRole('form', { name: 'New item' });
  /** Measures the form's left edge and width in its page. */
  const place = () =>
    form.evaluate((element) => {
      const { left, width } = element.getBoundingClientRect();
      return [left - (document.querySelector('main')?.getBoundingClientRect().left ?? 0), width];
    });
  await expect(form).toBeVisible();
  expect(await place()).toEqual([0, 960]);
  await page.addStyleTag({ content: widen });
  expect(await place()).toEqual([0, 1400]);
  await page.addStyleTag({ content: center });
  expect(await place()).toEqual([220, 960]);
});

test('two widgets on one page have separate themes and locales, which can change after mounting', async ({
  page,
}) => {
  await visit(page, '/plain/');
  await page.evaluate(() => {
    const first = document.querySelector('portal-item-list') as HTMLElement & Record<string, unknown>;
    const second = document.createElement('portal-item-list') as typeof first;
    const { apiUrl, supplierId, getToken } = first;
    Object.assign(second, { apiUrl, supplierId, getToken, theme: 'dark', locale: 'de' });
    first.after(second);
  });
  await expect(page.getByRole('rowheader')).toHaveCount(16);
  const roots = page.locator('portal-item-list [part~=widget]');
  const looks = () =>
    roots.evaluateAll((all: HTMLElement[]) =>
      all.map((root) => [getComputedStyle(root).backgroundColor, getComputedStyle(root).color, root.lang]),
    );
  const light = ['rgb(255, 255, 255)', 'rgb(29, 26, 27)'];
  const dark = ['rgb(20, 18, 19)', 'rgb(243, 239, 240)'];
  expect(await looks()).toEqual([
    [...light, 'en'],
    [...dark, 'de'],
  ]);
  await page.evaluate(() => {
    const [first, second] = document.querySelectorAll('portal-item-list');
    first?.setAttribute('theme', 'dark');
    first?.setAttribute('locale', 'en-GB');
    second?.setAttribute('theme', 'light');
  });
  await expect.poll(looks).toEqual([
    [...dark, 'en-GB'],
    [...light, 'de'],
  ]);
});

test('a printed widget is light, keeps rows on one page and hides its controls', async ({ page }) => {
  // The printable width of A4.
  await page.setViewportSize({ width: 760, height: 1000 });
  await visit(page, '/plain/');
  await page.evaluate(() => document.querySelector('portal-item-list')?.setAttribute('theme', 'dark'));
  const widget = page.locator('portal-item-list');
  await expect(widget.locator('[data-pk-theme=dark]')).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // Sort buttons stay, since they label their columns.
  for (const role of ['button', 'searchbox', 'menu', 'combobox'] as const)
    await expect(
      widget.getByRole(role).filter({ visible: true }).and(page.locator(':not(th *)')),
    ).toHaveCount(0);
  expect(await style(widget.getByText('HF-1001'), 'color')).toBe('rgb(29, 26, 27)');
  expect(await style(widget.locator('[part~=widget]'), 'background-color')).toBe('rgba(0, 0, 0, 0)');
  expect(await style(widget.getByRole('row').nth(1), 'break-inside')).toBe('avoid');
  const widths = await widget.evaluate((element) => {
    const table = element.shadowRoot?.querySelector('table');
    return [table?.getBoundingClientRect().width ?? Infinity, element.clientWidth];
  });
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});

test('status dots and tooltips of a widget are visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, '/plain/');
  const dot = page.locator('portal-item-list [part~=status][part~=ok] > span').first();
  // The user's background is dark, so the dot has the green of the dark theme.
  expect(await style(dot, 'background-color')).toBe('rgb(108, 196, 146)');
  await page.getByText('515 cases').hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toBeVisible();
  expect(await style(tooltip, 'border-top-width')).toBe('1px');
});
