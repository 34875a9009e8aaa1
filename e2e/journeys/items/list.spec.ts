import type { Page } from '@playwright/test';
import { demoUsers } from '../../fixtures/demo-users.ts';
import { fillList, header, itemsPath, row, rows } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const nextPage = (page: Page) => page.getByRole('button', { name: 'Next page' });
const previousPage = (page: Page) => page.getByRole('button', { name: 'Previous page' });

test('the item list shows the columns and items of the supplier and sorts by every sortable column', async ({
  page,
  portal,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(page).toHaveTitle('Items · Harbor Logistics');
  await expect(page.getByRole('columnheader')).toHaveText([
    'Supplier Item ID',
    'Description',
    'Type',
    'Size',
    'Status',
    'On hand',
    'Available',
  ]);
  await expect(header(page, 'Supplier Item ID')).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page)).toHaveText([
    'HF-0990',
    'HF-1001',
    'HF-1002',
    'HF-1003',
    'HF-1004',
    'HF-1005',
    'HF-1006',
    'HF-1007',
  ]);
  await expect(row(page, 'HF-0990').getByRole('cell')).toHaveText([
    'Saltmarsh Table Red (old code)Saltmarsh',
    'Wine',
    '750 ML × 12',
    'Discontinued',
    '6 cases',
    '6 cases',
  ]);
  await expect(row(page, 'HF-1001').getByRole('cell')).toHaveText([
    'Fen Block Pinot Noir 2022Fen Block',
    '16% Alcohol or Less',
    '750 ML × 12',
    'Active',
    '515 cases7 bottles',
    '451 cases8 bottles',
  ]);

  await page.getByRole('button', { name: 'Description', exact: true }).click();
  await expect(page).toHaveURL('/SUP-1001/items?order=ASC&orderBy=description');
  await expect(header(page, 'Description')).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page)).toHaveText([
    'HF-1002',
    'HF-1001',
    'HF-1003',
    'HF-1005',
    'HF-1004',
    'HF-1006',
    'HF-1007',
    'HF-0990',
  ]);
  await page.getByRole('button', { name: 'Description', exact: true }).click();
  await expect(page).toHaveURL('/SUP-1001/items?order=DESC&orderBy=description');
  await expect(header(page, 'Description')).toHaveAttribute('aria-sort', 'descending');
  await expect(rows(page).first()).toHaveText('HF-0990');
  await page.getByRole('button', { name: 'Description', exact: true }).click();
  await expect(page).toHaveURL('/SUP-1001/items?order=ASC&orderBy=description');
  const queries = sandbox.calls('listItems').map(({ query }) => query);
  // The third click shows the cached response of the first one.
  expect(queries.slice(0, 3)).toEqual([
    '?limit=10&offset=0&sortBy=sku&sortDirection=ASC',
    '?limit=10&offset=0&sortBy=description&sortDirection=ASC',
    '?limit=10&offset=0&sortBy=description&sortDirection=DESC',
  ]);

  // The default sort order shows the cached response of the first request.
  await page.getByRole('button', { name: 'Supplier Item ID', exact: true }).click();
  await expect(header(page, 'Supplier Item ID')).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).first()).toHaveText('HF-0990');
  for (const [name, sortBy] of [
    ['Type', 'type'],
    ['Size', 'size'],
    ['Status', 'itemStatus'],
    ['On hand', 'onHandQty'],
    ['Available', 'availableQty'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(header(page, name)).toHaveAttribute('aria-sort', 'ascending');
    await expect
      .poll(() => sandbox.calls('listItems').at(-1)?.query)
      .toBe(`?limit=10&offset=0&sortBy=${sortBy}&sortDirection=ASC`);
  }
});

test('the item list is paged forward and back, restored after a reload, and leads from a page past the end to the last one', async ({
  page,
  portal,
  sandbox,
}) => {
  await fillList(sandbox.getSession(demoUsers.supplierAdmin), 'SUP-1001', 25);
  await portal.open('/SUP-1001/items');
  const size = page.getByRole('combobox', { name: 'Rows per page:' });
  await expect(page.getByText('1–10 of 25')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(previousPage(page)).toBeDisabled();
  expect(await size.getByRole('option').allTextContents()).toEqual(['10', '20', '50', '100']);

  await nextPage(page).click();
  await expect(page).toHaveURL('/SUP-1001/items?page=1');
  await expect(page.getByText('11–20 of 25')).toBeVisible();
  await nextPage(page).click();
  await expect(page.getByText('21–25 of 25')).toBeVisible();
  await expect(rows(page)).toHaveText(['Z-021', 'Z-022', 'Z-023', 'Z-024', 'Z-025']);
  await expect(nextPage(page)).toBeDisabled();

  // Another page size keeps the first visible row on the page.
  await size.selectOption('20');
  await expect(page).toHaveURL('/SUP-1001/items?page=1&rowsPerPage=20');
  await expect(page.getByText('21–25 of 25')).toBeVisible();
  await page.reload();
  await expect(page.getByText('21–25 of 25')).toBeVisible();
  await expect(size).toHaveValue('20');
  await previousPage(page).click();
  await expect(page).toHaveURL('/SUP-1001/items?rowsPerPage=20');
  await expect(page.getByText('1–20 of 25')).toBeVisible();

  // The corrected address replaces the history entry, so that Back does not return to the missing page.
  await page.goto('/SUP-1001/items?page=7');
  await expect(page).toHaveURL('/SUP-1001/items?page=2');
  await expect(page.getByText('21–25 of 25')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/SUP-1001/items?rowsPerPage=20');
});

test('the item list without a total shows “of more than” and enables the next page while a page is full', async ({
  page,
  portal,
  sandbox,
}) => {
  const dana = sandbox.getSession(demoUsers.supplierAdmin);
  await fillList(dana, 'SUP-1001', 12);
  const pageFrom = async (offset: number) => {
    const response = await dana.fetch(`/api/v1/suppliers/SUP-1001/items?limit=10&offset=${offset}`);
    return (await response.json()) as { data: unknown[] };
  };
  for (const { data } of [await pageFrom(0), await pageFrom(10)]) {
    const body = { data, meta: {} };
    sandbox.control.addFault({ kind: 'status', status: 200, operationId: 'listItems', body });
  }
  await portal.open('/SUP-1001/items');
  await expect(page.getByText('1–10 of more than 10')).toBeVisible();
  await nextPage(page).click();
  // An incomplete page is the last one, so that the total is known.
  await expect(page.getByText('11–12 of 12')).toBeVisible();
  await expect(nextPage(page)).toBeDisabled();
});

test('the item list with a wrong total shows its rows, and an empty page leads back to a page with rows', async ({
  page,
  portal,
  sandbox,
}) => {
  for (const value of [9999, 0, -5, 'many']) {
    sandbox.control.clearFaults();
    const fault = { kind: 'setField', field: 'meta.total', value, operationId: 'listItems' } as const;
    sandbox.control.addFault({ ...fault, times: 'always' });
    await portal.open('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
    expect(sandbox.calls('listItems').at(-1)).toMatchObject({
      source: 'fault',
      faultEffect: 'setField meta.total in 1 place',
    });
    if (value !== 9999) continue;
    await nextPage(page).click();
    await expect(page).toHaveURL('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
    await portal.open('/SUP-1001/items?page=3');
    await expect(rows(page)).toHaveCount(8);
    await expect(page).toHaveURL('/SUP-1001/items');
  }
});

test('the item list reads a valid address, corrects an invalid one and offers to remove an unknown filter', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  await portal.open('/SUP-1001/items?filter=itemStatus:INACTIVE,DISCONTINUED;');
  await expect(rows(page)).toHaveText(['HF-0990', 'HF-1007']);
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Status filter' }).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  expect(sandbox.calls('listItems').map(({ query }) => decodeURIComponent(query))).toEqual([
    '?limit=10&offset=0&sortBy=sku&sortDirection=ASC&filter=itemStatus:INACTIVE,DISCONTINUED;',
    '?limit=10&offset=0&sortBy=sku&sortDirection=ASC',
  ]);

  sandbox.control.clearJournal();
  await page.goto('/SUP-1001/nothing');
  await page.goto(
    '/SUP-1001/items?page=-1&rowsPerPage=7&order=UP&orderBy=%3Cscript%3E&filter=nonsense&sort=foo',
  );
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByText('1–8 of 8')).toBeVisible();
  await expect(page).toHaveURL('/SUP-1001/items');
  expect(sandbox.calls('listItems').map(({ query }) => query)).toEqual([
    '?limit=10&offset=0&sortBy=sku&sortDirection=ASC',
  ]);
  // The corrected address replaces the history entry.
  await page.goBack();
  await expect(page).toHaveURL('/SUP-1001/nothing');

  await fillList(sandbox.getSession(demoUsers.supplierAdmin), 'SUP-1001', 45);
  await page.goto('/SUP-1001/items?page=1&rowsPerPage=20&order=DESC&orderBy=foo&searchInput=filler');
  await expect(page.getByText('21–37 of 37')).toBeVisible();
  await expect(page).toHaveURL('/SUP-1001/items?page=1&rowsPerPage=20&searchInput=filler');
  await expect(header(page, 'Supplier Item ID')).toHaveAttribute('aria-sort', 'ascending');
  await page.goto('/SUP-1001/items?filter=itemStatus:INACTIVE,DISCONTINUED;&page=0');
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL('/SUP-1001/items?filter=itemStatus%3AINACTIVE%2CDISCONTINUED%3B');

  problems.expectStatus(400, itemsPath);
  await page.goto('/SUP-1001/items?filter=secret%3Ax%3B&searchInput=saltmarsh');
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Data Error');
  await expect(page.getByRole('alert')).toContainText('This list cannot be filtered by "secret"');
  await page.getByRole('button', { name: 'Remove secret filter' }).click();
  await expect(rows(page)).toHaveCount(3);
});
