import type { Locator, Page } from '@playwright/test';
import { addButton, confirmButton, rows, saveButton, textField, toast } from '../../fixtures/items.ts';
import type { Portal } from '../../fixtures/portal.ts';
import { areas, changeRecord, type RecordArea, storedRecord, type TextArea } from '../../fixtures/records.ts';
import { leaveDialog, section } from '../../fixtures/shell.ts';
import { expect, test } from '../../fixtures/test.ts';

const row = (page: Page, name: string) => page.getByRole('rowheader', { name, exact: true });
const confirmation = (page: Page, name: string) => page.getByRole('alertdialog', { name });

async function openCreate({ page, portal }: { page: Page; portal: Portal }, area: RecordArea) {
  await portal.open(`/SUP-1001${area.screen}/create`, { as: area.as });
  await expect(textField(page, area.required)).toBeVisible();
}

const editAddress = ({ screen, id }: RecordArea) => `/SUP-1001${screen}/edit/${id}`;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < 30; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`e2e: 30 presses of Tab did not focus ${target}`);
}

async function openEdit({ page, portal }: { page: Page; portal: Portal }, area: TextArea) {
  await portal.open(editAddress(area), { as: area.as });
  await expect(textField(page, area.stored.field)).toBeVisible();
}

for (const area of areas) {
  const { operations, notifications, taken, confirmations } = area;

  test(`the ${area.name} form adds a record by keyboard alone: it confirms, sends one request, notifies and lists the record`, async ({
    page,
    portal,
    sandbox,
  }) => {
    await portal.open(`/SUP-1001${area.screen}`, { as: area.as });
    await page.getByRole('link', { name: area.list.add }).click();
    await expect(textField(page, area.required)).toBeVisible();
    await tabTo(page, textField(page, area.required));
    for (const text of area.typed) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await tabTo(page, addButton(page));
    await page.keyboard.press('Enter');
    await expect(confirmation(page, confirmations.create)).toContainText(area.row);
    await expect(confirmButton(page)).toBeFocused();
    expect(sandbox.calls(operations.create)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText(notifications.created);
    if (notifications.createdText) await expect(toast(page)).toContainText(notifications.createdText);
    await expect(page).toHaveURL(`/SUP-1001${area.screen}`);
    await expect(row(page, area.row)).toBeVisible();
    expect(sandbox.statuses(operations.create)).toEqual([201]);
  });

  test(`the ${area.name} form keeps its values through validation, a refusal and a server failure until it is saved`, async ({
    page,
    portal,
    problems,
    sandbox,
  }) => {
    problems.expectStatus(409, area.api);
    problems.expectStatus(503, area.api);
    await openCreate({ page, portal }, area);
    await addButton(page).click();
    const first = textField(page, area.required);
    await expect(first).toHaveAccessibleDescription(/Required Field/);
    await expect(first).toBeFocused();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await area.fill(page, true);
    await expect(page.getByText('Required Field', { exact: true })).toHaveCount(0);
    expect(sandbox.calls(operations.create)).toEqual([]);

    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText(`${taken.fieldPath}: ${taken.message}`);
    await expect(page.getByRole('alertdialog', { name: confirmations.create })).toHaveCount(0);
    const field = textField(page, taken.field);
    await expect(field).toHaveAccessibleDescription(new RegExp(taken.message));
    await expect(field).toBeFocused();
    await expect(field).not.toHaveValue('');
    await toast(page).getByRole('button', { name: 'Close' }).click();

    sandbox.control.addFault({ kind: 'status', status: 503, operationId: operations.create });
    await field.fill(area.free);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText('Error');
    await expect(field).toHaveValue(area.free);
    await addButton(page).click();
    await confirmButton(page).click();
    await expect(row(page, area.row)).toBeVisible();
    expect(sandbox.statuses(operations.create)).toEqual([409, 503, 201]);
  });

  test(`leaving the ${area.name} form restores the list, guards typed values and offers them after a reload`, async ({
    page,
    portal,
  }) => {
    const list = `/SUP-1001${area.screen}?searchInput=${area.found.text}`;
    await portal.open(list, { as: area.as });
    const openForm = () => page.getByRole('link', { name: area.list.add }).click();
    for (const leave of [
      page.getByRole('button', { name: 'Cancel', exact: true }),
      page.getByRole('link', { name: `Back to ${area.list.title}` }),
    ]) {
      await openForm();
      await leave.click();
      await expect(page).toHaveURL(list);
      await expect(rows(page)).toHaveText([...area.found.rows]);
    }

    await openForm();
    await area.fill(page);
    const typed = await textField(page, area.required).inputValue();
    await section(page, 'Dashboard').click();
    await leaveDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(textField(page, area.required)).toHaveValue(typed);
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(textField(page, area.required)).toHaveValue(typed);
    await addButton(page).click();
    await expect(confirmation(page, confirmations.create)).toContainText(area.row);
  });

  test(`the edit form of a ${area.name} retries a failed load and links to the list when the record is missing`, async ({
    page,
    portal,
    problems,
    sandbox,
  }) => {
    problems.tolerateConsole(/status of (404|503)/);
    await portal.open(`/SUP-1001${area.screen}/edit/X-404`, { as: area.as });
    await page.getByRole('link', { name: `Go to ${area.list.title}` }).click();
    await expect(page).toHaveURL(`/SUP-1001${area.screen}`);
    await expect(rows(page)).not.toHaveCount(0);
    sandbox.control.addFault({ kind: 'status', status: 503, operationId: operations.read });
    await page.goto(editAddress(area));
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure.getByRole('heading')).toHaveText('Data Error');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(saveButton(page)).toBeVisible();
  });
}

const hasText = (area: RecordArea): area is TextArea => area.stored !== undefined;

for (const area of areas.filter(hasText)) {
  const { operations, notifications, stored, confirmations } = area;

  test(`the ${area.name} form sends no request without a change and one request after confirmation`, async ({
    page,
    portal,
    sandbox,
  }) => {
    await openEdit({ page, portal }, area);
    await saveButton(page).click();
    await expect(page.getByText('No changes to save.')).toBeVisible();
    await textField(page, stored.field).fill('Quarterdeck');
    await saveButton(page).click();
    await expect(confirmation(page, confirmations.edit)).toBeVisible();
    await confirmButton(page).click();
    await expect(toast(page)).toContainText(notifications.edited);
    await expect(page).toHaveURL(`/SUP-1001${area.screen}`);
    expect(sandbox.statuses(operations.update)).toEqual([200]);
    expect(await storedRecord(sandbox.getSession(area.as), area)).toMatchObject({
      [stored.name]: 'Quarterdeck',
      version: stored.version + 1,
    });
  });

  test(`the ${area.name} form does not overwrite a concurrent edit until the user keeps their own changes`, async ({
    page,
    portal,
    problems,
    sandbox,
  }) => {
    await openEdit({ page, portal }, area);
    await changeRecord(sandbox.getSession(area.as), area, 'Theirs');
    problems.expectStatus(412, stored.put);
    await textField(page, stored.field).fill('Mine');
    await saveButton(page).click();
    await confirmButton(page).click();
    await expect(page.getByRole('cell', { name: 'Theirs', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await saveButton(page).click();
    await confirmButton(page).click();
    await expect(toast(page).filter({ hasText: notifications.edited })).toBeVisible();
    expect(await storedRecord(sandbox.getSession(area.as), area)).toMatchObject({ [stored.name]: 'Mine' });
  });
}
