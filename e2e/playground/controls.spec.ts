import { readFileSync } from 'node:fs';
import { expectAccessible } from '../a11y/axe.ts';
import { expect, test } from './test.ts';

test('language, direction, container and inputs change the widget, its code and the address', async ({
  page,
  playground,
}) => {
  const { preview, controls } = playground;
  await playground.open('widget=order-list');
  await expect(preview.getByRole('rowheader').first()).toBeVisible();
  const code = page.getByRole('tabpanel').getByRole('region', { name: 'Code of stock.tsx' });
  await expect(code).toContainText('<OrderList direction="outbound" />');
  await controls.getByLabel('Language').selectOption('de');
  await expect(preview.getByRole('columnheader', { name: 'Auftrag' }).first()).toBeVisible();
  await controls.getByRole('radio', { name: 'Right to left' }).check();
  await expect(preview.locator('[part~=widget]')).toHaveAttribute('dir', 'rtl');
  await expect(code).toContainText('locale="de-Arab"');
  await controls.getByRole('radio', { name: 'In the page' }).check();
  await expect(code).toContainText("import 'portal-kit/order-list.css';");
  await expect(preview.locator('> div')).toHaveJSProperty('shadowRoot', null);
  await controls.getByLabel('direction', { exact: true }).selectOption('inbound');
  await expect(code).toContainText('direction="inbound"');
  await page.getByRole('radio', { name: 'Vue' }).check();
  await expect(page.getByRole('region', { name: 'Code of stock.vue' })).toContainText('direction="inbound"');
  expect(Object.fromEntries(playground.query())).toEqual({
    widget: 'order-list',
    'input.direction': 'inbound',
    locale: 'de',
    direction: 'rtl',
    container: 'page',
    code: 'vue',
    now: '2026-11-20T09:30:00Z',
  });
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(controls.getByRole('radio', { name: 'In the page' })).toBeChecked();
  await expect(controls.getByLabel('direction', { exact: true })).toHaveValue('inbound');
  await expect(preview.locator('[part~=widget]')).toHaveAttribute('dir', 'rtl');
});

test('invalid values of the address give a message and the defaults', async ({ page, playground }) => {
  await playground.open(
    'widget=missing&locale=xx&width=5&light.color-accent=red&theme.nothing=1&input.itemId=1&seed=-1&other=1',
  );
  const message = page.getByRole('status').filter({ hasText: 'The address contains invalid values' });
  for (const name of [
    'widget',
    'locale',
    'width',
    'light.color-accent',
    'theme.nothing',
    'input.itemId',
    'seed',
    'other',
  ])
    await expect(message).toContainText(`“${name}”`);
  await expect(playground.preview.getByRole('rowheader').first()).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toBeHidden();
});

test('a read-only user who passes permissions sees no actions that need others', async ({
  page,
  playground,
}) => {
  const { preview, controls } = playground;
  await playground.open();
  await expect(preview.getByRole('link', { name: 'Add New Item' })).toBeVisible();
  await controls.getByLabel('Signed-in user').selectOption('viewer@bramblehook.example');
  await controls.getByRole('switch', { name: 'Pass permissions' }).check();
  await expect(preview.getByRole('rowheader').first()).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Add New Item' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Code of stock.tsx' })).toContainText("'ITEM_LIST'");
  expect(playground.query().get('supplier')).toBe(null);
});

test('a failure scenario fails the calls of the widget, and the log shows them', async ({
  page,
  playground,
}) => {
  const { preview, controls } = playground;
  await playground.open();
  await expect(preview.getByRole('rowheader').first()).toBeVisible();
  await controls.getByLabel('Failure scenario').selectOption('server-errors');
  await expect(preview.getByText('Data Error')).toBeVisible();
  await page.getByRole('tab', { name: /Events and requests/ }).click();
  const log = page.getByRole('tabpanel').getByRole('listitem');
  await expect(log.filter({ hasText: 'GET /api/v1/suppliers/SUP-1001/items' }).first()).toContainText('500');
  await expect(log.filter({ hasText: 'Error' }).first()).toContainText('http');
  await controls.getByLabel('Failure scenario').selectOption('none');
  await expect(preview.getByRole('rowheader').first()).toBeVisible();
  await preview.getByRole('searchbox').fill('gin');
  await expect(log.filter({ hasText: 'list.changed' }).first()).toContainText('"searchInput":"gin"');
});

test('the theme applies to the widget only, warns of low contrast, and is saved as a style sheet', async ({
  page,
  playground,
}) => {
  const { preview, controls } = playground;
  await playground.open('theme=light&widget=item-form');
  await expect(preview.getByRole('button', { name: 'Save' }).first()).toBeVisible();
  await controls.getByRole('heading', { name: 'Theme' }).click();
  await controls.getByLabel('accent, light theme').fill('#ffd54a');
  await controls.getByLabel('radius control').fill('2');
  await expect(
    controls.getByText(/--pk-color-accent-ink on --pk-color-accent: contrast 1\.4:1/),
  ).toBeVisible();
  const accent = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--pk-color-accent'));
  expect(await accent('.preview-scope')).toBe('#ffd54a');
  expect(await accent('header')).toBe('');
  const saved = page.waitForEvent('download');
  await controls.getByRole('button', { name: 'Save CSS' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('portal-theme.css');
  const css = readFileSync(await download.path(), 'utf8');
  expect(css).toContain(':root {\n  --pk-color-accent: #ffd54a;\n  --pk-radius-control: 2px;\n}');
  expect(css).toContain("[part~='dark'],\n::part(dark) {\n  --pk-color-accent: #e08aa5;\n}");
  await expect(page.getByRole('region', { name: 'Code of theme.css' })).toContainText('#ffd54a');
  expect(playground.query().get('light.color-accent')).toBe('#ffd54a');
  await controls.getByRole('button', { name: 'Harbor' }).click();
  expect(await accent('.preview-scope')).toBe('#1f4d7a');
  await expect(controls.getByText(/contrast/)).toHaveCount(0);
  await controls.getByRole('button', { name: 'Reset theme' }).click();
  expect(await accent('.preview-scope')).toBe('');
});

test('fields offer existing records, the keyboard changes the width, and Reset data restores the demo data', async ({
  page,
  playground,
}) => {
  const { preview } = playground;
  await playground.open('widget=item-details&width=768');
  await playground.controls.getByLabel('itemId').focus();
  await expect(playground.controls.locator('datalist option').first()).toBeAttached();
  await playground.controls.getByLabel('itemId').fill('ITM-1002');
  await expect(preview.getByText('HF-1002').first()).toBeVisible();
  await playground.open('width=768');
  await expect(preview.getByRole('rowheader').first()).toBeVisible();
  const handle = page.getByRole('separator', { name: 'Width of the preview' });
  await handle.press('ArrowLeft');
  await expect(handle).toHaveAttribute('aria-valuetext', '752 pixels');
  expect(playground.query().get('width')).toBe('752');
  await handle.press('Home');
  // Rows become cards in a narrow container.
  await expect(preview.getByRole('columnheader').first()).toBeHidden();
  await handle.press('End');
  await expect(handle).toHaveAttribute('aria-valuetext', 'whole width');
  await page.getByRole('button', { name: 'Reset data' }).click();
  await expect(preview.getByRole('rowheader').first()).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the playground is accessible at ${width} px and does not scroll horizontally`, async ({
    page,
    playground,
  }) => {
    await page.setViewportSize({ width, height });
    await playground.open();
    await expect(playground.preview.getByRole('rowheader').first()).toBeVisible();
    await playground.controls.getByRole('heading', { name: 'Theme' }).click();
    await expectAccessible(page, { what: `playground at ${width} px` });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
