import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { transform } from 'lightningcss';
import { expect, test } from './test.ts';

const repository = join(import.meta.dirname, '../..');
const theming = readFileSync(join(repository, 'docs/theming.md'), 'utf8');
const themeExample = readFileSync(
  join(repository, 'apps/partner-demo/pages/host-styles/theme-example.css'),
  'utf8',
);

const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const widgetIn = (page: Page, name: string) => page.locator(`section[aria-label="${name}"]`);

async function visit(page: Page, query: string) {
  await page.goto(`/host-styles/?${query}`);
  await expect(widgetIn(page, 'item-list').getByRole('rowheader')).toHaveCount(8);
  await expect(widgetIn(page, 'order-list').getByRole('rowheader')).toHaveCount(10);
  await expect(widgetIn(page, 'item-form').getByLabel('Description')).toHaveValue(/Fen Block/);
}

for (const [order, insert] of [
  ['before', 'prepend'],
  ['after', 'append'],
] as const)
  test(`a rule of the host with a class and a part overrides a React component ${order} its style sheet`, async ({
    page,
  }) => {
    await visit(page, 'reset=tailwind-4');
    await page.evaluate((method) => {
      const sheet = document.createElement('style');
      sheet.textContent = `
        .stock [part~='row'] { background: rgb(1, 2, 3) }
        .stock [part~='button'][part~='primary'] { text-transform: uppercase }
        .stock [part~='cell'] { padding-inline: 3px }`;
      document.head[method](sheet);
    }, insert);
    const row = widgetIn(page, 'item-list').getByRole('row').nth(2);
    await row.hover();
    expect(await style(row, 'background-color')).toBe('rgb(1, 2, 3)');
    expect(await style(row.getByRole('cell').first(), 'padding-inline-start')).toBe('3px');
    const save = widgetIn(page, 'item-form').getByRole('button', { name: 'Save' });
    expect(await style(save, 'text-transform')).toBe('uppercase');
  });

test('a layer for the style sheet of the widgets lets rules in later layers of the host override it', async ({
  page,
}) => {
  await visit(page, 'reset=tailwind-4');
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    const sheet = links.find(({ href }) => /\/styles-.*\.css$/.test(href)) as HTMLLinkElement;
    const layers = document.createElement('style');
    layers.textContent = `@layer theme, base, portal-kit, components, utilities;
      @layer portal-kit { ${await (await fetch(sheet.href)).text()} }
      @layer components { [part~='row'] { background: rgb(1, 2, 3) } }`;
    document.head.prepend(layers);
    sheet.remove();
  });
  const row = widgetIn(page, 'item-list').getByRole('row').nth(2);
  expect(await style(row, 'background-color')).toBe('rgb(1, 2, 3)');
  const search = widgetIn(page, 'item-list').getByRole('searchbox');
  expect([await style(search, 'border-top-width'), await style(search, 'border-radius')]).toEqual([
    '1px',
    '8px',
  ]);
});

test('elements of the host below the provider and in the actions keep the host’s rules for element names', async ({
  page,
}) => {
  await visit(page, 'host-content');
  await page.addStyleTag({
    content: 'p { margin: 7px } button { border: 3px dotted rgb(1, 2, 3); letter-spacing: 2px }',
  });
  const border = async (name: string) =>
    style(widgetIn(page, 'item-list').getByRole('button', { name, exact: true }), 'border-top-style');
  expect([await border('Print stock'), await border('Export'), await border('Columns')]).toEqual([
    'dotted',
    'solid',
    'solid',
  ]);
  expect(await style(page.getByText('Call us about damaged cases.'), 'margin-top')).toBe('7px');
});

test('--pk-font-size-body scales all texts and --pk-space-unit all paddings of a widget', async ({
  page,
}) => {
  await visit(page, 'large-text');
  const list = widgetIn(page, 'item-list');
  const sizes = async () =>
    Promise.all([
      style(list.getByRole('rowheader').first(), 'font-size'),
      style(list.getByRole('columnheader').first(), 'font-size'),
      style(list.getByText('Fen Block', { exact: true }).first(), 'font-size'),
      style(widgetIn(page, 'item-form').locator('[part~=label]').first(), 'font-size'),
    ]);
  expect((await sizes()).map(Number.parseFloat).map((size) => Math.round(size * 100) / 100)).toEqual([
    18, 15.43, 15.43, 16.71,
  ]);
  for (const widthPx of [1440, 390]) {
    await page.setViewportSize({ width: widthPx, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widthPx);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, 'dense');
  const cell = list.getByRole('row').nth(1).getByRole('cell').first();
  expect([await style(cell, 'padding-inline-start'), await style(cell, 'height')]).toEqual(['9px', '52px']);
});

test('the header of a table is below a fixed header of the host', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await visit(page, 'bars');
  const header = widgetIn(page, 'order-list').getByRole('columnheader').first();
  await widgetIn(page, 'order-list')
    .getByRole('row')
    .nth(6)
    .evaluate((row) => row.scrollIntoView({ block: 'start' }));
  await expect.poll(async () => Math.round((await header.boundingBox())?.y ?? 0)).toBe(64);
});

test('fixed bars of the host never cover the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 500 });
  await visit(page, 'bars');
  /** Returns the focused element and whether it's visible: no other element covers its top or bottom edge. */
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isInFront = (x: number, y: number) => {
        const front = document.elementFromPoint(x, y);
        return front === element || element.contains(front) || element.labels?.[0]?.contains(front);
      };
      const isVisible = [top + 2, bottom - 2].every((y) => isInFront((left + right) / 2, y));
      return {
        name: `${element.localName} ${element.getAttribute('name') ?? element.textContent}`,
        isVisible,
      };
    });
  await widgetIn(page, 'item-form').getByLabel('Brand').focus();
  const seen: { name: string; isVisible: boolean }[] = [];
  for (let count = 0; count < 14; count++) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
  }
  await widgetIn(page, 'order-list').getByRole('link').last().focus();
  for (let count = 0; count < 9; count++) {
    await page.keyboard.press('ArrowUp');
    seen.push(await focused());
  }
  expect(seen.filter(({ isVisible }) => !isVisible)).toEqual([]);
});

test('the sticky buttons of a form and notifications are above a fixed footer of the host', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit(page, 'bars');
  const form = widgetIn(page, 'item-form');
  await form.getByLabel('Description').fill('Changed');
  const save = form.getByRole('button', { name: 'Save' });
  await form.getByLabel('Brand').scrollIntoViewIfNeeded();
  const actions = form.locator('[data-form-actions]');
  const getBottom = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox()) as { y: number; height: number };
    return y + height;
  };
  await expect.poll(() => getBottom(actions)).toBeLessThanOrEqual(600 - 56);
  await save.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  const notification = page
    .getByRole('region', { name: 'Notifications' })
    .getByText('Item modified successfully');
  await expect(notification).toBeVisible();
  expect(await getBottom(notification)).toBeLessThanOrEqual(600 - 56);
});

test('the theme example of the documentation has the colors of the theme after a build with Vite', async ({
  page,
}) => {
  const color = () =>
    style(widgetIn(page, 'item-form').getByRole('button', { name: 'Save' }), 'background-color');
  const colorIn = async (query: string) => {
    await visit(page, query);
    return color();
  };
  const [light, dark] = ['rgb(31, 77, 122)', 'rgb(156, 195, 234)'];
  for (const isolated of ['', '&isolated']) {
    await page.emulateMedia({ colorScheme: 'light' });
    expect([
      await colorIn(`theme-example&theme=light${isolated}`),
      await colorIn(`theme-example&theme=dark${isolated}`),
      await colorIn(`theme-example&theme=system${isolated}`),
    ]).toEqual([light, dark, light]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect.poll(color).toBe(dark);
  }
});

test('a build with the browser targets of Next.js does not change the meaning of a theme in the documentation', () => {
  expect(theming.replaceAll("'", '"').includes(themeExample)).toBe(true);
  const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
  const { code } = transform({
    filename: 'theme.css',
    code: new TextEncoder().encode(themeExample),
    targets: {
      chrome: version(111),
      edge: version(111),
      firefox: version(111),
      safari: version(16, 4),
    },
  });
  expect(code.toString()).not.toContain('--lightningcss');
});
