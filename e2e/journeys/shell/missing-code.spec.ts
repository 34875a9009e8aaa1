import { builtFile } from '../../fixtures/deployment.ts';
import { fillItemForm, textField } from '../../fixtures/items.ts';
import { accountButton, leaveDialog, section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';
import { chooseButton } from '../../fixtures/uploads.ts';

const gone = 'Unexpected Application Error!';

test.describe('without a network', () => {
  const lostFiles = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED \/(assets\/|favicon\.svg$)/;

  test.beforeEach(async ({ page, portal, problems, context }) => {
    await portal.open('/SUP-1001/items');
    await expect(page.getByRole('rowheader')).toHaveCount(8);
    problems.tolerateConsole(lostFiles);
    await context.setOffline(true);
  });

  test('a menu whose code fails to load leaves the page unchanged and opens later', async ({
    page,
    context,
  }) => {
    await accountButton(page).click();
    await expect(accountButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('rowheader')).toHaveCount(8);
    await context.setOffline(false);
    await accountButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('a tooltip whose code fails to load leaves the row unchanged', async ({ page }) => {
    await page.getByRole('link', { name: 'HF-1004' }).focus();
    await page.keyboard.press('Tab');
    await page.getByRole('row').filter({ hasText: 'HF-1001' }).getByText('515 cases').hover();
    await page.getByRole('searchbox').hover();
    await expect(page.getByRole('rowheader')).toHaveCount(8);
  });

  test('an unvisited page shows an offline message and loads automatically on reconnect', async ({
    page,
    problems,
    context,
  }) => {
    // React logs each error that an error boundary catches.
    problems.tolerateConsole(/^PageLoadError: /);
    await section(page, 'Bulk Upload Results').click();
    await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
    await section(page, 'Items').click();
    await expect(page.getByRole('rowheader')).toHaveCount(8);
    await section(page, 'Bulk Upload Results').click();
    await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible();
    await context.setOffline(false);
    await expect(chooseButton(page)).toBeVisible();
  });
});

test.describe('after a release', () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.tolerateConsole(/^PageLoadError: |404 \(Not Found\) \/assets\//);
    await page.route(await builtFile('src/pages/bulk-uploads.page.tsx'), (route) =>
      route.fulfill({ status: 404 }),
    );
  });

  test('a page whose code was removed by a release suggests a reload, which loads it', async ({
    page,
    portal,
  }) => {
    await portal.open('/SUP-1001/items');
    await section(page, 'Bulk Upload Results').click();
    await expect(page.getByRole('heading', { name: gone })).toBeVisible();
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await expect(
      page.getByText(
        'The portal may have been updated, or your connection may be down. Reload the page; your typing is saved.',
      ),
    ).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(chooseButton(page)).toBeVisible();
    await expect(page).toHaveURL('/SUP-1001/bulk-uploads');
  });

  test('a draft survives the reload after a release and is offered', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items/create');
    await fillItemForm(page);
    await section(page, 'Bulk Upload Results').click();
    await leaveDialog(page).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: gone })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload page' }).click();
    await expect(chooseButton(page)).toBeVisible();
    await section(page, 'Items').click();
    await page.getByRole('link', { name: 'Add New Item' }).click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
    await expect(page.getByRole('checkbox', { name: /Cranbury/ })).toBeChecked();
  });
});

test('a page whose code fails to load shows a message after 15 s', async ({ page, problems }) => {
  problems.tolerateConsole(/404 \(Not Found\) \/assets\//);
  await page.route(await builtFile('index.html'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/SUP-1001/items');
  const text = page.getByText("The portal hasn't loaded yet. Check your connection and reload this page.");
  await expect(text).toBeHidden();
  const delaysMs = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => effect?.getTiming().delay),
  );
  expect(delaysMs).toEqual([15_000]);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(text).toBeVisible();
});
