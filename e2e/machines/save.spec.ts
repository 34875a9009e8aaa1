import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { demoUsers } from '../fixtures/demo-users.ts';
import {
  changeItem,
  confirmButton,
  itemsPath,
  saveButton,
  saveDialog,
  textField,
  toast,
} from '../fixtures/items.ts';
import { expect, test } from '../fixtures/test.ts';
import { actorDone, actorFailed, coveringPaths } from './covering-paths.ts';
import { holdRequests } from './hold-requests.ts';
import { loadSources } from './load-sources.ts';
import { walkScreen } from './walk-screen.ts';

interface Sources {
  createSaveMachine: () => AnyStateMachine;
  PortalError: new (options: { kind: string; status: number; message: string }) => Error;
}

const itemPath = `${itemsPath}/ITM-1002`;
const brand = (page: Page) => textField(page, 'Brand');
const conflict = (page: Page) =>
  page.getByRole('group', { name: 'Someone else changed this since you opened it.' });
const choice = (page: Page) => conflict(page).getByRole('button', { name: 'Keep mine' });
const opensList = 'The portal opens the list after a save. The form stays open in a host without a list.';
const removesForm = 'The portal removes a form that the user leaves. A host can hide it and show it again.';

test('every transition of a save is walked on the screen', async ({ page, portal, problems, sandbox }) => {
  const { createSaveMachine, PortalError } = await loadSources<Sources>(
    'kernel/saving/save.machine.ts',
    '../../sdk/src/client/portal-error.ts',
  );
  const outdated = new PortalError({ kind: 'http', status: 412, message: 'outdated' });
  const refused = new PortalError({ kind: 'http', status: 400, message: 'refused' });
  const unanswered = new PortalError({ kind: 'http', status: 500, message: 'unanswered' });
  const paths = coveringPaths({
    machine: createSaveMachine(),
    inputs: [{ isChange: true }],
    events: [
      { type: 'form.submitted', request: 'same', isUnchanged: true },
      { type: 'form.submitted', request: 'changed', isUnchanged: false },
      { type: 'save.declined' },
      { type: 'save.confirmed' },
      actorFailed('send', outdated),
      actorFailed('send', refused),
      actorFailed('send', unanswered),
      actorDone('send', 'saved'),
      { type: 'conflict.resolved' },
      { type: 'conflict.reopened' },
    ],
    situation: ({ conflictCount, error }) => [Number(conflictCount) > 0, error === outdated],
    canHappen: ({ context, value }, event) => {
      // The choice can be undone until the next save.
      if (event.type === 'conflict.reopened') return context.conflictCount > 0;
      // Without a choice, the form still changes the old version.
      const isStillOutdated = value === 'saving' && context.error === outdated && context.conflictCount === 0;
      return !isStillOutdated || event.error === outdated;
    },
    unreachable: {
      'saved: form.submitted [isUnchanged]': opensList,
      'saved: form.submitted [else]': opensList,
      'saved: conflict.reopened': opensList,
      'saving: form.removed': removesForm,
    },
  });
  const other = sandbox.getSession(demoUsers.internalAdmin);
  let brands = 0;
  const newBrand = (who: string) => `${who} ${++brands}`;
  /** The brand of the version that the form changes. */
  let base = '';
  let theirs = '';
  /** The version before the choice, which Undo restores. */
  let before = '';
  let save: Awaited<ReturnType<typeof holdRequests>> | undefined;
  const expectFailure = async () => {
    await expect(saveDialog(page)).toHaveCount(0);
    await expect(toast(page).filter({ hasText: 'Error' })).toBeVisible();
    await expect(brand(page)).toHaveValue(/^Mine/);
  };
  await walkScreen(paths, {
    start: async () => {
      base = newBrand('Newer');
      await changeItem(other, 'ITM-1002', { brand: base });
      await portal.open('/SUP-1001/items/edit/ITM-1002');
      await expect(brand(page)).toHaveValue(base);
    },
    events: {
      'form.submitted': async ({ event, from }) => {
        if (from === 'conflict') {
          await saveButton(page).click();
          return expect(conflict(page)).toBeFocused();
        }
        await brand(page).fill(event.isUnchanged ? base : newBrand('Mine'));
        await saveButton(page).click();
        if (event.isUnchanged)
          await expect(page.getByRole('status').filter({ hasText: 'No changes to save.' })).toBeVisible();
      },
      'save.declined': () => saveDialog(page).getByRole('button', { name: 'Cancel' }).click(),
      'save.confirmed': async () => {
        save = await holdRequests(page, `**${itemPath}`);
        await confirmButton(page).click();
      },
      'send error': async ({ to }) => {
        if (to === 'conflict') {
          theirs = newBrand('Theirs');
          await changeItem(other, 'ITM-1002', { brand: theirs });
          problems.expectStatus(412, itemPath);
        } else if (to === 'outcomeUnknown') {
          // The SDK repeats a request after a 500.
          sandbox.control.addFault({ kind: 'status', status: 500, operationId: 'updateItem', times: 2 });
          problems.expectStatus(500, itemPath, 2);
        } else {
          sandbox.control.addFault({ kind: 'status', status: 400, operationId: 'updateItem' });
          problems.expectStatus(400, itemPath);
        }
        save?.release();
      },
      'send done': async () => save?.release(),
      'conflict.resolved': async () => {
        before = base;
        base = theirs;
        await choice(page).click();
      },
      'conflict.reopened': async () => {
        base = before;
        await conflict(page).getByRole('button', { name: 'Undo' }).click();
      },
    },
    states: {
      editing: async () => {
        await expect(saveDialog(page)).toHaveCount(0);
        await expect(choice(page)).toHaveCount(0);
        await expect(brand(page)).toBeEditable();
      },
      confirming: async () => {
        await expect(confirmButton(page)).toBeEnabled();
        await expect(saveDialog(page).getByRole('button', { name: 'Cancel' })).toBeEnabled();
      },
      saving: () => expect(saveDialog(page).getByRole('button', { name: 'Cancel' })).toBeDisabled(),
      failed: expectFailure,
      outcomeUnknown: expectFailure,
      conflict: async () => {
        await expect(saveDialog(page)).toHaveCount(0);
        await expect(choice(page)).toBeVisible();
        await expect(brand(page)).toHaveValue(/^Mine/);
      },
      saved: async () => {
        await expect(page).toHaveURL(/\/SUP-1001\/items(\?|$)/);
        await expect(toast(page)).toContainText('Item modified successfully');
      },
    },
  });
});
