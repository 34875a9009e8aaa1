import type { Page } from '@playwright/test';
import { addButton, confirmButton, fillItemForm, textField } from '../../fixtures/items.ts';
import { accountButton, leaveDialog, pageTitle, section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const form = '/SUP-1001/items/create';
const brand = (page: Page) => textField(page, 'Brand');
const answerLeaveDialog = (page: Page, name: 'Cancel' | 'Confirm') =>
  leaveDialog(page).getByRole('button', { name }).click();

/** The controls of the page that leave the form. */
const exits: Record<string, { leave: (page: Page) => Promise<unknown>; to: string }> = {
  'a section of the navigation': {
    leave: (page) => section(page, 'Customers').click(),
    to: '/SUP-1001/customers',
  },
  'the back arrow': {
    leave: (page) => page.getByRole('link', { name: 'Back to Items' }).click(),
    to: '/SUP-1001/items',
  },
  'the form’s own Cancel': {
    leave: (page) => page.getByRole('form').getByRole('button', { name: 'Cancel' }).click(),
    to: '/SUP-1001/items',
  },
  Logout: {
    leave: async (page) => {
      await accountButton(page).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    },
    to: '/login',
  },
};

test.beforeEach(async ({ page, portal }) => {
  await portal.open('/SUP-1001/items');
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(2);
});

test('every control that leaves a form asks once before unsaved changes are lost: Cancel stays, Confirm leaves', async ({
  page,
}) => {
  for (const [name, { leave, to }] of Object.entries(exits)) {
    await test.step(name, async () => {
      await brand(page).fill('Fen Block');
      await leave(page);
      await expect(leaveDialog(page).getByRole('heading')).toHaveText('Are you sure?');
      await expect(leaveDialog(page)).toHaveAccessibleDescription('Changes you made may not be saved.');
      await expect.poll(async () => (await leaveDialog(page).locator('..').boundingBox())?.width).toBe(420);
      await expect(leaveDialog(page).getByRole('button', { name: 'Confirm' })).toBeFocused();
      await answerLeaveDialog(page, 'Cancel');
      await expect(leaveDialog(page)).toBeHidden();
      await expect(page).toHaveURL(form);
      await expect(brand(page)).toHaveValue('Fen Block');

      await leave(page);
      await answerLeaveDialog(page, 'Confirm');
      await expect(page).toHaveURL(to);
      await expect(leaveDialog(page)).toHaveCount(0);
      await expect(brand(page)).toHaveCount(0);
    });
    if (to === '/login') break;
    await section(page, 'Items').click();
    await page.getByRole('link', { name: 'Add New Item' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(2);
  }
});

test('leaving a form does not ask the user without changes, after undoing them, or when the link opens a new tab', async ({
  page,
  context,
}) => {
  await brand(page).fill('Fen Block');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    section(page, 'Customers').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(pageTitle(tab)).toHaveText('Customers');
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(brand(page)).toHaveValue('Fen Block');

  await page.getByText('Cranbury Beverage Center').click();
  await brand(page).fill('');
  await page.getByText('Cranbury Beverage Center').click();
  await section(page, 'Items').click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(leaveDialog(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Add New Item' }).click();
  await brand(page).focus();
  await section(page, 'Customers').click();
  await expect(page).toHaveURL('/SUP-1001/customers');
  await expect(leaveDialog(page)).toHaveCount(0);
});

test('leaving a form asks for confirmation after a failed save and for a notification link, but not after a successful save', async ({
  page,
  problems,
}) => {
  problems.expectStatus(409, '/api/v1/suppliers/SUP-1001/items');
  await fillItemForm(page, { sku: 'HF-1001' });
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(page.getByText('An item with this Supplier Item ID already exists.')).toBeVisible();
  await section(page, 'Customers').click();
  await answerLeaveDialog(page, 'Cancel');

  await textField(page, 'Supplier Item ID').fill('HF-2001');
  await addButton(page).click();
  await confirmButton(page).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(leaveDialog(page)).toHaveCount(0);
  const link = page.getByRole('link', { name: 'View HF-2001' });
  await expect(link).toBeVisible();

  await page.getByRole('link', { name: 'Add New Item' }).click();
  await brand(page).fill('Fen Block');
  await link.click();
  await answerLeaveDialog(page, 'Cancel');
  await expect(page).toHaveURL(form);
  await expect(brand(page)).toHaveValue('Fen Block');
});

test('the leave confirmation works by keyboard alone: Escape stays, Enter leaves', async ({ page }) => {
  await brand(page).fill('Fen Block');
  const customers = section(page, 'Customers');
  await customers.focus();
  await page.keyboard.press('Enter');
  await expect(leaveDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toBeHidden();
  await expect(customers).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(leaveDialog(page).getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pageTitle(page)).toHaveText('Customers');
  await expect(page).toHaveURL('/SUP-1001/customers');
});
