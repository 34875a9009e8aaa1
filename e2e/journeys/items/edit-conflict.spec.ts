import type { Page } from '@playwright/test';
import {
  changeItem,
  itemsPath,
  openEdit,
  row,
  saveDialog,
  saves,
  storedItem,
  textField,
  toast,
} from '../../fixtures/items.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

const itemPath = `${itemsPath}/ITM-1002`;
const brand = (page: Page) => textField(page, 'Brand');
const description = (page: Page) => textField(page, 'Description');
const told = (page: Page) => page.getByText('Somebody else has changed this since you opened it.');
const answer = (page: Page, name: 'Show theirs' | 'Keep mine') =>
  page.getByRole('button', { name, exact: true }).click();

test.describe('a change to an item that somebody else has changed since', () => {
  test.beforeEach(async ({ page, portal, problems, world }) => {
    await openEdit({ page, portal }, 'ITM-1002');
    await changeItem(world.person(people.internalAdmin), 'ITM-1002', { description: 'Theirs', upc: null });
    await brand(page).fill('Mine');
    problems.expectStatus(412, itemPath);
    await saves(page);
    await expect(told(page)).toBeVisible();
    await expect(saveDialog(page)).toBeHidden();
    await expect(toast(page)).toContainText('Somebody else has changed this in the meantime.');
    await expect(brand(page)).toHaveValue('Mine');
    expect(await storedItem(world.person(people.supplierAdmin), 'ITM-1002')).toMatchObject({
      version: 2,
      brand: 'Fen Block',
    });
  });

  test('can be kept: it goes on top of theirs, and takes nothing of theirs back', async ({ page, world }) => {
    await answer(page, 'Keep mine');
    await expect(told(page)).toBeHidden();
    await expect(brand(page)).toHaveValue('Mine');
    await expect(description(page)).toHaveValue('Theirs');
    expect(world.statuses('updateItem').filter((status) => status === 412)).toHaveLength(1);
    await saves(page);
    await expect(row(page, 'HF-1002')).toContainText('TheirsMine');
    expect(await storedItem(world.person(people.supplierAdmin), 'ITM-1002')).toMatchObject({
      version: 3,
      brand: 'Mine',
      description: 'Theirs',
      upc: null,
    });
  });

  test('can be given up for theirs, which leaves nothing unsaved', async ({ page, world }) => {
    await answer(page, 'Show theirs');
    await expect(told(page)).toBeHidden();
    await expect(brand(page)).toHaveValue('Fen Block');
    await expect(description(page)).toHaveValue('Theirs');
    await page.getByRole('link', { name: 'Back to Items' }).click();
    await expect(row(page, 'HF-1002')).toContainText('TheirsFen Block');
    expect(await storedItem(world.person(people.supplierAdmin), 'ITM-1002')).toMatchObject({ version: 2 });
  });
});

test('a server that wants the version and did not get it is answered the same way', async ({
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
  await expect(told(page)).toBeVisible();
  await answer(page, 'Keep mine');
  await saves(page);
  await expect(row(page, 'HF-1002')).toContainText('Mine');
  expect(world.statuses('updateItem')).toEqual([428, 200]);
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
