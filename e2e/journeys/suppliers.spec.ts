import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const denied = "You don't have the required permissions, Please contact the Administrator.";
const firstByName = '/SUP-1004/dashboard';

test('an unknown supplier in the address leads to the first by name', async ({ page, portal, problems }) => {
  problems.expectStatus(404, '/api/v1/suppliers/SUP-9999/items');
  await portal.open('/SUP-9999/items', { as: people.superAdmin });
  await expect(page).toHaveURL(firstByName);
  await expect(page.getByRole('button', { name: /^Supplier: Bramblehook Brewing\./ })).toBeVisible();
});

for (const address of ['/%2e%2e/items', '/%252e%252e/items', '/a%2Fb/items', '/a%20b/items', '//items']) {
  test(`the address ${address} reaches the API under no supplier`, async ({ page, portal, world }) => {
    await portal.open('/', { as: people.superAdmin });
    await expect(page).toHaveURL(firstByName);
    world.control.clearJournal();
    await page.goto(world.origin + address);
    await expect(page).toHaveURL(firstByName);
    const paths = world.control.journal().map(({ path }) => path);
    expect(paths.filter((path) => /\.\.|%|\/suppliers\/./i.test(path))).toEqual([]);
  });
}

test('a supplier of somebody else leads to one’s own and shows nothing of the other', async ({
  page,
  portal,
  problems,
  world,
}) => {
  problems.expectStatus(404, '/api/v1/suppliers/SUP-1002/items');
  await portal.open('/SUP-1002/items');
  await expect(page).toHaveURL('/SUP-1001/dashboard');
  await expect(page.getByText('Halberd & Fen Wine Imports')).toBeVisible();
  expect(world.calls('listItems').map(({ status }) => status)).toEqual([404]);
});

test('somebody without a supplier is told so', async ({ page, portal, problems }) => {
  problems.expectStatus(404, '/api/v1/suppliers/SUP-1001/items');
  await portal.open('/SUP-1001/items', { as: people.withoutRole });
  await expect(page.getByRole('heading', { name: 'No supplier is assigned to you' })).toBeVisible();
  await expect(page.getByText('Please contact the Administrator to be given one.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('the switcher works by keyboard and keeps nothing of the old supplier', async ({
  page,
  portal,
  world,
}) => {
  await portal.open('/SUP-1001/items?searchInput=fen&order=DESC&orderBy=sku', { as: people.superAdmin });
  await expect(page.getByRole('rowheader')).toHaveText(['HF-1003', 'HF-1002', 'HF-1001']);
  world.control.clearJournal();

  const switcher = page.getByRole('button', {
    name: 'Supplier: Halberd & Fen Wine Imports. Switch supplier',
  });
  await switcher.focus();
  await page.keyboard.press('Enter');
  const filter = page.getByRole('combobox', { name: 'Find a supplier' });
  await expect(filter).toBeFocused();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveText([
    /^Bramblehook Brewing/,
    /^Cielo Pardo Agave Spirits/,
    /^Copperwake Distilling Co\./,
    /^Halberd & Fen Wine Imports/,
    /^Lanternfield Zero Proof/,
    /^Maison Tesselle/,
    /^Orchard & Anvil Cider Works/,
    /^Sierra Quillon Vineyards/,
  ]);
  await page.keyboard.type('copper');
  await expect(options).toHaveText(/^Copperwake/);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/SUP-1002/items');
  await expect(page.getByRole('rowheader')).toHaveText([
    'CW-2001',
    'CW-2002',
    'CW-2003',
    'CW-2004',
    'CW-2005',
    'CW-2006',
    'CW-2007',
    'CW-2008',
  ]);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Supplier: Copperwake Distilling Co\./ })).toBeFocused();
  const asked = world.calls('listItems').map(({ path, query }) => path + query);
  expect(asked).toEqual(['/api/v1/suppliers/SUP-1002/items?limit=10&offset=0']);
});

test('Escape leaves the switcher and the supplier as they were', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items', { as: people.superAdmin });
  const switcher = page.getByRole('button', { name: /Switch supplier$/ });
  await switcher.click();
  await page.getByRole('combobox', { name: 'Find a supplier' }).fill('nobody');
  await expect(page.getByText('No supplier matches.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(switcher).toBeFocused();
  await expect(page).toHaveURL('/SUP-1001/items');
});

test('switching on a page below the list leads to the list of the other supplier', async ({
  page,
  portal,
}) => {
  await portal.open('/SUP-1001/items/details/ITM-1001', { as: people.superAdmin });
  await page.getByRole('button', { name: /Switch supplier$/ }).click();
  await page.getByRole('option', { name: /^Maison Tesselle/ }).click();
  await expect(page).toHaveURL('/SUP-1003/items');
  await expect(page.getByRole('rowheader').first()).toHaveText('MT-3001');
});

test('what a user may do follows the supplier', async ({ page, portal }) => {
  await portal.open('/SUP-1003/items', { as: people.agency });
  await expect(page.getByRole('rowheader').first()).toHaveText('MT-3001');
  await expect(page.getByRole('link', { name: 'Add New Item' })).toBeVisible();
  await page.getByRole('button', { name: /Switch supplier$/ }).click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    /^Cielo Pardo/,
    /^Maison Tesselle/,
  ]);
  await page.getByRole('option', { name: /^Cielo Pardo/ }).click();
  await expect(page.getByRole('rowheader').first()).toHaveText('CP-7001');
  await expect(page.getByRole('link', { name: 'Add New Item' })).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Bulk Upload Results' })).toHaveCount(
    0,
  );
});

test('a user of one supplier sees its name and nothing to switch', async ({ page, portal }) => {
  await portal.open('/SUP-1004/items', { as: people.viewer });
  await expect(page.getByRole('rowheader')).toHaveCount(7);
  await expect(page.getByText('Bramblehook Brewing')).toBeVisible();
  await expect(page.getByRole('button', { name: /Switch supplier/ })).toHaveCount(0);
});

test('a user who may only read is offered no new item', async ({ page, portal }) => {
  await portal.open('/SUP-1004/items', { as: people.viewer });
  await expect(page.getByRole('rowheader')).toHaveCount(7);
  await expect(page.getByRole('link', { name: 'Add New Item' })).toHaveCount(0);
});

test('a user who may only read and asks for the form anyway gets Permission Denied', async ({
  page,
  portal,
  world,
}) => {
  await portal.open('/SUP-1004/items/create', { as: people.viewer });
  await expect(page.getByRole('heading', { name: denied })).toHaveText(denied);
  await expect(page.getByRole('link', { name: 'Contact the Administrator' })).toHaveAttribute(
    'href',
    'mailto:support@portal.example',
  );
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(() => world.calls('logout').length).toBe(1);
});
