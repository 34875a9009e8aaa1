import { header, itemsPath, rows } from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

test.describe('what is not there', () => {
  test('nothing found says so', async ({ page, portal }) => {
    await portal.open('/SUP-1001/items?searchInput=nothing-has-this-name');
    await expect(page.getByRole('status').getByRole('heading')).toHaveText('Nothing to show here');
    await expect(page.getByText('No items match your search and filters.')).toBeVisible();
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
    problems.expectStatus(500, itemsPath);
    await portal.open('/SUP-1001/items');
    await expect(rows(page)).toHaveCount(8);
    expect(world.calls('listItems').map(({ status }) => status)).toEqual([500, 200]);
    expect(world.calls('getAccessToken')).toHaveLength(1);
  });

  test('two 500s show Data Error after exactly two calls', async ({ page, portal, problems, world }) => {
    world.control.addFault({ kind: 'status', status: 500, operationId: 'listItems', times: 2 });
    problems.expectStatus(500, itemsPath, 2);
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
    problems.expectStatus(503, itemsPath);
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
    problems.expectStatus(503, itemsPath);
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
    problems.expectConsole(`Failed to load resource: net::ERR_INTERNET_DISCONNECTED ${itemsPath}`);
    // Chromium looks for the icon again when the address changes.
    problems.tolerateConsole(/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED \/favicon\.svg$/);
    await page.getByRole('button', { name: 'Size', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      'You appear to be offline. Check your connection and try again.',
    );
    await context.setOffline(false);
    await expect(rows(page)).toHaveCount(8);
    await expect(header(page, 'Size')).toHaveAttribute('aria-sort', 'ascending');
  });
});
