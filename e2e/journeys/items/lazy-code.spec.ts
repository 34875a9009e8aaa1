import { builtFile } from '../../fixtures/deployment.ts';
import {
  addButton,
  confirmDialog,
  fillItemForm,
  selectField,
  textField,
  toast,
} from '../../fixtures/items.ts';
import { expect, test } from '../../fixtures/test.ts';

const listCode = '../../packages/ui/src/components/listbox/listbox-popover.tsx';
const confirmationCode = '../../packages/ui/src/exports/confirm-dialog.ts';

test('keys pressed before the code of a select list has loaded are applied to the list', async ({
  page,
  portal,
}) => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(await builtFile(listCode), async (route) => {
    await loaded;
    await route.continue();
  });
  await portal.open('/SUP-1001/items/create');
  await selectField(page, 'Type').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Non');
  await page.keyboard.press('Enter');
  await expect(selectField(page, 'Type')).toHaveText('Non-Alcoholic');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  load();
  await expect(page.getByRole('option', { name: 'Sparkling Wine' })).toHaveAttribute('data-focused');
  await expect(page.getByRole('option', { name: 'Non-Alcoholic' })).toHaveAttribute('aria-selected', 'true');
  await expect(selectField(page, 'Type')).toBeFocused();
});

test('the item form works again after the code of a select list or of the confirmation failed to load', async ({
  page,
  portal,
  problems,
  sandbox,
}) => {
  problems.tolerateConsole(/^Failed to load resource: net::ERR_FAILED \/assets\//);
  await page.route(await builtFile(listCode), (route) => route.abort());
  await page.route(await builtFile(confirmationCode), (route) => route.abort());
  await portal.open('/SUP-1001/items/create');
  await selectField(page, 'Type').click();
  await expect(selectField(page, 'Type')).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(await builtFile(listCode));
  await selectField(page, 'Type').click();
  await expect(page.getByRole('listbox', { name: 'Type' })).toBeVisible();
  await page.keyboard.press('Escape');

  await fillItemForm(page);
  await addButton(page).click();
  await expect(toast(page)).toContainText("Part of this page couldn't be loaded.");
  // After a network failure the code may still be on the server, so the portal offers no reload.
  await expect(page.getByRole('button', { name: 'Reload page' })).toHaveCount(0);
  await expect(textField(page, 'Supplier Item ID')).toHaveValue('HF-2001');
  expect(sandbox.calls('createItem')).toEqual([]);
  await page.unrouteAll();
  await addButton(page).click();
  await confirmDialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => sandbox.calls('createItem').map(({ status }) => status)).toEqual([201]);
});
