import type { Page } from '@playwright/test';
import { section } from '../commands/embedding-document.ts';
import { itemRows, itemsCsv } from '../fixtures/uploads.ts';
import {
  expectAllLoaded,
  getSection,
  integrations,
  mountWidgets,
  switchToDark,
  unmountWidgets,
} from './integrations.ts';
import { watchPageResources } from './page-resources.ts';
import { expect, test } from './test.ts';

/** Locates the element in which the host page counts the events of removed widgets. */
const lateEvents = (page: Page) => page.locator('#calls-after-unmount');

/** Opens every kind of popup that listens to the document: menus, tooltips, lists and dialogs. */
async function openPopups(page: Page) {
  const list = getSection(page, 'item-list');
  await list.getByRole('button', { name: 'Columns' }).click();
  await expect(list.getByRole('menuitemcheckbox', { name: 'Description' })).toBeVisible();
  await page.keyboard.press('Escape');
  await list.getByText('515 cases').hover();
  await expect(list.getByRole('tooltip')).toBeVisible();
  const picker = getSection(page, 'item-picker').getByRole('combobox');
  await picker.fill('pinot');
  await expect(getSection(page, 'item-picker').getByRole('option').first()).toBeVisible();
  await picker.press('Escape');
  await getSection(page, 'order-list').getByRole('button', { name: 'Filter' }).click();
  await expect(getSection(page, 'order-list').getByRole('menuitem', { name: 'Status' })).toBeVisible();
  await page.keyboard.press('Escape');
  await getSection(page, 'order-details').getByRole('button', { name: 'Cancel order' }).click();
  await expect(getSection(page, 'order-details').getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const lines = getSection(page, 'order-lines');
  await lines.getByRole('combobox', { name: 'Add an item' }).fill('HF-1001');
  await expect(lines.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(lines.getByRole('rowheader', { name: /HF-1001/ })).toBeVisible();
  const wizard = getSection(page, 'order-wizard');
  await wizard.getByRole('combobox', { name: 'Warehouse', exact: true }).click();
  await wizard.getByRole('option', { name: /Cranbury/ }).click();
  for (const name of ['customer', 'supplier', 'warehouse']) {
    await getSection(page, `${name}-list`).getByRole('button', { name: 'Columns' }).click();
    await expect(getSection(page, `${name}-list`).getByRole('menu')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  for (const [name, field] of [
    ['customer', 'Doing business as'],
    ['supplier', 'Contact name'],
    ['warehouse', 'Contact name'],
  ] as const) {
    const form = getSection(page, `${name}-form`);
    await form.getByLabel(field).first().fill('Changed');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form.getByRole('alertdialog')).toHaveCount(0);
  }
  await getSection(page, 'item-form').getByLabel('Description').fill('Fen Block Pinot Noir, changed');
  await getSection(page, 'item-form').getByRole('button', { name: 'Save' }).click();
  await expect(getSection(page, 'item-form').getByRole('alertdialog')).toBeVisible();
}

/** The listeners that stay after unmounting. Source: the table in docs/embedding.md. */
const documentedListeners = [
  ...section('What a widget never does').matchAll(/^\| `(\w+)` \| (.*) \|$/gm),
].flatMap(([, target, events = '']) =>
  [...events.matchAll(/`(\w+)`/g)].map(([, type]) => `${target} ${type}`),
);

for (const [name, path] of Object.entries(integrations)) {
  test(`${name}: widgets removed while a dialog is open leave no listeners, timers, requests or styles`, async ({
    page,
  }) => {
    // Mounts every widget twice.
    test.slow();
    const resources = await watchPageResources(page);
    await page.goto(path);
    await expect(page.locator('#mount')).toBeEnabled();
    const before = await resources();
    const cycle = async () => {
      await mountWidgets(page);
      await expectAllLoaded(page);
      await switchToDark(page);
      await expect(getSection(page, 'item-list').locator('[data-pk-theme]')).toHaveAttribute(
        'data-pk-theme',
        'dark',
      );
      await openPopups(page);
      await unmountWidgets(page);
      await expect.poll(async () => (await resources()).timers).toEqual([]);
      return resources();
    };
    const first = await cycle();
    // React and react-aria keep a few document listeners for the lifetime of the page.
    const kept = first.listeners;
    expect([...new Set(kept)]).toEqual(documentedListeners.toSorted());
    expect(await page.evaluate(() => /\[native code\]/.test(`${HTMLElement.prototype.focus}`))).toBe(false);
    const links = (head: string[]) => head.filter((entry) => !/rel="(modulepreload|stylesheet)"/.test(entry));
    expect({ ...first, page: links(first.page) }).toEqual({
      ...before,
      listeners: kept,
      page: links(before.page),
    });
    // The host's bundler fetches its modules once, so that the second cycle adds nothing.
    expect(await cycle()).toEqual(first);
    await expect(lateEvents(page)).toHaveText('0');
    expect(await page.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  });
}

/** Pending work of a widget, and the request that keeps it pending. */
const pendingWork: Record<string, { holds: RegExp; until?: (page: Page) => Promise<void> }> = {
  'its token request': { holds: /\/portal-token/ },
  'its data request': { holds: /\/api\/v1\/.*\/items/ },
  'the load of its code': { holds: /\/portal-kit\/item-list\.element-/ },
  'the load of its column menu': {
    holds: /column-menu/,
    until: async (page) => getSection(page, 'item-list').getByRole('button', { name: 'Columns' }).click(),
  },
};

for (const [work, { holds, until }] of Object.entries(pendingWork)) {
  test(`a widget removed during ${work} aborts it and sends no event or request afterward`, async ({
    page,
    problems,
  }) => {
    problems.tolerateConsole(/net::ERR_ABORTED/);
    const resources = await watchPageResources(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isHeld = false;
    await page.route(holds, async (route) => {
      isHeld = true;
      await released;
      // The request may be aborted already.
      await route.continue().catch(() => {});
    });
    const requests: string[] = [];
    await page.goto(`/integrations/?integration=element&widget=item-list`);
    await mountWidgets(page);
    await until?.(page);
    await expect.poll(() => isHeld).toBe(true);
    await unmountWidgets(page);
    await expect
      .poll(async () => [(await resources()).timers, (await resources()).workers])
      .toEqual([[], []]);
    if (!work.startsWith('the load')) await expect.poll(async () => (await resources()).requests).toEqual([]);
    page.on('request', (request) => requests.push(request.url()));
    release();
    await page.unrouteAll({ behavior: 'wait' });
    // Pending callbacks have run once the page is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(lateEvents(page)).toHaveText('0');
    expect(requests.filter((url) => /\/api\/|portal-token/.test(url))).toEqual([]);
    expect((await resources()).timers).toEqual([]);
    await expect(page.locator('#widgets')).toBeEmpty();
  });
}

test('a widget removed during an upload finishes it, sends its outcome and then leaves no timers or workers', async ({
  page,
}) => {
  const resources = await watchPageResources(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(/\/api\/v1\/.*import/, async (route) => {
    isHeld = true;
    await released;
    await route.continue();
  });
  await page.goto('/integrations/?integration=element&widget=bulk-upload');
  await mountWidgets(page);
  const form = getSection(page, 'bulk-upload');
  await form.locator('input[type=file]').setInputFiles(itemsCsv(itemRows(2)));
  await form.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect.poll(() => isHeld).toBe(true);
  await unmountWidgets(page);
  const uploaded = page.waitForResponse(/\/api\/v1\/.*import/);
  release();
  expect((await uploaded).status()).toBe(202);
  // The page counts `notification.shown`.
  await expect(lateEvents(page)).toHaveText('1');
  await expect.poll(async () => [(await resources()).timers, (await resources()).workers]).toEqual([[], []]);
  await expect(page.locator('#widgets')).toBeEmpty();
});
