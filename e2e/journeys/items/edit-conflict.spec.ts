import type { Page } from '@playwright/test';
import {
  changeItem,
  confirmButton,
  itemsPath,
  openEdit,
  row,
  saveDialog,
  saves,
  selectField,
  storedItem,
  textField,
  toast,
} from '../../fixtures/items.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const itemPath = `${itemsPath}/ITM-1002`;
const brand = (page: Page) => textField(page, 'Brand');
const description = (page: Page) => textField(page, 'Description');
const conflict = (page: Page) =>
  page.getByRole('group', { name: 'Someone else changed this since you opened it.' });
const answer = (page: Page, name: 'Take theirs' | 'Keep mine' | 'Undo') =>
  conflict(page).getByRole('button', { name, exact: true }).click();

/** The fields that differ, each with theirs, mine and what becomes of it. */
const differing = async (page: Page) => {
  const [, ...rows] = await conflict(page).getByRole('row').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
};

test.describe('a change to an item that somebody else has changed since', () => {
  test.beforeEach(async ({ page, portal, problems, world }) => {
    await openEdit({ page, portal }, 'ITM-1002');
    await changeItem(world.person(people.internalAdmin), 'ITM-1002', {
      description: 'Theirs',
      brand: 'Their brand',
      upc: null,
    });
    await brand(page).fill('Mine');
    problems.expectStatus(412, itemPath);
    await saves(page);
    await expect(conflict(page)).toBeFocused();
    await expect(saveDialog(page)).toBeHidden();
    await expect(toast(page)).toContainText('Someone else changed this in the meantime.');
    await expect(brand(page)).toHaveValue('Mine');
    await expect
      .poll(() => differing(page))
      .toEqual([
        ['Brand', 'Their brand', 'Mine', 'Yours replaces theirs'],
        ['Description', 'Theirs', 'Fen Block Chardonnay 2023', 'Theirs stays'],
        ['UPC', '–', '411000110079', 'Theirs stays'],
      ]);
    expect(await storedItem(world.person(people.supplierAdmin), 'ITM-1002')).toMatchObject({
      version: 2,
      brand: 'Their brand',
    });
  });

  test('can be kept: it goes on top of theirs, and takes nothing of theirs back', async ({ page, world }) => {
    await answer(page, 'Keep mine');
    await expect(conflict(page).getByRole('status')).toContainText(
      'Your changes are applied on top of their version. Save to keep them; the ones listed here replace theirs.',
    );
    await expect(brand(page)).toHaveValue('Mine');
    await expect(brand(page)).toHaveAccessibleDescription('Replaces theirs: Their brand');
    await expect(description(page)).toHaveValue('Theirs');
    expect(world.statuses('updateItem').filter((status) => status === 412)).toHaveLength(1);
    await saves(page);
    await expect(row(page, 'HF-1002')).toContainText('TheirsMine');
    // What was refused is over: the refusal is not left beside what was saved.
    await expect(toast(page)).toHaveText(/^Item modified successfully/);
    expect(await storedItem(world.person(people.supplierAdmin), 'ITM-1002')).toMatchObject({
      version: 3,
      brand: 'Mine',
      description: 'Theirs',
      upc: null,
    });
  });

  test('can be set aside for theirs, which leaves nothing unsaved, and be taken back', async ({
    page,
    world,
  }) => {
    await answer(page, 'Take theirs');
    await expect(conflict(page).getByRole('status')).toContainText('Your changes were discarded: Brand.');
    await expect(brand(page)).toHaveValue('Their brand');
    await expect(description(page)).toHaveValue('Theirs');
    await answer(page, 'Undo');
    await expect(brand(page)).toHaveValue('Mine');
    await expect(description(page)).toHaveValue('Fen Block Chardonnay 2023');
    await answer(page, 'Take theirs');
    await page.getByRole('link', { name: 'Back to Items' }).click();
    await expect(row(page, 'HF-1002')).toContainText('TheirsTheir brand');
    expect(await storedItem(world.person(people.supplierAdmin), 'ITM-1002')).toMatchObject({ version: 2 });
  });
});

test('a whole change by keyboard alone: refused, decided, taken back, decided anew and saved', async ({
  page,
  portal,
  problems,
  world,
}) => {
  const { keyboard } = page;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await openEdit({ page, portal }, 'ITM-1002');
  await changeItem(world.person(people.internalAdmin), 'ITM-1002', { brand: 'Their brand', size: 375 });
  // From the page’s heading, as somebody comes who has just arrived.
  await page.getByRole('link', { name: 'Back to Items' }).focus();
  for (let presses = 0; presses < 12; presses += 1) {
    if (await brand(page).evaluate((field) => field === document.activeElement)) break;
    await press('Tab');
  }
  await expect(brand(page)).toBeFocused();
  await press('ControlOrMeta+a');
  await keyboard.type('Mine');
  await press('Tab', 'End');
  await keyboard.type(' Réserve');
  // Type: 16% Alcohol or Less, then the next one; and a warehouse more.
  await press('Tab', 'ArrowRight');
  await expect(selectField(page, 'Type')).toHaveText('Over 16% to 21%');
  problems.expectStatus(412, itemPath);
  await press('Shift+Tab', 'Enter');
  await expect(confirmButton(page)).toBeFocused();
  await press('Enter');

  await expect(conflict(page)).toBeFocused();
  await expect(conflict(page).getByRole('table', { name: '4 fields differ' })).toBeVisible();
  await press('Tab', 'Tab');
  await expect(conflict(page).getByRole('button', { name: 'Take theirs' })).toBeFocused();
  await press('Enter');
  await expect(brand(page)).toBeFocused();
  await expect(brand(page)).toHaveValue('Their brand');
  await press('Shift+Tab');
  await expect(conflict(page).getByRole('button', { name: 'Undo' })).toBeFocused();
  await press('Enter');
  await expect(conflict(page)).toBeFocused();
  await press('Tab');
  await expect(conflict(page).getByRole('button', { name: 'Keep mine' })).toBeFocused();
  await press('Space');
  await expect(brand(page)).toBeFocused();
  await expect(brand(page)).toHaveValue('Mine');
  await expect(brand(page)).toHaveAccessibleDescription('Replaces theirs: Their brand');
  await press('Enter');
  await expect(confirmButton(page)).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL('/SUP-1001/items');
  expect(await storedItem(world.person(people.supplierAdmin), 'ITM-1002')).toMatchObject({
    version: 3,
    brand: 'Mine',
    description: 'Fen Block Chardonnay 2023 Réserve',
    type: 'F',
    size: 375,
  });
});

test('a version that differs in none of the form’s fields is in nobody’s way', async ({
  page,
  portal,
  problems,
  world,
}) => {
  problems.expectStatus(412, itemPath);
  await openEdit({ page, portal }, 'ITM-1002');
  await changeItem(world.person(people.internalAdmin), 'ITM-1002', {});
  await brand(page).fill('Mine');
  await saves(page);
  await expect(row(page, 'HF-1002')).toContainText('Mine');
  expect(world.calls('updateItem').map(({ status, headers }) => [status, headers['if-match']])).toEqual([
    // Somebody else's, which named no version.
    [200, undefined],
    [412, '"1"'],
    [200, '"2"'],
  ]);
});

test('a server that wants the version and did not get it is asked again, with nothing to choose', async ({
  page,
  portal,
  problems,
  world,
}) => {
  world.control.addFault({ kind: 'status', status: 428, operationId: 'updateItem' });
  problems.expectStatus(428, itemPath);
  await openEdit({ page, portal }, 'ITM-1002');
  await brand(page).fill('Mine');
  await saves(page);
  await expect(conflict(page)).toContainText('No one else changed these fields.');
  await saves(page);
  await expect(row(page, 'HF-1002')).toContainText('Mine');
  expect(world.statuses('updateItem')).toEqual([428, 200]);
});

test('what can be read of the other version is waited for, and asked for again', async ({
  page,
  portal,
  problems,
  world,
}) => {
  await openEdit({ page, portal }, 'ITM-1002');
  await changeItem(world.person(people.internalAdmin), 'ITM-1002', { brand: 'Their brand' });
  await brand(page).fill('Mine');
  world.control.addFault({ kind: 'status', status: 503, operationId: 'getItem', times: 'always' });
  problems.expectStatus(412, itemPath);
  problems.tolerateConsole(/503 .*ITM-1002$/);
  await saves(page);
  await expect(conflict(page)).toContainText("Couldn't load their version.");
  await expect(brand(page)).toHaveValue('Mine');
  world.control.clearFaults();
  await conflict(page).getByRole('button', { name: 'Try again' }).click();
  await expect(conflict(page).getByRole('table')).toBeVisible();
});

test('a form that was opened from the cache and is not touched yet starts from what the server has', async ({
  page,
  portal,
  world,
}) => {
  await page.clock.install();
  await portal.open('/SUP-1001/items/details/ITM-1002');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HF-1002');
  await changeItem(world.person(people.internalAdmin), 'ITM-1002', { description: 'Theirs' });
  await page.clock.fastForward(20_000);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(description(page)).toHaveValue('Theirs');
  await brand(page).fill('Mine');
  await saves(page);
  await expect(row(page, 'HF-1002')).toContainText('TheirsMine');
  const saved = world.calls('updateItem').map(({ status, headers }) => [status, headers['if-match']]);
  expect(saved.at(-1)).toEqual([200, '"2"']);
});
