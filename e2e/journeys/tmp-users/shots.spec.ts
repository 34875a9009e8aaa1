import { addButton, choose, confirmButton, textField } from '../../fixtures/items.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';
import { fillRole, fillUserForm } from '../../fixtures/users.ts';

const A = '/SUP-1001/users-and-roles';
test.use({ contextOptions: { reducedMotion: 'reduce' } });
for (const theme of ['light', 'dark'] as const)
  for (const width of [1440, 1024, 390])
    test(`${theme} ${width}`, async ({ page, portal, world, problems }) => {
      problems.tolerateConsole(/./);
      test.slow();
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      const shot = (name: string) =>
        page.screenshot({ path: `/tmp/users-shots/${name}-${theme}-${width}.png` });
      await portal.open(A, { as: people.superAdmin });
      await expect(page.getByRole('rowheader')).toHaveCount(9);
      await shot('list');
      if (width !== 1024) {
        await page.goto(`${A}?searchInput=zzz`);
        await expect(page.getByText('Nothing to show here')).toBeVisible();
        await shot('empty');
        world.control.addFault({ kind: 'status', status: 503, operationId: 'listUsers', times: 'always' });
        await page.goto(`${A}?searchInput=yyy`);
        await expect(page.getByText('Data Error')).toBeVisible();
        await shot('failing');
        world.control.clearFaults();
        world.control.addFault({ kind: 'delay', delayMs: 5000, operationId: 'listUsers' } as never);
        await page.goto(`${A}?searchInput=d`);
        await expect(page.getByRole('table')).toBeVisible();
        await shot('loading');
        world.control.clearFaults();
      }
      await page.goto(`${A}/create`);
      await expect(textField(page, 'User Email')).toBeVisible();
      await shot('create');
      await addButton(page).click();
      await expect(page.getByText('Required Field').first()).toBeVisible();
      await choose(page, 'Role Type', 'Supplier');
      await addButton(page).click();
      await shot('required');
      await fillUserForm(page);
      await page.getByRole('button', { name: 'Add supplier' }).click();
      await fillRole(page, 2, 'SUP-1004', 'Admin');
      await page.getByRole('button', { name: 'Add supplier' }).click();
      await page.getByRole('group', { name: 'Role 3' }).getByRole('combobox', { name: 'Supplier' }).click();
      await shot('rows');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Remove this row' }).click();
      await addButton(page).click();
      await expect(confirmButton(page)).toBeVisible();
      await shot('confirm');
    });
