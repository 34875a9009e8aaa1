import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemRows, itemsCsv } from '../fixtures/uploads.ts';
import { expect, test } from './test.ts';

/** Names of all widgets, from the package entries of their custom elements. */
const widgetNames = Object.keys(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../packages/portal-kit/package.json'), 'utf8'))
    .exports,
).flatMap((entry) => /^\.\/elements\/([\w-]+)$/.exec(entry)?.[1] ?? []);

test('every widget renders in the playground without an error, under the strict policy', async ({
  page,
  playground,
}) => {
  test.setTimeout(180_000);
  await playground.open('user=root@portal.example');
  const nav = page.getByRole('navigation', { name: 'Widgets' });
  await expect(nav.getByRole('link')).toHaveCount(widgetNames.length);
  for (const name of widgetNames) {
    const title = `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;
    await nav.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // Every widget names its content: a table, a region, a form or a field.
    const content = playground.preview
      .locator('[role=table], table, [part~=form], [part~=card], [part~=field], [part~=drop-zone]')
      .first();
    await expect(content, name).toBeVisible();
    await expect(playground.preview.locator('[part~=empty-state][part~=bad]'), name).toHaveCount(0);
  }
  await page.getByRole('tab', { name: /Events and requests/ }).click();
  await expect(page.getByRole('tabpanel').getByText('Error', { exact: true })).toHaveCount(0);
});

test('a link of a widget opens the other widget, and Back returns', async ({ page, playground }) => {
  await playground.open('widget=item-list');
  await playground.preview.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Item details' })).toBeVisible();
  expect(playground.query().get('widget')).toBe('item-details');
  await expect(page.getByRole('link', { name: 'Documentation' })).toHaveAttribute('href', '../');
  await expect(page.getByRole('link', { name: 'Reference' })).toHaveAttribute(
    'href',
    '../reference/widgets/item-details/',
  );
  await expect(playground.preview.getByText('Supplier Item ID').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Item list' })).toBeVisible();
  await expect(playground.preview.getByRole('rowheader').first()).toBeVisible();
});

test('the sandbox in the tab writes workbooks and bills of lading, and reads uploaded files', async ({
  page,
  playground,
}) => {
  const { preview } = playground;
  await playground.open('widget=order-list');
  const exported = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Export' }).click();
  expect((await exported).suggestedFilename()).toMatch(/\.xlsx$/);
  await playground.open('widget=order-details&input.orderId=OB-2611-000020');
  const bill = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Bill of lading', exact: true }).click();
  expect(readFileSync(await (await bill).path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  await playground.open('widget=bulk-upload');
  await preview.locator('input[type=file]').setInputFiles(itemsCsv(itemRows(3)));
  await preview.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByRole('tab', { name: /Events and requests/ }).click();
  await expect(page.getByRole('tabpanel')).toContainText('upload.accepted');
});

test('a sandbox that fails to load shows a message and can be retried', async ({
  page,
  playground,
  problems,
}) => {
  problems.tolerateConsole(/net::ERR_FAILED/);
  await page.route(/\/live-[\w-]+\.js$/, (route) => route.abort(), { times: 1 });
  await playground.open();
  await expect(page.getByRole('alert')).toContainText('The sandbox did not start');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(playground.preview.getByRole('rowheader').first()).toBeVisible();
});

test('the playground works without a connection once it has loaded its files', async ({
  page,
  playground,
  context,
}) => {
  await playground.open();
  await expect(page.locator('html')).toHaveAttribute('data-offline', 'ready');
  await context.setOffline(true);
  await page
    .getByRole('navigation', { name: 'Widgets' })
    .getByRole('link', { name: 'Order wizard', exact: true })
    .click();
  await expect(playground.preview.getByRole('navigation', { name: 'Steps' })).toBeVisible();
});
