import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const everything = [
  'Dashboard',
  'Inbound Orders',
  'Outbound Orders',
  'Items',
  'Bulk Upload Results',
  'Customers',
  'Suppliers',
  'Warehouses',
  'Users & Roles',
];

for (const [as, start, entries] of [
  [people.superAdmin, '/SUP-1001/items', everything],
  [people.supplierAdmin, '/SUP-1001/items', everything.slice(0, 6)],
  [
    people.viewer,
    '/SUP-1004/items',
    ['Dashboard', 'Inbound Orders', 'Outbound Orders', 'Items', 'Customers'],
  ],
] as const) {
  test(`the navigation of ${as} has what the user may see, in the specified order`, async ({
    page,
    portal,
  }) => {
    await portal.open(start, { as });
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText([...entries]);
    await expect(page.getByRole('link', { name: 'Items', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
}

test('a feature whose flag is off is not in the navigation, and its address is denied', async ({
  page,
  portal,
  world,
}) => {
  const items = [
    {
      key: '.appconfig.featureflag/user-roles',
      label: 'web-app',
      value: JSON.stringify({ id: 'user-roles', description: 'Users & Roles page', enabled: false }),
    },
  ];
  world.control.addFault({
    kind: 'status',
    status: 200,
    operationId: 'getFeatureFlags',
    times: 'always',
    body: { items },
  });
  await portal.open('/SUP-1001/items', { as: people.superAdmin });
  const entries = everything.filter((entry) => entry !== 'Users & Roles' && entry !== 'Bulk Upload Results');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(entries);
  await page.goto('/SUP-1001/users-and-roles');
  await expect(page.getByRole('heading')).toHaveText(
    "You don't have the required permissions, Please contact the Administrator.",
  );
});

test('parts that are not there yet say so and lead to what is', async ({ page, portal }) => {
  await portal.open('/SUP-1001/dashboard', { as: people.superAdmin });
  for (const entry of everything.filter((name) => name !== 'Items')) {
    await page.getByRole('navigation').getByRole('link', { name: entry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry);
    await expect(page.getByRole('heading', { name: 'Not available yet' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to Items' }).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
});

test('an address inside a supplier that leads nowhere says so, with a way out', async ({ page, portal }) => {
  await portal.open('/SUP-1001/nothing/here');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(everything.slice(0, 6));
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL('/SUP-1001/dashboard');
});

test('the first Tab offers to skip to the content, and does', async ({ page, portal }) => {
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
  await expect(page.getByRole('link', { name: 'Add New Item' })).toBeFocused();
});

test('the account menu says who is signed in, and works by keyboard', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items');
  const account = page.getByRole('button', { name: 'Account of Dana Reyes' });
  await account.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByText('dana@halberd.example')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'System theme' })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
});

test('a chosen theme is remembered, also on the sign-in page', async ({ page, portal }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('main') as HTMLElement).colorScheme);
  await portal.open('/SUP-1001/items');
  const account = page.getByRole('button', { name: 'Account of Dana Reyes' });
  await account.click();
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark theme' })).toBeChecked();
  await page.keyboard.press('Escape');
  expect(await background()).toBe('dark');
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(8);
  expect(await background()).toBe('dark');
  await portal.signOut();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await background()).toBe('dark');
});

test('a link in a new tab is the browser’s: the page stays', async ({ page, portal, context }) => {
  await portal.open('/SUP-1001/items');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'HF-1001' }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/SUP-1001/items/details/ITM-1001');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Item details');
  await expect(page).toHaveURL('/SUP-1001/items');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the navigation is a drawer that Escape closes, and focus returns', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await expect(page.getByRole('navigation')).toBeHidden();
    const opener = page.getByRole('button', { name: 'Open navigation' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(drawer.getByRole('link')).toHaveText(everything.slice(0, 6));
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('choosing in the drawer goes there and closes it', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Customers' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/SUP-1001/customers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  });

  test('a tap beside the drawer closes it', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.touchscreen.tap(380, 400);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('suppliers are switched in the drawer', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items', { as: people.superAdmin });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('button', { name: /Switch supplier$/ }).click();
    await page.getByRole('option', { name: /^Maison Tesselle/ }).click();
    await expect(page).toHaveURL('/SUP-1003/items');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('rowheader').first()).toHaveText('MT-3001');
  });

  test('the page scrolls inside the screen, and nothing is wider than it', async ({ page, portal }) => {
    const overflow = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
        return [scrollWidth - clientWidth, scrollHeight - clientHeight];
      });
    await portal.open('/SUP-1001/items');
    await expect(page.getByRole('rowheader')).toHaveCount(8);
    expect(await overflow()).toEqual([0, 0]);
    await page.getByRole('link', { name: 'Add New Item' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    expect(await overflow()).toEqual([0, 0]);
  });
});

test('going to another page moves the focus to its title', async ({ page, portal }) => {
  await portal.open('/SUP-1001/items');
  const title = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'HF-1001' }).press('Enter');
  await expect(title).toHaveText('Item details');
  await expect(title).toBeFocused();
  await page.getByRole('link', { name: 'Back to Items' }).press('Enter');
  await expect(title).toHaveText('Items');
  await expect(title).toBeFocused();
});

test.describe('code that cannot be fetched', () => {
  const lostFiles = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED \/(assets\/|favicon\.svg$)/;

  test.beforeEach(async ({ page, portal, problems, context }) => {
    await portal.open('/SUP-1001/items');
    await expect(page.getByRole('rowheader')).toHaveCount(8);
    problems.tolerateConsole(lostFiles);
    await context.setOffline(true);
  });

  test('for a menu leaves the page as it is, and the menu opens later', async ({ page, context }) => {
    const account = page.getByRole('button', { name: 'Account of Dana Reyes' });
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('rowheader')).toHaveCount(8);
    await context.setOffline(false);
    await account.click();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('for a tooltip leaves the row as it is', async ({ page }) => {
    await page.getByRole('link', { name: 'HF-1004' }).focus();
    await page.keyboard.press('Tab');
    await page.getByRole('row').filter({ hasText: 'HF-1001' }).getByText('515 cases').hover();
    await page.getByRole('searchbox').hover();
    await expect(page.getByRole('rowheader')).toHaveCount(8);
  });

  test('for a page says so in its place; the navigation works and Try again recovers', async ({
    page,
    problems,
    context,
  }) => {
    // React's own line about an error that a boundary has caught.
    problems.tolerateConsole(/^TypeError: Failed to fetch dynamically imported module: /);
    const navigation = page.getByRole('navigation');
    await navigation.getByRole('link', { name: 'Customers' }).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await navigation.getByRole('link', { name: 'Items', exact: true }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(8);
    await navigation.getByRole('link', { name: 'Customers' }).click();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Not available yet' })).toBeVisible();
  });
});
