import { demoUsers } from '../../fixtures/demo-users.ts';
import { everySection, navigation, pageTitle, section, sections } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

test('the navigation lists brand, supplier and sections in the specified order, and each section opens its page and is marked as current', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
  await expect(sections(page)).toHaveText(everySection);
  await expect(section(page, 'Items')).toHaveAttribute('aria-current', 'page');
  const banner = page.getByRole('banner');
  await expect(banner).toContainText('Harbor Logistics');
  await expect(banner).toContainText('Halberd & Fen Wine Imports');
  const box = await banner.boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 320]);

  const paths = [
    'dashboard',
    'inbound-orders',
    'outbound-orders',
    'items',
    'bulk-uploads',
    'customers',
    'suppliers',
    'warehouses',
    'users-and-roles',
  ];
  await page.goto('/SUP-1003/dashboard');
  for (const [index, entry] of everySection.entries()) {
    await section(page, entry).click();
    await expect(page).toHaveURL(`/SUP-1003/${paths[index]}`);
    await expect(pageTitle(page)).toHaveText(entry);
    await expect(page).toHaveTitle(`${entry} · Harbor Logistics`);
    await expect(section(page, entry)).toHaveAttribute('aria-current', 'page');
  }

  await page.goto('/SUP-1001/outbound-orders/create');
  await expect(pageTitle(page)).toHaveText('New outbound order');
  await expect(navigation(page).locator('[aria-current="page"]')).toHaveText('Outbound Orders');
});

test('the skip link focuses the content, a section opens in a new tab, and selecting a section by keyboard focuses the new title', async ({
  page,
  portal,
  context,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  await page.keyboard.press('Tab');
  const skip = page.getByText('Skip to content');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/SUP-1001/items');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    section(page, 'Customers').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/SUP-1001/customers');
  await expect(pageTitle(tab)).toHaveText('Customers');
  await expect(page).toHaveURL('/SUP-1001/items');

  await section(page, 'Customers').focus();
  await page.keyboard.press('Enter');
  await expect(pageTitle(page)).toHaveText('Customers');
  await expect(pageTitle(page)).toBeFocused();
});
