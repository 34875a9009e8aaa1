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
  createRecordFormMachine: () => AnyStateMachine;
  PortalError: new (options: { kind: string; status: number; message: string }) => Error;
}

const itemPath = `${itemsPath}/ITM-1002`;
const brand = (page: Page) => textField(page, 'Brand');
const conflict = (page: Page) =>
  page.getByRole('group', { name: 'Someone else changed this since you opened it.' });
const choice = (page: Page) => conflict(page).getByRole('button', { name: 'Keep mine' });
const opensList = 'The portal opens the list after a save. The form stays open in a host without a list.';
const removesForm = 'The portal removes a form that the user leaves. A host can hide it and show it again.';

test('every transition of the form confirmation is walked on the screen', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  const { createRecordFormMachine, PortalError } = await loadSources<Sources>(
    'forms/record/record-form.machine.ts',
    '../../sdk/src/client/portal-error.ts',
  );
  const outdated = new PortalError({ kind: 'http', status: 412, message: 'outdated' });
  const refused = new PortalError({ kind: 'http', status: 400, message: 'refused' });
  const paths = coveringPaths({
    machine: createRecordFormMachine(),
    inputs: [{ record: 'opened' }],
    events: [
      { type: 'record.refreshed', record: 'newer' },
      { type: 'form.submitted', request: 'same', isUnchanged: true },
      { type: 'form.submitted', request: 'changed', isUnchanged: false },
      { type: 'save.declined' },
      { type: 'save.confirmed' },
      actorFailed('save', outdated),
      actorFailed('save', refused),
      actorDone('save', { result: 'saved' }),
      { type: 'conflict.resolved', record: 'theirs' },
      { type: 'conflict.reopened', record: 'opened' },
    ],
    situation: ({ record, conflictCount, error }) => [record, Number(conflictCount) > 0, error === outdated],
    once: ['record.refreshed'],
    canHappen: ({ context, value }, event) => {
      const { type } = event;
      if (type === 'record.refreshed')
        return value === 'editing' && context.record === 'opened' && !context.request;
      // The choice can be undone until the next save.
      if (type === 'conflict.reopened') return context.conflictCount > 0;
      // Without a choice, the form still changes the old version.
      const isStillOutdated = value === 'saving' && context.error === outdated && context.conflictCount === 0;
      return !isStillOutdated || event.error === outdated;
    },
    unreachable: {
      'saved: form.submitted [isUnchanged]': opensList,
      'saved: form.submitted [else]': opensList,
      'saved: conflict.reopened': opensList,
      'saved: record.started': opensList,
      'saving: form.removed': removesForm,
    },
  });
  const other = sandbox.sessionOf(demoUsers.internalAdmin);
  let brands = 0;
  const newBrand = (who: string) => `${who} ${++brands}`;
  /** The brand of the version that the form changes. */
  let base = '';
  let theirs = '';
  /** The version before the choice, which Undo restores. */
  let before = '';
  let save: Awaited<ReturnType<typeof holdRequests>> | undefined;
  let read: Awaited<ReturnType<typeof holdRequests>> | undefined;

  const refresh = async () => {
    read?.release();
    await expect(brand(page)).toHaveValue(base);
  };
  await page.clock.install();
  await walkScreen(paths, {
    start: async ({ steps }) => {
      await portal.open('/SUP-1001/items/details/ITM-1002');
      const edit = page.getByRole('link', { name: 'Edit', exact: true });
      await expect(edit).toBeVisible();
      base = newBrand('Newer');
      read = await holdRequests(page, `**${itemPath}`);
      await changeItem(other, 'ITM-1002', { brand: base });
      // The form opens with the item of the details page and requests it again, because the item is older than 10 s.
      await page.clock.fastForward(11_000);
      await edit.click();
      await expect(brand(page)).toBeVisible();
      if (!steps.some(({ event }) => event.type === 'record.refreshed')) await refresh();
    },
    events: {
      'record.refreshed': refresh,
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
      'save error': async ({ to }) => {
        if (to === 'conflict') {
          theirs = newBrand('Theirs');
          await changeItem(other, 'ITM-1002', { brand: theirs });
          problems.expectStatus(412, itemPath);
        } else {
          sandbox.control.addFault({ kind: 'status', status: 400, operationId: 'updateItem' });
          problems.expectStatus(400, itemPath);
        }
        save?.release();
      },
      'save done': async () => save?.release(),
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
      failed: async () => {
        await expect(saveDialog(page)).toHaveCount(0);
        await expect(toast(page).filter({ hasText: 'Error' })).toBeVisible();
        await expect(brand(page)).toHaveValue(/^Mine/);
      },
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
