import { PortalError } from '@portal-kit/sdk';
import type { Item } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startItemForm } from '../../../../test/item-form';
import { buildItem } from '../../../../test/records';
import { toItemValues } from './values/item-form.values';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

const base = { alcoholByVolume: 13, upc: '012345678905', warehouses: [{ warehouseId: 'WH-NJ' }] };
const mine = buildItem({ ...base, version: 3 });
const theirs = buildItem({
  ...base,
  version: 7,
  brand: 'Theirs',
  description: 'Petit Chablis',
  upc: null,
  type: 'F',
  warehouses: [{ warehouseId: 'WH-CA' }, { warehouseId: 'WH-NJ' }],
});

interface Scene {
  status?: number;
  /** The stored item with the changes of another user. */
  held?: Item;
  canRead?: boolean;
}

/** Renders a form and saves it. The server rejects the save because of a concurrent edit. */
async function start({ status = 412, held = theirs, canRead = true }: Scene = {}) {
  const scene = { held, canRead, status };
  let reads = 0;
  const form = await startItemForm({
    respond: ({ operation, ifMatch, body }) => {
      if (operation === 'updateItem') {
        const isCurrent = ifMatch === `"${scene.held.version}"` && scene.status !== 428;
        if (isCurrent) return { ...scene.held, ...(body as object), version: scene.held.version + 1 };
        const error = { kind: 'http', status: scene.status, message: 'The item has changed.' } as const;
        scene.status = status === 428 ? 412 : status;
        return Promise.reject(new PortalError(error));
      }
      reads += 1;
      if (reads === 1) return mine;
      return scene.canRead ? scene.held : Promise.reject(new PortalError({ kind: 'network', message: 'x' }));
    },
    props: { itemId: 'I-1' },
  });
  await form.textbox('Brand').fill('Mine');
  await form.textbox('Size').fill('375');
  await form.confirms('Save');
  const conflict = form.screen.getByRole('group', {
    name: 'Someone else changed this since you opened it.',
  });
  await expect.element(conflict).toBeVisible();
  return {
    ...form,
    scene,
    conflict,
    /** The announced text. */
    said: () => conflict.getByRole('status').element().textContent,
    rows: () =>
      conflict
        .getByRole('row')
        .elements()
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => textContent)),
    saves: () =>
      form.sent().map(({ ifMatch, body }) => [ifMatch, (body as Item).brand, (body as Item).description]),
  };
}

const kept =
  /^Your changes are applied on top of their version\. Save to keep them; the ones listed here replace theirs\./;
const taken = /^This is their version\. Your changes were discarded: Brand,? and Size\./;
const differing = [
  ['Brand', 'Theirs', 'Mine', 'Yours replaces theirs'],
  ['Description', 'Petit Chablis', 'Chablis', 'Theirs stays'],
  ['Type', 'Over 16% to 21%', '16% Alcohol or Less', 'Theirs stays'],
  ['Size', '750', '375', 'Yours is saved'],
  ['Warehouses', 'Napa, Newark', 'Newark', 'Theirs stays'],
  ['UPC', '–', '012345678905', 'Theirs stays'],
];

describe('a concurrent edit', () => {
  test('a concurrent edit shows a notification and a focused comparison, keeps the input and overwrites nothing', async () => {
    const { conflict, said, textbox, toasts, guard, saves, navigation } = await start();
    await expect.element(conflict).toHaveFocus();
    await expect.poll(said).toMatch(/^Someone else .* 6 fields differ/);
    await expect.element(textbox('Brand')).toHaveValue('Mine');
    expect(toasts()).toEqual(['error: Error']);
    expect(saves()).toEqual([['"3"', 'Mine', 'Chablis']]);
    expect([guard.isBlocking(), navigation.go.mock.calls]).toEqual([true, []]);
  });

  test('the comparison lists each field with both values and the outcome, and updates while the user types', async () => {
    const { conflict, rows, textbox } = await start();
    await expect.element(conflict.getByRole('table', { name: '6 fields differ' })).toBeVisible();
    expect(rows()).toEqual(differing);
    await textbox('Brand').fill('Theirs');
    await textbox('Description').fill('Chablis 2023');
    await expect
      .poll(rows)
      .toEqual([
        ['Description', 'Petit Chablis', 'Chablis 2023', 'Yours replaces theirs'],
        ...differing.slice(2),
      ]);
  });

  test('Save before the choice sends no request and focuses the comparison', async () => {
    const { conflict, button, textbox, saves, screen } = await start();
    await textbox('Brand').click();
    await button('Save').click();
    await expect.element(conflict).toHaveFocus();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(saves()).toHaveLength(1);
  });
});

describe('the choice after a concurrent edit', () => {
  test('"Keep mine" applies the changes to the newer version and marks overwritten fields', async () => {
    const { button, conflict, said, rows, textbox, screen, confirms, saves, navigation, guard } =
      await start();
    await button('Keep mine').click();
    await expect.poll(said).toMatch(kept);
    await expect.element(textbox('Brand')).toHaveFocus();
    await expect.element(textbox('Brand')).toHaveValue('Mine');
    await expect.element(textbox('Brand')).toHaveAccessibleDescription('Replaces theirs: Theirs');
    await expect.element(textbox('Size')).toHaveAccessibleDescription('');
    await expect.element(textbox('Description')).toHaveValue('Petit Chablis');
    await expect.element(screen.getByRole('checkbox', { name: /Napa/ })).toBeChecked();
    expect(rows()).toEqual([['Brand', 'Theirs', 'Mine']]);
    expect([saves().length, guard.isBlocking()]).toEqual([1, true]);
    await confirms('Save');
    await expect.poll(() => navigation.go.mock.calls).toEqual([[{ to: 'items.list' }]]);
    expect(saves()).toEqual([
      ['"3"', 'Mine', 'Chablis'],
      ['"7"', 'Mine', 'Petit Chablis'],
    ]);
    await expect.element(conflict).not.toBeInTheDocument();
    await expect.element(textbox('Brand')).toHaveAccessibleDescription('');
  });

  test('"Take theirs" fills the form with the newer version, which the next save changes', async () => {
    const { button, said, rows, textbox, confirms, saves, guard } = await start();
    await button('Take theirs').click();
    await expect.poll(said).toMatch(taken);
    await expect.element(textbox('Brand')).toHaveFocus();
    await expect.element(textbox('Brand')).toHaveValue('Theirs');
    await expect.element(textbox('Description')).toHaveValue('Petit Chablis');
    expect(rows()).toEqual([]);
    await expect.poll(() => guard.isBlocking()).toBe(false);
    await textbox('Brand').fill('Ours');
    await confirms('Save');
    await expect.poll(() => saves().at(-1)).toEqual(['"7"', 'Ours', 'Petit Chablis']);
  });

  test('Undo restores the changes and the choice and keeps later input', async () => {
    const { button, conflict, rows, textbox, guard } = await start();
    await button('Take theirs').click();
    await textbox('Description').fill('Chablis 2023');
    await button('Undo').click();
    await expect.element(conflict).toHaveFocus();
    await expect.element(textbox('Brand')).toHaveValue('Mine');
    await expect.element(textbox('Description')).toHaveValue('Chablis 2023');
    await expect.element(textbox('Size')).toHaveValue('375');
    expect(guard.isBlocking()).toBe(true);
    await textbox('Description').fill('Chablis');
    await expect.poll(rows).toEqual(differing);
    await button('Keep mine').click();
    await expect.element(textbox('Description')).toHaveValue('Petit Chablis');
    await button('Undo').click();
    await expect.element(conflict).toHaveFocus();
    await expect.element(textbox('Brand')).toHaveAccessibleDescription('');
    await expect.element(textbox('Description')).toHaveValue('Chablis');
    expect(rows()).toEqual(differing);
  });

  test('the choice after a concurrent edit works with the keyboard alone', async () => {
    const { button, conflict, textbox, saves, navigation } = await start();
    await expect.element(conflict).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Keep mine')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Take theirs')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(textbox('Brand')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button('Undo')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(conflict).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(textbox('Brand')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Confirm')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => navigation.go.mock.calls.length).toBe(1);
    expect(saves().at(-1)).toEqual(['"7"', 'Mine', 'Petit Chablis']);
  });

  test('Undo works after the server refuses the save for another reason', async () => {
    const { scene, button, textbox, confirms, toasts, rows } = await start();
    await button('Keep mine').click();
    scene.held = { ...theirs, version: 8 };
    scene.status = 422;
    await confirms('Save');
    await expect.poll(toasts).toEqual(['error: Error', 'error: Error']);
    await expect.element(textbox('Brand')).toHaveAccessibleDescription('Replaces theirs: Theirs');
    await button('Undo').click();
    await expect.poll(rows).toEqual(differing);
  });

  test('"Take theirs" keeps a field that both users changed to the same value', async () => {
    const { said, button } = await start({ held: { ...theirs, brand: 'Mine', size: 375 } });
    await button('Take theirs').click();
    await expect.poll(said).toMatch(/^This is their version\.Undo/);
  });

  test('a second concurrent edit requires another choice', async () => {
    const { scene, button, confirms, rows, conflict } = await start();
    await button('Keep mine').click();
    scene.held = { ...theirs, version: 8, brand: 'Theirs again' };
    await confirms('Save');
    await expect.poll(rows).toContainEqual(['Brand', 'Theirs again', 'Mine', 'Yours replaces theirs']);
    await expect.element(conflict).toHaveFocus();
  });
});

describe('the newer version', () => {
  test('a newer version that fails to load shows an error and can be loaded again', async () => {
    const { conflict, said, textbox, button, scene, rows, toasts } = await start({ canRead: false });
    await expect.poll(said).toContain("Couldn't load their version. You appear to be offline.");
    await button('Try again').click();
    await expect.element(conflict).toHaveFocus();
    await expect.element(button('Try again')).toBeVisible();
    await expect.element(textbox('Brand')).toHaveValue('Mine');
    scene.canRead = true;
    await button('Try again').click();
    await expect.poll(rows).toEqual(differing);
    expect(toasts()).toEqual(['error: Error']);
  });

  test('a newer version without changes to the form’s fields is saved without a choice', async () => {
    const fresh = { ...mine, version: 7, inventory: [] };
    let isSaved = false;
    const form = await startItemForm({
      respond: ({ operation, ifMatch, body }) => {
        if (operation === 'getItem') return isSaved ? fresh : mine;
        isSaved = true;
        if (ifMatch === '"7"') return { ...fresh, ...(body as object), version: 8 };
        return Promise.reject(new PortalError({ kind: 'http', status: 412, message: 'No' }));
      },
      props: { itemId: 'I-1' },
    });
    await form.textbox('Brand').fill('Mine');
    await form.confirms('Save');
    await expect.poll(form.toasts).toEqual(['success: Item modified successfully']);
    expect(form.sent().map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"7"']);
  });

  test('without a newer version a refused save offers no choice, and the next attempt saves', async () => {
    const { conflict, button, rows, confirms, saves, navigation } = await start({ status: 428, held: mine });
    await expect
      .element(conflict)
      .toHaveTextContent('No one else changed these fields. Save again to keep your changes.');
    await expect.element(button('Keep mine')).not.toBeInTheDocument();
    expect(rows()).toEqual([]);
    await confirms('Save');
    await expect.poll(() => navigation.go.mock.calls.length).toBe(1);
    expect(saves()).toEqual([
      ['"3"', 'Mine', 'Chablis'],
      ['"3"', 'Mine', 'Chablis'],
    ]);
  });
});

test('the comparison stacks its columns on a phone and does not scroll horizontally', async () => {
  await page.viewport(390, 844);
  const { conflict } = await start();
  await expect.element(conflict.getByRole('rowheader', { name: 'Brand' })).toBeVisible();
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBe(clientWidth);
  const name = conflict.getByRole('rowheader', { name: 'Brand' }).element().getBoundingClientRect();
  const value = conflict.getByRole('cell', { name: 'Yours Mine' }).element().getBoundingClientRect();
  expect(value.top).toBeGreaterThanOrEqual(name.bottom);
});

test('a draft of an older version is offered with a warning', async () => {
  const savedAt = new Date().toISOString();
  const values = { ...toItemValues(mine), brand: 'Mine' };
  const start = (recordVersion: number) =>
    startItemForm({
      respond: () => theirs,
      props: { itemId: 'I-1' },
      kept: { 'item/I-1': { savedAt, recordVersion, values } },
    });
  const older = await start(3);
  await expect.element(older.screen.getByText(/made to an older version/)).toBeVisible();
  await expect.element(older.textbox('Brand')).toHaveValue('Theirs');
  await older.button('Restore').click();
  await expect.element(older.textbox('Brand')).toHaveFocus();
  await expect.element(older.textbox('Brand')).toHaveValue('Mine');
  await older.screen.unmount();
  const current = await start(7);
  await expect.element(current.screen.getByText(/You have unsaved changes from/)).toBeVisible();
  await expect.element(current.screen.getByText(/older version/)).not.toBeInTheDocument();
});
