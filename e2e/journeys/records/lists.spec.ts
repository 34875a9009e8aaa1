import { header, rows } from '../../fixtures/items.ts';
import { addRecords, areas } from '../../fixtures/records.ts';
import { pageTitle, section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

for (const area of areas) {
  const { list, as, screen, operations } = area;
  test.describe(list.title, () => {
    const address = `/SUP-1001${screen}`;

    test('a search narrows the list by one call, and the address keeps it', async ({
      page,
      portal,
      world,
    }) => {
      await portal.open(address, { as });
      await expect(rows(page)).not.toHaveCount(0);
      const before = world.calls(operations.list).length;
      await page.getByRole('searchbox', { name: list.search }).pressSequentially(area.found.text);
      await expect(page).toHaveURL(`${address}?searchInput=${area.found.text}`);
      await expect(rows(page)).toHaveText([...area.found.rows]);
      expect(world.calls(operations.list)).toHaveLength(before + 1);
      await page.reload();
      await expect(rows(page)).toHaveText([...area.found.rows]);
    });

    test('a column sorts both ways', async ({ page, portal }) => {
      const { column, field, rows: ends } = area.sorted;
      await portal.open(`${address}?orderBy=${field}&order=ASC`, { as });
      await expect(rows(page).first()).toHaveText(ends[0]);
      await expect(rows(page).last()).toHaveText(ends[1]);
      await header(page, column).getByRole('button').click();
      await expect(page).toHaveURL(`${address}?order=DESC&orderBy=${field}`);
      await expect(rows(page).first()).toHaveText(ends[1]);
      await expect(rows(page).last()).toHaveText(ends[0]);
    });

    test('a second page has the rest, and a page past the end is the last', async ({
      page,
      portal,
      world,
    }) => {
      await addRecords(world.person(as), area, 6);
      await portal.open(address, { as });
      await expect(rows(page)).toHaveCount(10);
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page).toHaveURL(`${address}?page=1`);
      const rest = rows(page);
      await expect(page.getByText(/^11–\d+ of \d+$/)).toBeVisible();
      const count = await rest.count();
      await page.goto(`${address}?page=7`);
      await expect(page).toHaveURL(`${address}?page=1`);
      await expect(rest).toHaveCount(count);
    });

    test('what nothing matches says so and leads back to all', async ({ page, portal }) => {
      await portal.open(`${address}?searchInput=nothing-has-this-name`, { as });
      await expect(page.getByRole('status').getByRole('heading')).toHaveText('Nothing to show here');
      await page.getByRole('button', { name: /^Show all / }).click();
      await expect(page).toHaveURL(address);
      await expect(rows(page)).not.toHaveCount(0);
    });

    test('a failure is Data Error with the server’s message, and Try again recovers', async ({
      page,
      portal,
      problems,
      world,
    }) => {
      await portal.open('/SUP-1001/nothing', { as });
      await expect(section(page, list.title)).toBeVisible();
      world.control.addFault({ kind: 'status', status: 503, operationId: operations.list });
      problems.tolerateConsole(/status of 503/);
      await section(page, list.title).click();
      const failure = page.getByRole('main').getByRole('alert');
      await expect(failure.getByRole('heading')).toHaveText('Data Error');
      await expect(failure).toContainText('Please refresh the page or try again later');
      await expect(failure).toContainText('The warehouse system is not available right now.');
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(rows(page)).not.toHaveCount(0);
    });

    const { reader } = area;
    if (reader) {
      test('who may read only is offered no new one', async ({ page, portal }) => {
        const supplierId = area.stranger ? 'SUP-1001' : 'SUP-1004';
        await portal.open(`/${supplierId}${screen}`, { as: reader });
        await expect(page.getByRole('table', { name: list.title })).toBeVisible();
        await expect(page.getByRole('link', { name: list.add })).toHaveCount(0);
        await page.goto(`/${supplierId}${screen}/create`);
        await expect(pageTitle(page)).toHaveText('Permission denied');
      });
    }

    if (area.stranger) {
      test('who may not read it is Permission denied, and nothing is asked', async ({
        page,
        portal,
        world,
      }) => {
        const { stranger: as } = area;
        await portal.open(address, { as });
        await expect(pageTitle(page)).toHaveText('Permission denied');
        expect(world.calls(operations.list).filter(({ status }) => status === 403)).toEqual([]);
      });
    }
  });
}
