import type { Page } from '@playwright/test';
import { addItem, fillList, shownSkus } from '../fixtures/items.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const items = '/api/v1/suppliers/SUP-1001/items';
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search items' });
const rows = (page: Page) => page.getByRole('rowheader');
const row = (page: Page, sku: string) => page.getByRole('row').filter({ hasText: sku });
const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });
const nextPage = (page: Page) => page.getByRole('button', { name: 'Next page' });
const previousPage = (page: Page) => page.getByRole('button', { name: 'Previous page' });

test('shows the columns and the items of the supplier, by Supplier Item ID', async ({ page, portal }) => {
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
});

test.describe('search', () => {
  test('sends one request for a typed word, 300 ms after the last letter', async ({
    page,
    portal,
    world,
  }) => {
    await page.clock.install();
    await portal.open('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
    await page.clock.pauseAt(Date.now() + 60_000);
    world.control.clearJournal();

    await searchBox(page).pressSequentially('saltmarsh');
    await page.clock.runFor(299);
    await expect(page).toHaveURL('/SUP-1001/items');
    await page.clock.runFor(1);
    await expect(page).toHaveURL('/SUP-1001/items?searchInput=saltmarsh');
    await page.clock.resume();
    await expect(rows(page)).toHaveText(['HF-0990', 'HF-1006', 'HF-1007']);
    expect(world.calls('listItems').map(({ query }) => query)).toEqual([
      '?limit=10&offset=0&searchString=saltmarsh',
    ]);
  });

  test('starts at the first page and is one step in the history', async ({ page, portal, world }) => {
    await fillList(world.person(people.supplierAdmin), 'SUP-1001', 12);
    await portal.open('/SUP-1001/dashboard');
    await page.getByRole('link', { name: 'Items', exact: true }).click();
    await nextPage(page).click();
    await expect(page).toHaveURL('/SUP-1001/items?page=1');
    await searchBox(page).fill('fen');
    await expect(page).toHaveURL('/SUP-1001/items?searchInput=fen');
    await searchBox(page).fill('halberd');
    await expect(page).toHaveURL('/SUP-1001/items?searchInput=halberd');
    await expect(rows(page)).toHaveText(['HF-1004', 'HF-1005']);
    await page.goBack();
    await expect(page).toHaveURL('/SUP-1001/items');
    await expect(searchBox(page)).toHaveValue('');
  });

  test('is emptied by its button and by Escape', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items?searchInput=fen');
    await expect(rows(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page).toHaveURL('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
    await searchBox(page).fill('halberd');
    await expect(rows(page)).toHaveCount(2);
    await searchBox(page).press('Escape');
    await expect(page).toHaveURL('/SUP-1001/items');
  });

  test('is focused by / from anywhere, which types no slash', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
    await page.keyboard.press('/');
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(searchBox(page)).toHaveValue('a/b');
  });

  test('the last text wins over an older answer that comes later', async ({ page, portal, world }) => {
    await portal.open('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
    world.control.addFault({ kind: 'delay', operationId: 'listItems', delayMs: 2_000 });
    await searchBox(page).fill('saltmarsh');
    await expect(page).toHaveURL('/SUP-1001/items?searchInput=saltmarsh');
    await searchBox(page).fill('halberd');
    await expect(rows(page)).toHaveText(['HF-1004', 'HF-1005']);
    await expect.poll(() => world.calls('listItems').length).toBe(3);
    await expect(rows(page)).toHaveText(['HF-1004', 'HF-1005']);
  });
});

test('a sort toggles ascending and descending, in the address and in the request', async ({
  page,
  portal,
  world,
}) => {
  await portal.open('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
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
  const queries = world.calls('listItems').map(({ query }) => query);
  // The third is shown from what is known, and asked again only when it has grown old.
  expect(queries.slice(0, 3)).toEqual([
    '?limit=10&offset=0',
    '?limit=10&offset=0&sortBy=description&sortDirection=ASC',
    '?limit=10&offset=0&sortBy=description&sortDirection=DESC',
  ]);
});

test('every column sorts, by what the contract calls it', async ({ page, portal, world }) => {
  await portal.open('/SUP-1001/items?order=ASC&orderBy=description');
  await expect(rows(page)).toHaveCount(8);
  for (const [name, sortBy] of [
    ['Supplier Item ID', 'sku'],
    ['Type', 'type'],
    ['Size', 'size'],
    ['Status', 'itemStatus'],
    ['On hand', 'onHandQty'],
    ['Available', 'availableQty'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(header(page, name)).toHaveAttribute('aria-sort', 'ascending');
    await expect
      .poll(() => world.calls('listItems').at(-1)?.query)
      .toBe(`?limit=10&offset=0&sortBy=${sortBy}&sortDirection=ASC`);
  }
});

test.describe('pages', () => {
  test('go forth and back, with size and range, and survive a reload', async ({ page, portal, world }) => {
    await fillList(world.person(people.supplierAdmin), 'SUP-1001', 25);
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

    // Another page size keeps the first row of the page in sight.
    await size.selectOption('20');
    await expect(page).toHaveURL('/SUP-1001/items?page=1&rowsPerPage=20');
    await expect(page.getByText('21–25 of 25')).toBeVisible();
    await page.reload();
    await expect(page.getByText('21–25 of 25')).toBeVisible();
    await expect(size).toHaveValue('20');
    await previousPage(page).click();
    await expect(page).toHaveURL('/SUP-1001/items?rowsPerPage=20');
    await expect(page.getByText('1–20 of 25')).toBeVisible();
  });

  test('keep their rows while the next one loads', async ({ page, portal, world }) => {
    await fillList(world.person(people.supplierAdmin), 'SUP-1001', 12);
    await portal.open('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(10);
    world.control.addFault({ kind: 'delay', operationId: 'listItems', delayMs: 1_500 });
    await nextPage(page).click();
    await expect(page).toHaveURL('/SUP-1001/items?page=1');
    await expect(rows(page).first()).toHaveText('HF-0990');
    await expect(rows(page)).toHaveText(['Z-011', 'Z-012']);
  });

  test('past the end lead to the last one, in the address too', async ({ page, portal, world }) => {
    await fillList(world.person(people.supplierAdmin), 'SUP-1001', 12);
    await portal.open('/SUP-1001/items?page=7');
    await expect(page).toHaveURL('/SUP-1001/items?page=1');
    await expect(page.getByText('11–12 of 12')).toBeVisible();
    await expect(rows(page)).toHaveText(['Z-011', 'Z-012']);
  });

  test('without a known total say "of more than" and go on while a page is full', async ({
    page,
    portal,
    world,
  }) => {
    const dana = world.person(people.supplierAdmin);
    await fillList(dana, 'SUP-1001', 12);
    const pageFrom = async (offset: number) => {
      const answer = await dana.fetch(`/api/v1/suppliers/SUP-1001/items?limit=10&offset=${offset}`);
      return (await answer.json()) as { data: unknown[] };
    };
    for (const { data } of [await pageFrom(0), await pageFrom(10)]) {
      const body = { data, meta: {} };
      world.control.addFault({ kind: 'status', status: 200, operationId: 'listItems', body });
    }
    await portal.open('/SUP-1001/items');
    await expect(page.getByText('1–10 of more than 10')).toBeVisible();
    await nextPage(page).click();
    await expect(page.getByText('11–12 of more than 12')).toBeVisible();
    await expect(nextPage(page)).toBeDisabled();
  });
});

test('a reload keeps search, order, size and page', async ({ page, portal, world }) => {
  await fillList(world.person(people.supplierAdmin), 'SUP-1001', 45);
  const address = '/SUP-1001/items?page=1&rowsPerPage=20&order=DESC&orderBy=sku&searchInput=filler';
  await portal.open(address);
  const shown = page.getByText('21–37 of 37');
  await expect(shown).toBeVisible();
  await expect(rows(page).first()).toHaveText('Z-025');
  const before = await shownSkus(page);
  await page.reload();
  await expect(shown).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(searchBox(page)).toHaveValue('filler');
  expect(await shownSkus(page)).toEqual(before);
});

test('a filter in the address narrows the list until it is cleared', async ({ page, portal, world }) => {
  await portal.open('/SUP-1001/items?filter=itemStatus:INACTIVE,DISCONTINUED;');
  await expect(rows(page)).toHaveText(['HF-0990', 'HF-1007']);
  await expect(page.getByText('1–2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page).toHaveURL('/SUP-1001/items');
  await expect(rows(page)).toHaveCount(8);
  expect(world.calls('listItems').map(({ query }) => decodeURIComponent(query))).toEqual([
    '?limit=10&offset=0&filter=itemStatus:INACTIVE,DISCONTINUED;',
    '?limit=10&offset=0',
  ]);
});

test('an address with nonsense in it shows the list as by default', async ({ page, portal, world }) => {
  await portal.open('/SUP-1001/items?page=-1&rowsPerPage=7&order=UP&orderBy=%3Cscript%3E&filter=nonsense');
  await expect(rows(page)).toHaveCount(8);
  await expect(page.getByText('1–8 of 8')).toBeVisible();
  expect(world.calls('listItems').map(({ query }) => query)).toEqual(['?limit=10&offset=0']);
});

test.describe('what is not there', () => {
  test('nothing found says so', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items?searchInput=nothing-has-this-name');
    await expect(page.getByRole('status').getByRole('heading')).toHaveText('Nothing to show here');
    await expect(page.getByText('No item matches the search and the filters.')).toBeVisible();
    await expect(page.getByText('0–0 of 0')).toBeVisible();
  });

  test('while it loads there is a spinner, and then the rows', async ({ page, portal, world }) => {
    world.control.addFault({ kind: 'delay', operationId: 'listItems', delayMs: 1_500 });
    await portal.open('/SUP-1001/items');
    await expect(page.getByRole('main').getByLabel('Loading')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Items' })).toBeVisible();
    await expect(page.getByText(' of ')).toBeHidden();
    await expect(rows(page)).toHaveCount(8);
    await expect(page.getByRole('main').getByLabel('Loading')).toBeHidden();
  });

  test('one 500 is not seen: the call is repeated once with a new token', async ({
    page,
    portal,
    problems,
    world,
  }) => {
    world.control.addFault({ kind: 'status', status: 500, operationId: 'listItems' });
    problems.expectStatus(500, items);
    await portal.open('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
    expect(world.calls('listItems').map(({ status }) => status)).toEqual([500, 200]);
    expect(world.calls('getAccessToken')).toHaveLength(1);
  });

  test('two 500s show Data Error after exactly two calls', async ({ page, portal, problems, world }) => {
    world.control.addFault({ kind: 'status', status: 500, operationId: 'listItems', times: 2 });
    problems.expectStatus(500, items, 2);
    await portal.open('/SUP-1001/items');
    await expect(page.getByRole('heading', { name: 'Data Error' })).toBeVisible();
    expect(world.calls('listItems').map(({ status }) => status)).toEqual([500, 500]);
  });

  test('a failure shows Data Error with the server’s message, and Try again recovers', async ({
    page,
    portal,
    problems,
    world,
  }) => {
    world.control.addFault({ kind: 'status', status: 503, operationId: 'listItems' });
    problems.expectStatus(503, items);
    await portal.open('/SUP-1001/items');
    const failure = page.getByRole('alert');
    await expect(failure.getByRole('heading')).toHaveText('Data Error');
    await expect(failure.getByText('Please refresh the page or try again later')).toBeVisible();
    await expect(failure.getByText('The warehouse system is not available right now.')).toBeVisible();
    const { requestId } = world.calls('listItems')[0] ?? {};
    await expect(failure.getByText(`Reference: ${requestId}`)).toBeVisible();

    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(8);
    await expect(page.getByText('1–8 of 8')).toBeVisible();
  });

  test('a failed list counts nothing', async ({ page, portal, problems, world }) => {
    world.control.addFault({ kind: 'status', status: 503, operationId: 'listItems' });
    problems.expectStatus(503, items);
    await portal.open('/SUP-1001/items');
    await expect(page.getByRole('heading', { name: 'Data Error' })).toBeVisible();
    await expect(page.getByText(' of ')).toBeHidden();
  });

  for (const [what, fault] of [
    ['a gateway’s page', { kind: 'html', status: 200 }],
    ['half a JSON', { kind: 'malformedJson' }],
    ['an empty body', { kind: 'emptyBody' }],
  ] as const) {
    test(`${what} in place of the list is a Data Error in plain words`, async ({ page, portal, world }) => {
      world.control.addFault({ ...fault, operationId: 'listItems' });
      await portal.open('/SUP-1001/items');
      const failure = page.getByRole('alert');
      await expect(failure.getByRole('heading')).toHaveText('Data Error');
      await expect(failure).toContainText(
        'It seems that an unexpected error has occurred. Please, try again later.',
      );
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page)).toHaveCount(8);
    });
  }

  test('offline is told as offline, and the list comes back with the connection', async ({
    page,
    portal,
    problems,
    context,
  }) => {
    await portal.open('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
    await context.setOffline(true);
    problems.expectConsole(`Failed to load resource: net::ERR_INTERNET_DISCONNECTED ${items}`);
    // Chromium looks for the icon again when the address changes.
    problems.tolerateConsole(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED \/favicon\.svg$/);
    await page.getByRole('button', { name: 'Size', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      'You appear to be offline. Check the connection and try again.',
    );
    await context.setOffline(false);
    await expect(rows(page)).toHaveCount(8);
    await expect(header(page, 'Size')).toHaveAttribute('aria-sort', 'ascending');
  });
});

test.describe('stock', () => {
  const split = 'Tax paid118 cases, 5 bottlesBonded50 cases, 0 bottlesTotal168 cases, 5 bottles';

  test('is explained on hover: tax paid, bonded and total', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await row(page, 'HF-1004').getByText('168 cases').hover();
    await expect(page.getByRole('tooltip')).toHaveText(split);
    // It stays while the pointer is on it, and goes with the pointer.
    await page.getByRole('tooltip').hover();
    await expect(page.getByRole('tooltip')).toHaveText(split);
    await searchBox(page).hover();
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  test('is explained by keyboard, and Escape closes it', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await page.getByRole('link', { name: 'HF-1004' }).focus();
    await page.keyboard.press('Tab');
    const stock = page.locator(':focus');
    await expect(page.getByRole('tooltip')).toHaveText(split);
    await expect(stock).toHaveAccessibleDescription(
      'Tax paid 118 cases, 5 bottles Bonded 50 cases, 0 bottles Total 168 cases, 5 bottles',
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText(
      'Tax paid107 cases, 4 bottlesBonded50 cases, 0 bottlesTotal157 cases, 4 bottles',
    );
  });
});

test.describe('the look of the table', () => {
  test('chosen columns are remembered', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Type' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Available' }).click();
    await page.keyboard.press('Escape');
    const shown = ['Supplier Item ID', 'Description', 'Size', 'Status', 'On hand'];
    await expect(page.getByRole('columnheader')).toHaveText(shown);
    await page.reload();
    await expect(page.getByRole('columnheader')).toHaveText(shown);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Type' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader')).toHaveText([
      'Supplier Item ID',
      'Description',
      'Type',
      'Size',
      'Status',
      'On hand',
    ]);
  });

  test('dense rows are remembered', async ({ page, portal }) => {
    const height = async () => (await row(page, 'HF-1001').boundingBox())?.height;
    await portal.open('/SUP-1001/items');
    await expect.poll(height).toBe(56);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemradio', { name: 'Dense rows' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(height).toBe(40);
    await page.reload();
    await expect.poll(height).toBe(40);
  });

  test('a look in storage that somebody has broken counts as none', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
    await page.evaluate(() => localStorage.setItem('table.items', '{"hiddenColumnIds":{"a":1},"density":'));
    await page.reload();
    await expect(page.getByRole('columnheader')).toHaveCount(7);
  });
});

test.describe('rows', () => {
  test('arrows, Home and End move between them, and Enter opens one', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await page.getByRole('link', { name: 'HF-0990' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'HF-1001' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('link', { name: 'HF-0990' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('link', { name: 'HF-1007' })).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/SUP-1001/items/details/ITM-1001');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Item details');
  });

  test('a drag over the text of a row selects it and opens nothing', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    const text = await row(page, 'HF-1002').getByText('Fen Block Chardonnay 2023').boundingBox();
    if (!text) throw new Error('the row has no text');
    await page.mouse.move(text.x + 2, text.y + 8);
    await page.mouse.down();
    await page.mouse.move(text.x + 60, text.y + 8, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
    await expect(page).toHaveURL('/SUP-1001/items');
  });

  test('a click anywhere in a row opens it', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await row(page, 'HF-1002').getByText('Active').click();
    await expect(page).toHaveURL('/SUP-1001/items/details/ITM-1002');
    await page.goBack();
    await expect(rows(page)).toHaveCount(8);
  });

  test('one is a tab stop, so that Tab leaves the table after it', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items');
    await page.getByRole('link', { name: 'HF-1002' }).focus();
    for (const _ of ['on hand', 'available', 'rows per page']) await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Rows per page:' })).toBeFocused();
  });
});

test('text of an item is text: markup in it is shown and never run', async ({
  page,
  portal,
  world,
  problems,
}) => {
  const description = '<img src=x onerror="window.hacked=1"><b>bold</b>';
  const brand = '<svg onload="window.hacked=1">';
  await addItem(world.person(people.supplierAdmin), 'SUP-1001', { sku: 'HF-XSS', description, brand });
  await portal.open('/SUP-1001/items?searchInput=HF-XSS');
  await expect(row(page, 'HF-XSS').getByRole('cell').first()).toHaveText(description + brand);
  await row(page, 'HF-XSS').getByText('0 cases').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(problems.seen).toEqual([]);
});
