import { PortalError } from '@portal-kit/sdk';
import type { Item } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startItemForm } from '../../../test/item-form';
import { itemOf } from '../../../test/items';
import { toItemValues } from './item-form.values';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

const mine = itemOf({ alcoholByVolume: 13, version: 3 });
const theirs = itemOf({ alcoholByVolume: 13, version: 7, brand: 'Theirs', description: 'Petit Chablis' });
const refusal = (status: number) =>
  new PortalError({ kind: 'http', status, message: 'The item has changed.', currentVersion: 7 });

/** A form with a change of mine, refused because somebody else was faster. */
async function start({ status = 412 } = {}) {
  let reads = 0;
  const scene = { canRead: true };
  const form = await startItemForm({
    answer: ({ operation, ifMatch, body }) => {
      if (operation === 'updateItem') {
        if (ifMatch !== '"7"') return Promise.reject(refusal(status));
        return { ...theirs, ...(body as object), version: 8 };
      }
      reads += 1;
      if (reads === 1) return mine;
      return scene.canRead ? theirs : Promise.reject(new PortalError({ kind: 'network', message: 'x' }));
    },
    props: { itemId: 'I-1' },
  });
  await form.textbox('Brand').fill('Mine');
  await form.confirms('Save');
  const banner = form.screen.getByText('Somebody else has changed this since you opened it.');
  await expect.element(banner).toBeVisible();
  return {
    ...form,
    banner,
    scene,
    saves: () =>
      form.sent().map(({ ifMatch, body }) => [ifMatch, (body as Item).brand, (body as Item).description]),
  };
}

describe('a change to an item that somebody else has changed meanwhile', () => {
  test.each([412, 428])(
    'is refused by %i: it is told, nothing is lost and nothing overwritten',
    async (status) => {
      const { textbox, toasts, guard, saves, navigation } = await start({ status });
      await expect.element(textbox('Brand')).toHaveValue('Mine');
      expect(toasts()).toEqual(['error: Error']);
      expect(saves()).toEqual([['"3"', 'Mine', 'Chablis']]);
      expect([guard.isHolding(), navigation.go.mock.calls]).toEqual([true, []]);
    },
  );

  test('can be kept: what was changed here goes on top of theirs, and nothing else', async () => {
    const { button, banner, textbox, confirms, saves, navigation, guard } = await start();
    await button('Keep mine').click();
    await expect.element(banner).not.toBeInTheDocument();
    await expect.element(textbox('Brand')).toHaveFocus();
    await expect.element(textbox('Brand')).toHaveValue('Mine');
    await expect.element(textbox('Description')).toHaveValue('Petit Chablis');
    expect([saves().length, guard.isHolding()]).toEqual([1, true]);
    await confirms('Save');
    await expect.poll(() => navigation.go.mock.calls).toEqual([[{ to: 'items.list' }]]);
    expect(saves()).toEqual([
      ['"3"', 'Mine', 'Chablis'],
      ['"7"', 'Mine', 'Petit Chablis'],
    ]);
  });

  test('can be given up for theirs, which is then what is changed', async () => {
    const { button, banner, textbox, confirms, saves, guard } = await start();
    await button('Show theirs').click();
    await expect.element(banner).not.toBeInTheDocument();
    await expect.element(textbox('Brand')).toHaveValue('Theirs');
    await expect.element(textbox('Brand')).toHaveFocus();
    await expect.element(textbox('Description')).toHaveValue('Petit Chablis');
    await expect.poll(() => guard.isHolding()).toBe(false);
    await textbox('Brand').fill('Ours');
    await confirms('Save');
    await expect.poll(() => saves().at(-1)).toEqual(['"7"', 'Ours', 'Petit Chablis']);
  });

  test.each(['Keep mine', 'Show theirs'])(
    'stays as it is where theirs cannot be read: %s can be pressed again',
    async (choice) => {
      const { button, banner, textbox, toasts, scene } = await start();
      scene.canRead = false;
      await button(choice).click();
      await expect.poll(toasts).toEqual(['error: Error', 'error: Error']);
      await expect.element(banner).toBeVisible();
      await expect.element(textbox('Brand')).toHaveValue('Mine');
      scene.canRead = true;
      await button(choice).click();
      await expect.element(banner).not.toBeInTheDocument();
    },
  );
});

test('an interrupted change to an older version says so, and is offered all the same', async () => {
  const savedAt = new Date().toISOString();
  const values = { ...toItemValues(mine), brand: 'Mine' };
  const start = (recordVersion: number) =>
    startItemForm({
      answer: () => theirs,
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
  await expect.element(current.screen.getByText(/There are unsaved changes from/)).toBeVisible();
  await expect.element(current.screen.getByText(/older version/)).not.toBeInTheDocument();
});
