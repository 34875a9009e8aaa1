import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../a11y/axe.ts';
import { type CommandProcess, findFreePort, startCommand } from '../commands/command-process.ts';
import { type Problems, withProblems } from '../fixtures/problems.ts';
import { expectPictures, fullChromium } from '../pictures/recorded-pictures.ts';
import { expectRecordedPage, picturedPages, pictureFolder, pictureNames } from './site-pictures.ts';

const dist = join(import.meta.dirname, '../../apps/docs/dist');

/** `npm run docs`, once for all tests of this file. Each test fails on console messages and policy violations. */
const test = base.extend<{ problems: Problems }, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern
    async ({}, use) => {
      const port = await findFreePort();
      const command: CommandProcess = startCommand('npm', ['run', 'docs'], { PORT: String(port) });
      const address = `http://127.0.0.1:${port}/`;
      await command.says(`Documentation: ${address}`);
      await use(address);
      command.interrupt();
      await command.ended;
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
  problems: [async ({ context }, use) => withProblems(context, use), { auto: true }],
});

test.use(fullChromium);
// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

const search = (page: Page) => page.getByRole('dialog', { name: 'Search the documentation' });

/** Words of readers, with the page that answers them. */
const firstResults = [
  ['theme', '/theming/'],
  ['csp', '/embedding/policy/'],
  ['token', '/embedding/token/'],
  ['react', '/frameworks/react/'],
  ['content security policy', '/embedding/policy/'],
  ['api', '/reference/api/'],
  ['order list', '/reference/widgets/order-list/'],
  ['item picker', '/reference/widgets/item-picker/'],
] as const;

test('the search finds a widget with the keyboard and sends nothing to other hosts', async ({
  page,
  site,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) outside.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supplier portal documentation');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('item picker');
  const result = search(page).getByRole('link').first();
  await expect(result).toHaveText(/^Item picker(?! ›)/);
  await expect(search(page).getByRole('status')).toHaveText(/\d+ pages$/);
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('xylophone');
  await expect(search(page).getByRole('status')).toHaveText('No page contains “xylophone”.');
  await expect(search(page).getByRole('link')).toHaveCount(0);
  for (const [words, path] of firstResults) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words);
    await expect.soft(result, `first result for “${words}”`).toHaveAttribute('href', path);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(result).toBeFocused();
  await result.press('Enter');
  await expect(page).toHaveURL(/\/reference\/widgets\/item-picker\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item picker');
  expect(outside).toEqual([]);
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let count = 0; count < 80; count += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element.matches(':focus'))) return;
  }
  await expect(target, 'after 80 tabs').toBeFocused();
}

test('a keyboard user reaches a widget with items from the start page', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, main.getByRole('link', { name: 'Get started' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  await tabTo(page, main.getByRole('link', { name: 'playground' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item list');
  const item = main.getByRole('rowheader').first().getByRole('link');
  await tabTo(page, item);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item details');
});

test('an address without a page offers a search for its words and the sections of the site', async ({
  page,
  problems,
}) => {
  const path = '/reference/widgets/order-lst/';
  problems.expectStatus(404, path);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
  await expectAccessible(page, { what: 'unknown address' });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Search for “order lst”' }).click();
  await expect(search(page).getByRole('searchbox')).toHaveValue('order lst');
  await expect(search(page).getByRole('status')).toHaveText(/^No page contains “order lst”\. “order”: /);
  await expect(search(page).getByRole('link').first()).toContainText('order');
  await page.keyboard.press('Escape');
  await main.getByRole('link', { name: 'Getting started' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
});

test('the theme follows the device until the user chooses one, which stays on every page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/theming/');
  const theme = page.getByRole('combobox', { name: 'Select theme' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await theme.selectOption('light');
  await expect(root).toHaveAttribute('data-theme', 'light');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await background()).toBe('rgb(255, 255, 255)');
  await page.goto('/glossary/');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await theme.selectOption('dark');
  expect(await background()).toBe('rgb(27, 24, 25)');
});

test('the navigation opens pages with code, diagrams and tables, also on a phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get started' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Vue', exact: true }).click();
  await expect(page.getByText('src/pages/add-item.vue', { exact: true }).first()).toBeVisible();
  const color = (text: string) =>
    page
      .locator('.expressive-code span', { hasText: text })
      .last()
      .evaluate((element) => getComputedStyle(element).color);
  expect(await color('import')).not.toBe(await color('defineConfig'));
  for (const group of ['Reference', 'State machines'])
    await navigation.getByText(group, { exact: true }).click();
  await navigation.getByRole('link', { name: 'Token', exact: true }).click();
  await expect(page.getByRole('img', { name: 'States of the machine "Token"' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await navigation.getByRole('link', { name: 'Error catalog' }).click();
  await expect(page.getByRole('cell', { name: 'VERSION_MISMATCH', exact: true })).toBeAttached();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);

  await page.goto('/embedding/widgets/');
  const row = page.getByRole('row').filter({ hasText: '<portal-item-list>' });
  await expect(row.getByRole('cell')).toHaveCount(3);
  const box = await row.boundingBox();
  expect(box?.height).toBeLessThan(300);
  expect(box?.width).toBeLessThan(390);
  await expectAccessible(page, { what: 'table on a phone', themes: ['light'] });
});

test('a widget page opens its widget in the playground, and the playground leads back to the documentation', async ({
  page,
}) => {
  await page.goto('/reference/widgets/warehouse-list/');
  await page.getByRole('link', { name: 'Open it in the playground' }).click();
  await expect(page).toHaveURL(/\/playground\/\?widget=warehouse-list$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warehouse list');
  await expect(page.getByRole('main').getByRole('row')).not.toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supplier portal documentation');
});

test('the header opens the design system, and the design system leads back to the documentation', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Design system' }).click();
  await expect(page).toHaveURL(/\/design\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Design system');
  const navigation = page.getByRole('navigation', { name: 'Pages' });
  await navigation.getByRole('link', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supplier portal documentation');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Playground' })).toHaveAttribute(
    'href',
    '/playground/',
  );
});

test('every page has a strict policy and no inline style or handler', async ({ site }) => {
  expect((await fetch(site)).status).toBe(200);
  const files = globSync('**/*.html', { cwd: dist }).filter((file) => !/^(playground|design)\//.test(file));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const html = readFileSync(join(dist, file), 'utf8');
    const [, policy] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy, file).toContain("default-src 'none'");
    expect(policy, file).toContain("require-trusted-types-for 'script'");
    expect(policy, file).not.toContain('unsafe-inline');
    expect(html, file).not.toMatch(/<[a-z][^<>]*\s(style|on[a-z]+)="/);
  }
});

for (const path of ['/', '/embedding/token/', '/reference/api/items/']) {
  test(`axe finds no violation on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, { what: path });
  });
}

for (const name of Object.keys(picturedPages)) {
  test(`the page ${name} looks as recorded in both themes, also on a phone`, async ({ page, problems }) => {
    if (name === 'not-found') problems.tolerateConsole(/status of 404/);
    await expectRecordedPage(page, name);
  });
}

test('every recorded picture belongs to a page', () => {
  expectPictures(pictureFolder, pictureNames);
});
