import { demoUsers } from '../fixtures/demo-users.ts';
import {
  addButton,
  changeItem,
  confirmButton,
  confirmDialog,
  fillItemForm,
  itemsPath,
  openEdit,
  saveAndConfirm,
  saveButton,
  selectField,
  textField,
  unfold,
} from '../fixtures/items.ts';
import { expect, test } from '../fixtures/test.ts';
import { floating, type Screens, type Stage, walk } from './walk.ts';

async function openForm({ page, portal }: Stage) {
  await portal.open('/SUP-1001/items/create');
  await expect(page.getByRole('checkbox')).toHaveCount(2);
}

const screens: Screens = {
  'the item form and its select lists': async function* (stage) {
    const { page } = stage;
    await openForm(stage);
    yield addButton(page);
    await selectField(page, 'Type').click();
    yield floating(page.getByRole('listbox'));
    await page.keyboard.press('Escape');
    await unfold(page, 'Case, pallet and stock level');
    await unfold(page, 'Origin, codes and compliance');
    yield textField(page, 'Appellation');
    await page.getByRole('combobox', { name: 'Country of origin' }).click();
    yield floating(page.getByRole('listbox'));
  },
  'the item form with validation messages': async function* (stage) {
    const { page } = stage;
    await openForm(stage);
    await addButton(page).click();
    await expect(page.getByText('Required Field', { exact: true })).toHaveCount(8);
    yield page.getByText('Required Field', { exact: true }).first();
  },
  'the confirmation and refusal of an item': async function* (stage) {
    const { page, problems } = stage;
    problems.expectStatus(409, itemsPath);
    await openForm(stage);
    await fillItemForm(page, { sku: 'HF-1001' });
    await addButton(page).click();
    yield confirmDialog(page);
    await confirmButton(page).click();
    yield page.getByText('An item with this Supplier Item ID already exists.');
  },
};

const everyWidth: Screens = {
  'the item form after a concurrent edit': async function* (stage) {
    const { page, sandbox, problems } = stage;
    await openEdit(stage, 'ITM-1004');
    yield saveButton(page);
    await saveButton(page).click();
    yield page.getByText('No changes to save.');
    await changeItem(sandbox.getSession(demoUsers.internalAdmin), 'ITM-1004', {
      brand: 'Fen Block',
      upc: null,
    });
    problems.expectStatus(412, `${itemsPath}/ITM-1004`);
    await textField(page, 'Brand').fill('Saltmarsh');
    await saveAndConfirm(page);
    yield page.getByRole('button', { name: 'Take theirs' });
    await page.getByRole('button', { name: 'Keep mine' }).click();
    yield page.getByText('Replaces theirs: Fen Block');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Take theirs' }).click();
    yield page.getByText('Your changes were discarded: Brand.');
  },
};

walk(test, { screens, everyWidth });
