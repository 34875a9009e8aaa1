import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { demoUsers } from '../fixtures/demo-users.ts';
import { rows, textField } from '../fixtures/items.ts';
import { leaveDialog, section, switcher, switchSupplier } from '../fixtures/shell.ts';
import { expect, test } from '../fixtures/test.ts';
import { coveringPaths } from './covering-paths.ts';
import { holdRequests } from './hold-requests.ts';
import { loadSources } from './load-sources.ts';
import { walkScreen } from './walk-screen.ts';

const suppliers = [
  { id: 'SUP-1001', name: 'Halberd & Fen', sku: 'HF-0990' },
  { id: 'SUP-1003', name: 'Maison Tesselle', sku: 'MT-3001' },
] as const;

/** Opens the item form by links, so that the browser's Back button leads to the list. */
async function openForm(page: Page) {
  await section(page, 'Items').click();
  await page.getByRole('link', { name: 'Add New Item' }).click();
  await expect(textField(page, 'Brand')).toBeVisible();
}

test('every transition of the supplier switch is walked on the screen', async ({ page, portal }) => {
  const { supplierSwitchMachine } = await loadSources<{ supplierSwitchMachine: AnyStateMachine }>(
    'kernel/leaving/supplier-switch.machine.ts',
  );
  const paths = coveringPaths({
    machine: supplierSwitchMachine,
    events: [
      { type: 'switch.requested', supplierId: 'other', needsConfirmation: true },
      { type: 'switch.requested', supplierId: 'other', needsConfirmation: false },
      { type: 'switch.confirmed' },
      { type: 'switch.declined' },
      { type: 'supplier.shown' },
    ],
  });
  /** The index of the supplier of the page. */
  let shown = 0;
  const here = () => suppliers[shown % 2] ?? suppliers[0];
  const other = () => suppliers[(shown + 1) % 2] ?? suppliers[1];
  let list: Awaited<ReturnType<typeof holdRequests>> | undefined;
  const holdItems = async () => {
    list = await holdRequests(page, `**/suppliers/${other().id}/items?*`);
  };

  await walkScreen(paths, {
    start: async () => {
      await portal.open('/SUP-1001/items', { as: demoUsers.superAdmin });
      await expect(rows(page).first()).toHaveText(here().sku);
    },
    events: {
      'switch.requested': async ({ event }) => {
        if (event.needsConfirmation) await openForm(page);
        else {
          await section(page, 'Items').click();
          await holdItems();
        }
        await switchSupplier(page, other().name);
      },
      'switch.confirmed': async () => {
        await holdItems();
        await leaveDialog(page).getByRole('button', { name: 'Confirm' }).click();
      },
      'switch.declined': () => leaveDialog(page).getByRole('button', { name: 'Cancel' }).click(),
      'supplier.shown': async ({ from }) => {
        if (from === 'asking') return void (await page.goBack());
        list?.release();
        shown += 1;
        await expect(rows(page).first()).toHaveText(here().sku);
      },
    },
    states: {
      settled: async () => {
        await expect(leaveDialog(page)).toHaveCount(0);
        await expect(switcher(page)).toContainText(here().name);
        await expect(page).toHaveURL(new RegExp(`/${here().id}/`));
      },
      asking: async () => {
        await expect(leaveDialog(page)).toBeVisible();
        await expect(page).toHaveURL(`/${here().id}/items/create`);
      },
      switching: async () => {
        await expect(page).toHaveURL(`/${other().id}/items`);
        await expect(switcher(page)).toContainText(other().name);
        await expect(page.getByText(here().sku)).toHaveCount(0);
        await expect(leaveDialog(page)).toHaveCount(0);
      },
    },
  });
});
