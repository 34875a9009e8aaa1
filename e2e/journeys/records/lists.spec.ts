import { demoUsers } from '../../fixtures/demo-users.ts';
import { header, row, rows } from '../../fixtures/items.ts';
import { addRecords, areas } from '../../fixtures/records.ts';
import { action, pageCheckbox, results, rowCheckbox, selectionBar } from '../../fixtures/selection.ts';
import { section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const area of areas) {
  const { list, as, screen, operations } = area;
  const address = `/SUP-1001${screen}`;

  test(`the address controls search, sort and page of the ${area.name} list`, async ({
    page,
    portal,
    sandbox,
  }) => {
    const search = page.getByRole('searchbox', { name: list.search });
    await portal.open(address, { as });
    await expect(rows(page)).not.toHaveCount(0);

    await test.step('a search sends one request and survives a reload', async () => {
      const before = sandbox.calls(operations.list).length;
      await search.pressSequentially(area.found.text);
      await expect(page).toHaveURL(`${address}?searchInput=${area.found.text}`);
      await expect(rows(page)).toHaveText([...area.found.rows]);
      expect(sandbox.calls(operations.list)).toHaveLength(before + 1);
      await page.reload();
      await expect(rows(page)).toHaveText([...area.found.rows]);
    });

    await test.step('a search without results offers all records', async () => {
      await search.fill('nothing-has-this-name');
      await expect(page.getByRole('status').getByRole('heading')).toHaveText('Nothing to show here');
      await page.getByRole('button', { name: /^Show all / }).click();
      await expect(page).toHaveURL(address);
      await expect(rows(page)).not.toHaveCount(0);
    });

    await test.step('a column sorts in both directions', async () => {
      const { column, field, rows: ends } = area.sorted;
      await page.goto(`${address}?orderBy=${field}&order=ASC`);
      await expect(rows(page).first()).toHaveText(ends[0]);
      await expect(rows(page).last()).toHaveText(ends[1]);
      await header(page, column).getByRole('button').click();
      await expect(page).toHaveURL(`${address}?order=DESC&orderBy=${field}`);
      await expect(rows(page).first()).toHaveText(ends[1]);
      await expect(rows(page).last()).toHaveText(ends[0]);
    });

    await test.step('a page past the end leads to the last page', async () => {
      await addRecords(sandbox.getSession(as), area, 6);
      await page.goto(address);
      await expect(rows(page)).toHaveCount(10);
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page).toHaveURL(`${address}?page=1`);
      const range = page.getByText(/^11–\d+ of \d+$/);
      await expect(range).toBeVisible();
      const [first = 0, last = 0] = ((await range.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
      const onLastPage = last - first + 1;
      // The rows of the first page are shown until the second page has loaded.
      await expect(rows(page)).toHaveCount(onLastPage);
      await page.goto(`${address}?page=7`);
      await expect(page).toHaveURL(`${address}?page=1`);
      await expect(rows(page)).toHaveCount(onLastPage);
    });
  });

  test(`a failed load of the ${area.name} list shows Data Error with the server’s message, and Try again loads the list`, async ({
    page,
    portal,
    problems,
    sandbox,
  }) => {
    await portal.open('/SUP-1001/nothing', { as });
    await expect(section(page, list.title)).toBeVisible();
    sandbox.control.addFault({ kind: 'status', status: 503, operationId: operations.list });
    problems.tolerateConsole(/status of 503/);
    await section(page, list.title).click();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure.getByRole('heading')).toHaveText('Data Error');
    await expect(failure).toContainText('Please refresh the page or try again later');
    await expect(failure).toContainText('The warehouse system is not available right now.');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).not.toHaveCount(0);
  });
}

test('customers, warehouses, suppliers and users are deactivated together, and the change is undone', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const root = sandbox.getSession(demoUsers.superAdmin);
  for (const area of areas.slice(0, 3)) await addRecords(root, area, 2);
  const dialog = page.getByRole('dialog');
  const refused = dialog.getByRole('listitem');
  const status = (name: string, text: string) =>
    expect(row(page, name).getByRole('cell', { name: text, exact: true })).toBeVisible();

  await test.step('a failed customer is retried, and Undo restores each customer', async () => {
    await portal.open('/SUP-1001/customers?searchInput=Zebra', { as: demoUsers.superAdmin });
    await pageCheckbox(page).click();
    sandbox.control.addFault({ kind: 'status', status: 409, operationId: 'updateCustomer', times: 1 });
    problems.tolerateConsole(/status of 409/);
    await action(page, 'Deactivate').click();
    await expect(dialog.getByRole('status')).toHaveText('1 of 2 records done · 1 failed');
    await dialog.getByRole('button', { name: 'Retry failed records' }).click();
    await expect(selectionBar(page)).toContainText('2 customers deactivated');
    for (const name of ['Zebra 1', 'Zebra 2']) await status(name, 'Inactive');
    await action(page, 'Undo').click();
    await expect(selectionBar(page)).toContainText('Status of 2 customers restored');
    for (const name of ['Zebra 1', 'Zebra 2']) await status(name, 'Active');
  });

  await test.step('a warehouse with stock stays active, as the server explains', async () => {
    await page.goto('/SUP-1001/warehouses');
    for (const name of ['Zebra 1', 'Grand Prairie DC']) await rowCheckbox(page, name).click();
    await action(page, 'Deactivate').click();
    await expect(results(page).first()).toContainText(
      'Grand Prairie DCFailedThe warehouse holds stock or has open orders.',
    );
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(selectionBar(page)).toContainText('1 warehouse deactivated');
    await status('Zebra 1', 'Inactive');
    await status('Grand Prairie DC', 'Active');
  });

  await test.step('the supplier in use stays active', async () => {
    await page.goto('/SUP-1001/suppliers');
    for (const name of ['Zebra 1', 'Halberd & Fen Wine Imports']) await rowCheckbox(page, name).click();
    await action(page, 'Deactivate').click();
    await expect(refused).toHaveText([
      "Halberd & Fen Wine ImportsYou can't deactivate the current supplier. Switch to another supplier first.",
    ]);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(selectionBar(page)).toContainText('1 supplier deactivated');
    await status('Zebra 1', 'Inactive');
  });

  await test.step('users cannot deactivate their own account, and keep their roles', async () => {
    await page.goto('/SUP-1001/users-and-roles');
    for (const email of [demoUsers.superAdmin, demoUsers.agency]) await rowCheckbox(page, email).click();
    await action(page, 'Deactivate').click();
    await expect(refused).toHaveText([`${demoUsers.superAdmin}You can't deactivate your own account.`]);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(selectionBar(page)).toContainText('1 user deactivated');
    await status(demoUsers.agency, 'Inactive');
    await status(demoUsers.agency, 'SUP-1003 - Admin, SUP-1007 - Read Only');
  });
});
