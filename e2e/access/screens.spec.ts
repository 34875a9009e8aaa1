import type { Page } from '@playwright/test';
import { panelTitles } from '../fixtures/dashboard.ts';
import { setFlags } from '../fixtures/flags.ts';
import type { Portal } from '../fixtures/portal.ts';
import type { Sandbox } from '../fixtures/sandbox.ts';
import { accountButton, sections } from '../fixtures/shell.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  allFlags,
  type Flag,
  type FlagStates,
  flags,
  listActions,
  listPanels,
  listSections,
  openScreens,
  type Role,
  roles,
  roleUsers,
  screens,
  screensOfFlag,
  screensWithActions,
} from './matrix.ts';
import { readPortalRoutes } from './portal-routes.ts';
import { actionsShown, openEach, openForActions, sectionsShown } from './visit.ts';

test.setTimeout(120_000);

// The tests open screens of records that do not exist.
test.beforeEach(({ problems }) => problems.tolerateConsole(/status of 404 \(Not Found\) \/api\//));

async function start(page: Page, portal: Portal, role: Role) {
  const { email, supplierId } = roleUsers[role];
  await portal.open(`/${supplierId}/dashboard`, { as: email });
  await expect(sections(page)).not.toHaveCount(0);
  return supplierId;
}

/** Expects exactly the actions of the matrix on every screen with actions. */
async function expectActions(page: Page, sandbox: Sandbox, role: Role, on: FlagStates = flags) {
  for (const path of screensWithActions) {
    await openForActions(page, sandbox, role, path);
    await expect.poll(() => actionsShown(page)).toEqual(listActions(path, role, on));
  }
}

test('the route table of the portal and the access matrix have the same screens', async () => {
  expect((await readPortalRoutes()).toSorted()).toEqual(Object.keys(screens).toSorted());
});

for (const role of roles) {
  test(`${role} gets exactly the screens, sections and actions of the matrix, and Permission Denied elsewhere`, async ({
    page,
    portal,
    sandbox,
  }) => {
    const supplierId = await start(page, portal, role);
    await expect(sections(page)).toHaveText(listSections(role));
    expect(await openEach(page, supplierId)).toEqual(openScreens(role));
    await expectActions(page, sandbox, role);
    await page.goto(`/${supplierId}/dashboard`);
    await expect(panelTitles(page)).toHaveText(listPanels(role));
    expect(sandbox.control.journal().filter(({ status }) => status === 403)).toEqual([]);
  });

  for (const isOn of [true, false]) {
    test(`${role} with every flag ${isOn ? 'on' : 'off'} gets exactly the screens, sections and actions of the matrix`, async ({
      page,
      portal,
      sandbox,
    }) => {
      const all = allFlags(isOn);
      await setFlags(sandbox, roleUsers[role].email, all);
      const supplierId = await start(page, portal, role);
      await expect(sections(page)).toHaveText(listSections(role, all));
      const flagged = Object.keys(screens).filter((path) =>
        Object.keys(flags).some((flag) => screensOfFlag(flag as Flag).includes(path)),
      );
      expect(await openEach(page, supplierId, flagged)).toEqual(
        openScreens(role, all).filter((path) => flagged.includes(path)),
      );
      await expectActions(page, sandbox, role, all);
      await page.goto(`/${supplierId}/dashboard`);
      await expect(panelTitles(page)).toHaveText(listPanels(role, all));
    });
  }
}

test('each feature flag enables and disables exactly its own screens and sections', async ({
  page,
  portal,
}) => {
  const supplierId = await start(page, portal, 'SUPER_ADMIN');
  await accountButton(page).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dev mode' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Feature flags' }).click();
  for (const flag of Object.keys(flags) as Flag[]) {
    await test.step(`${flag} ${flags[flag] ? 'off' : 'on'}`, async () => {
      const changed = { ...flags, [flag]: !flags[flag] };
      const control = page.getByRole('switch', { name: flag, exact: true });
      await control.click({ force: true });
      await expect(control).toBeChecked({ checked: changed[flag] });
      expect(await sectionsShown(page)).toEqual(listSections('SUPER_ADMIN', changed));
      const own = screensOfFlag(flag);
      expect(await openEach(page, supplierId, own)).toEqual(
        openScreens('SUPER_ADMIN', changed).filter((path) => own.includes(path)),
      );
      await control.click({ force: true });
      await expect(control).toBeChecked({ checked: flags[flag] });
    });
  }
});

test('the upload results stay in the navigation when only order uploads are enabled', async ({
  page,
  portal,
  sandbox,
}) => {
  const on = { ...allFlags(false), 'outbound-orders-bulk-upload': true };
  await setFlags(sandbox, roleUsers.ADMIN.email, on);
  await start(page, portal, 'ADMIN');
  expect(listSections('ADMIN', on)).toContain('Bulk Upload Results');
  await expect(sections(page)).toHaveText(listSections('ADMIN', on));
});
