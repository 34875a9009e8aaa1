import type { Page } from '@playwright/test';
import { section } from '../commands/embedding-document.ts';
import { itemRows, itemsCsv } from '../fixtures/uploads.ts';
import { darken, doors, expectAllShown, part, putIn, takeAway } from './doors.ts';
import { watchLeftovers } from './leftovers.ts';
import { expect, test } from './test.ts';

const late = (page: Page) => page.locator('#calls-after-unmount');

/** Opens what listens to the whole page: a menu, an explanation, the hits of a field, the question of a form. */
async function use(page: Page) {
  const list = part(page, 'item-list');
  await list.getByRole('button', { name: 'Columns' }).click();
  await expect(list.getByRole('menuitemcheckbox', { name: 'Description' })).toBeVisible();
  await page.keyboard.press('Escape');
  await list.getByText('515 cases').hover();
  await expect(list.getByRole('tooltip')).toBeVisible();
  const picker = part(page, 'item-picker').getByRole('combobox');
  await picker.fill('pinot');
  await expect(part(page, 'item-picker').getByRole('option').first()).toBeVisible();
  await picker.press('Escape');
  await part(page, 'order-list').getByRole('button', { name: 'Filter' }).click();
  await expect(part(page, 'order-list').getByRole('menuitem', { name: 'Status' })).toBeVisible();
  await page.keyboard.press('Escape');
  await part(page, 'order-details').getByRole('button', { name: 'Cancel order' }).click();
  await expect(part(page, 'order-details').getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const lines = part(page, 'order-lines');
  await lines.getByRole('combobox', { name: 'Add an item' }).fill('HF-1001');
  await expect(lines.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(lines.getByRole('rowheader', { name: /HF-1001/ })).toBeVisible();
  const wizard = part(page, 'order-wizard');
  await wizard.getByRole('combobox', { name: 'Warehouse', exact: true }).click();
  await wizard.getByRole('option', { name: /Cranbury/ }).click();
  for (const name of ['customer', 'supplier', 'warehouse']) {
    await part(page, `${name}-list`).getByRole('button', { name: 'Columns' }).click();
    await expect(part(page, `${name}-list`).getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  for (const [name, field] of [
    ['customer', 'Doing business as'],
    ['supplier', 'Contact name'],
    ['warehouse', 'Contact name'],
  ] as const) {
    const form = part(page, `${name}-form`);
    await form.getByLabel(field).first().fill('Changed');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.getByRole('alertdialog')).toHaveCount(0);
  }
  await part(page, 'item-form').getByLabel('Description').fill('Fen Block Pinot Noir, changed');
  await part(page, 'item-form').getByRole('button', { name: 'Save' }).click();
  await expect(part(page, 'item-form').getByRole('alertdialog')).toBeVisible();
}

/** What stays for good, as partners are told. */
const lasting = [...section('What a widget never does').matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].flatMap(
  ([, target, events = '']) => [...events.matchAll(/`(\w+)`/g)].map(([, type]) => `${target} ${type}`),
);

for (const [name, path] of Object.entries(doors)) {
  test(`${name}: every widget, taken away in the middle of a question, leaves nothing`, async ({ page }) => {
    const left = await watchLeftovers(page);
    await page.goto(path);
    await expect(page.locator('#mount')).toBeEnabled();
    const before = await left();
    const cycle = async () => {
      await putIn(page);
      await expectAllShown(page);
      await darken(page);
      await expect(part(page, 'item-list').locator('[data-pk-theme]')).toHaveAttribute(
        'data-pk-theme',
        'dark',
      );
      await use(page);
      await takeAway(page);
      await expect.poll(async () => (await left()).timers).toEqual([]);
      return left();
    };
    const first = await cycle();
    // React listens for as long as a page lives, and so does react-aria, to what is in use: keyboard or pointer.
    const once = first.listeners;
    expect([...new Set(once)]).toEqual(lasting.toSorted());
    expect(await page.evaluate(() => /\[native code\]/.test(`${HTMLElement.prototype.focus}`))).toBe(false);
    const links = (head: string[]) => head.filter((entry) => !/rel="(modulepreload|stylesheet)"/.test(entry));
    expect({ ...first, page: links(first.page) }).toEqual({
      ...before,
      listeners: once,
      page: links(before.page),
    });
    // What the page's own bundler has fetched once is there.
    expect(await cycle()).toEqual(first);
    await expect(late(page)).toHaveText('0');
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  });
}

/** What a widget is in the middle of, and how long it is kept there. */
const moments: Record<
  string,
  { widget: 'item-list' | 'bulk-upload'; holds: RegExp; until?: (page: Page) => Promise<void> }
> = {
  'its token is asked for': { widget: 'item-list', holds: /\/portal-token/ },
  'its data are on the way': { widget: 'item-list', holds: /\/api\/v1\/.*\/items/ },
  'its code is on the way': { widget: 'item-list', holds: /\/portal-kit\/(item-list|shared)-/ },
  'a part of it is on the way': {
    widget: 'item-list',
    holds: /column-menu/,
    until: async (page) => part(page, 'item-list').getByRole('button', { name: 'Columns' }).click(),
  },
  'a file is being sent': {
    widget: 'bulk-upload',
    holds: /\/api\/v1\/.*import/,
    until: async (page) => {
      const form = part(page, 'bulk-upload');
      await form.locator('input[type=file]').setInputFiles(itemsCsv(itemRows(2)));
      await form.getByRole('button', { name: 'Upload', exact: true }).click();
    },
  },
};

for (const [moment, { widget, holds, until }] of Object.entries(moments)) {
  test(`taken away while ${moment}: aborted, and nothing comes after`, async ({ page, problems }) => {
    problems.tolerateConsole(/net::ERR_ABORTED/);
    const left = await watchLeftovers(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = false;
    await page.route(holds, async (route) => {
      isHeld = true;
      await released;
      // It may be aborted by now.
      await route.continue().catch(() => {});
    });
    const asked: string[] = [];
    await page.goto(`/integrations/?integration=element&widget=${widget}`);
    await putIn(page);
    await until?.(page);
    await expect.poll(() => isHeld).toBe(true);
    await takeAway(page);
    await expect.poll(async () => [(await left()).timers, (await left()).workers]).toEqual([[], []]);
    if (!/code|part/.test(moment)) await expect.poll(async () => (await left()).requests).toEqual([]);
    page.on('request', (request) => asked.push(request.url()));
    release();
    await page.unrouteAll({ behavior: 'wait' });
    // What comes late has had its turn once the page is as idle as it gets.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(late(page)).toHaveText('0');
    expect(asked.filter((url) => /\/api\/|portal-token/.test(url))).toEqual([]);
    expect((await left()).timers).toEqual([]);
    await expect(page.locator('#widgets')).toBeEmpty();
  });
}
