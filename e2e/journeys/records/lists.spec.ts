import { header, rows } from '../../fixtures/items.ts';
import { addRecords, areas } from '../../fixtures/records.ts';
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
      await addRecords(sandbox.sessionOf(as), area, 6);
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
