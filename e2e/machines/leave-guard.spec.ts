import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { builtFile } from '../fixtures/deployment.ts';
import { addButton, confirmButton, fillItemForm, rows, textField } from '../fixtures/items.ts';
import { leaveDialog, section } from '../fixtures/shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { coveringPaths } from './covering-paths.ts';
import { holdRequests } from './hold-requests.ts';
import { loadSources } from './load-sources.ts';
import { walkScreen } from './walk-screen.ts';

const form = '/SUP-1001/items/create';
const brand = (page: Page) => textField(page, 'Brand');
const answer = (page: Page, name: 'Cancel' | 'Confirm') =>
  leaveDialog(page).getByRole('button', { name }).click();
const signInDialog = (page: Page) => page.getByRole('dialog', { name: 'Sign in to continue' });
const reloadButton = (page: Page) => page.getByRole('button', { name: 'Reload page' });

const withoutChanges =
  'The portal navigates without the machine while no changes are registered. Hosts can send the event: leave-guard.test.ts.';

test('every transition of the leave guard is walked on the screen', async ({
  page,
  portal,
  problems,
  sandbox,
  context,
}) => {
  const { leaveGuardMachine } = await loadSources<{ leaveGuardMachine: AnyStateMachine }>(
    'kernel/leaving/leave-guard.machine.ts',
  );
  const paths = coveringPaths({
    machine: leaveGuardMachine,
    events: [
      { type: 'changes.made' },
      { type: 'changes.cleared' },
      { type: 'leave.attempted', proceed: () => {} },
      { type: 'leave.declined' },
      { type: 'leave.confirmed' },
      { type: 'leave.granted' },
    ],
    unreachable: {
      'clean: leave.attempted': withoutChanges,
      'leaving: leave.attempted': withoutChanges,
      'leaving: changes.made':
        'A page of the portal has one form, and its changes are already registered. A host can have two forms.',
    },
  });
  const walked = paths.flatMap(({ steps }) => steps);
  let at = -1;
  /** Returns whether the changes are saved while the dialog asks. */
  const isSavedNext = () => {
    const next = walked[at + 1];
    return next?.from === 'asking' && next.event.type === 'changes.cleared';
  };
  let save: Awaited<ReturnType<typeof holdRequests>> | undefined;
  /** The form or the page that the user sees after leaving it. */
  let shown: 'form' | 'Items' | 'Customers' | 'sign-in page' = 'Items';
  problems.tolerateConsole(/404 \(Not Found\) \/assets\/|status of 401/);
  await page.clock.install();

  const openForm = async () => {
    if (shown === 'sign-in page') await portal.open('/SUP-1001/items');
    else await section(page, 'Items').click();
    await page.getByRole('link', { name: 'Add New Item' }).click();
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    shown = 'form';
  };
  /** Lets the code of a menu be missing, as after a release, and stops the reload that the portal offers. */
  const stopReload = async () => {
    const menu = await builtFile('src/shell/user/user-menu-list.tsx');
    await page.route(menu, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: /^Account menu for/ }).click();
    await expect(reloadButton(page)).toBeVisible();
    const stopped = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await page.route(`**${form}`, (route) => route.abort('aborted'), { times: 1 });
    await reloadButton(page).click();
    await stopped;
  };
  /** Ends the session in the dialog of an expired session, above the dialog that asks. */
  const abandonSession = async () => {
    await context.clearCookies();
    sandbox.control.advance(43_200_000);
    await page.clock.fastForward(240_000);
    await signInDialog(page).getByRole('button', { name: 'Sign out' }).click();
    shown = 'sign-in page';
  };

  await walkScreen(paths, {
    start: () => portal.open('/SUP-1001/items'),
    before: () => {
      at += 1;
    },
    events: {
      'changes.made': async () => {
        if (shown !== 'form') await openForm();
        await brand(page).fill('Fen Block');
      },
      'changes.cleared': async ({ from }) => {
        if (from === 'asking') {
          shown = 'Items';
          return save?.release();
        }
        if (shown === 'form') await brand(page).fill('');
      },
      'leave.attempted': async () => {
        if (!isSavedNext()) return section(page, 'Customers').click();
        await fillItemForm(page, { sku: 'HF-3001' });
        save = await holdRequests(page, '**/suppliers/SUP-1001/items');
        await addButton(page).click();
        await confirmButton(page).click();
        await page.evaluate(() => history.back());
      },
      'leave.declined': () => answer(page, 'Cancel'),
      'leave.confirmed': async () => {
        await answer(page, 'Confirm');
        shown = 'Customers';
      },
      'leave.granted': ({ from }) => (from === 'asking' ? abandonSession() : stopReload()),
    },
    states: {
      clean: async () => {
        await expect(leaveDialog(page)).toHaveCount(0);
        if (shown === 'form') return expect(brand(page)).toHaveValue('');
        await expect(brand(page)).toHaveCount(0);
        if (shown === 'sign-in page') await expect(page).toHaveURL('/login');
        else await expect(page).toHaveURL(`/SUP-1001/${shown.toLowerCase()}`);
        if (shown === 'Items') await expect(rows(page).first()).toBeVisible();
      },
      dirty: async () => {
        await expect(leaveDialog(page)).toHaveCount(0);
        await expect(page).toHaveURL(form);
        await expect(brand(page)).toHaveValue('Fen Block');
      },
      asking: async () => {
        await expect(leaveDialog(page)).toBeVisible();
        await expect(page).toHaveURL(form);
      },
      leaving: async () => {
        await expect(leaveDialog(page)).toHaveCount(0);
        if (shown === 'form') await expect(brand(page)).toHaveValue('Fen Block');
      },
    },
  });
});
