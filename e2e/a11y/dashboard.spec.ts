import { openDashboard, panel } from '../fixtures/dashboard.ts';
import { demoUsers } from '../fixtures/demo-users.ts';
import { now } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { floating, type Screens, walk } from './walk.ts';

const everyWidth: Screens = {
  'the dashboard': async function* ({ page, portal }) {
    await openDashboard(page, portal, { as: demoUsers.superAdmin });
    await expect(panel(page, 'Stock by type').locator('svg rect').first()).toBeVisible();
    for (const title of ['Stock by warehouse', 'Stock by type', 'Received and shipped'])
      await panel(page, title).getByText('Show as table').click();
    yield panel(page, 'Stock by type').getByRole('table');
  },
};

const screens: Screens = {
  'the dashboard of an empty supplier': async function* ({ page, portal, sandbox }) {
    sandbox.control.setScenario('empty-supplier');
    await openDashboard(page, portal);
    yield panel(page, 'First steps');
  },
  'the inbox with a note, a snoozed record and an open menu': async function* ({ page, portal }) {
    await openDashboard(page, portal);
    const inbox = panel(page, 'Needs attention');
    const menus = inbox.getByRole('button', { name: /^More actions/ });
    await menus.nth(1).click();
    await page.getByRole('menuitem', { name: 'Add note' }).click();
    await inbox.getByRole('textbox').fill('Called the warehouse');
    yield inbox.getByRole('textbox');
    await page.keyboard.press('Enter');
    await menus.first().click();
    await page.getByRole('menuitem', { name: 'Snooze until tomorrow' }).click();
    yield inbox.getByRole('button', { name: 'Undo' });
    await menus.first().click();
    yield floating(page.getByRole('menu'));
  },
  'a dashboard with a failed panel': async function* ({ page, portal, problems, sandbox }) {
    sandbox.control.addFault({ kind: 'status', status: 503, operationId: 'listImports' });
    problems.expectStatus(503, '/api/v1/suppliers/SUP-1001/imports');
    await openDashboard(page, portal);
    yield page.getByRole('heading', { name: 'Data Error' });
  },
  'the daily digest': async function* ({ page, portal }) {
    await page.clock.setFixedTime(now);
    await portal.open('/SUP-1001/dashboard/digest?date=2026-11-18');
    yield page.getByRole('link', { name: 'OB-2611-000037' });
  },
  'the dashboard tables': async function* ({ page, portal }) {
    await page.clock.setFixedTime(now);
    await portal.open('/SUP-1001/dashboard/details?widget=late-outbound');
    yield page.getByRole('rowheader').first();
    await page.goto('/SUP-1001/dashboard/details?widget=low-stock');
    yield page.getByRole('rowheader').first();
    await page.goto('/SUP-1001/dashboard/details?widget=none');
    yield page.getByRole('heading', { name: 'Table not found' });
  },
};

walk(test, { everyWidth, screens });
