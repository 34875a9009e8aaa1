import type { Item } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startItemForm, typedItem } from '../../../../test/item-form';
import { buildItem } from '../../../../test/records';
import { EmbedProvider } from '../../../embed/provider/embed-provider';
import { ItemForm, type ItemFormProps } from './item-form.widget';

beforeEach(() => page.viewport(1280, 1600));
afterEach(() => page.viewport(414, 896));

const chablis = buildItem({ alcoholByVolume: 13, version: 3 });

/** Renders the form in a host without a list of items. */
async function start(props: ItemFormProps = {}) {
  const go = vi.fn();
  const form = await startItemForm({
    respond: ({ operation, body }) =>
      operation === 'getItem' ? chablis : { ...chablis, ...(body as object), version: 4 },
    props,
    portal: { navigation: { href: () => undefined, go } },
    kept: { item: { savedAt: new Date().toISOString(), recordVersion: null, values: { ...typedItem } } },
  });
  return { ...form, go, note: (text: string) => form.screen.getByRole('status').filter({ hasText: text }) };
}

test('a host without a list has a Cancel button only if it handles onRequestCancel', async () => {
  const alone = await start({ itemId: 'I-1' });
  await expect.element(alone.button('Save')).toBeVisible();
  await expect.element(alone.button('Cancel')).not.toBeInTheDocument();
  await alone.screen.unmount();
  const onRequestCancel = vi.fn();
  const { button, go } = await start({ itemId: 'I-1', onRequestCancel });
  await button('Cancel').click();
  expect([onRequestCancel.mock.calls, go.mock.calls]).toEqual([[[]], []]);
});

test('after a save the form stays open, shows a note and has no unsaved changes', async () => {
  const { textbox, button, confirms, note, guard, go, sent } = await start({ itemId: 'I-1' });
  await textbox('Brand').fill('First');
  await confirms('Save');
  await expect.element(note('All changes saved.')).toBeVisible();
  await expect.element(textbox('Brand')).toHaveValue('First');
  await expect.element(button('Save')).toHaveFocus();
  expect([guard.isBlocking(), go.mock.calls]).toEqual([false, []]);
  await textbox('Brand').fill('Second');
  await expect.element(note('All changes saved.')).not.toBeInTheDocument();
  await confirms('Save');
  await expect.poll(() => sent().map(({ ifMatch }) => ifMatch)).toEqual(['"3"', '"4"']);
});

test('adding an item empties the form and focuses its first field', async () => {
  const { textbox, button, confirms, note, guard, go, sent, screen } = await start();
  await button('Restore').click();
  await confirms('Add');
  await expect.element(note('CHB-75 was added. You can add another.')).toBeVisible();
  await expect.element(textbox('Supplier Item ID')).toHaveValue('');
  await expect.element(textbox('Supplier Item ID')).toHaveFocus();
  await expect.element(screen.getByText('Required Field')).not.toBeInTheDocument();
  expect([guard.isBlocking(), go.mock.calls, sent().length]).toEqual([false, [], 1]);
  await textbox('Brand').fill('Bodega');
  await expect.element(note('CHB-75 was added.')).not.toBeInTheDocument();
});

test('the item form keeps focus that the host moves after a save', async () => {
  const place = document.body.appendChild(document.createElement('textarea'));
  const { button, confirms } = await start({
    onItemSaved: () => requestAnimationFrame(() => place.focus()),
  });
  await button('Restore').click();
  await confirms('Add');
  await expect.element(button('Confirm')).not.toBeInTheDocument();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(place);
  place.remove();
});

test('a host without navigation receives events and no navigation request', async () => {
  const events: string[] = [];
  const held: Item = { ...chablis, itemId: 'I-1' };
  const respond: typeof fetch = async (url, { method, body } = {}) => {
    if (String(url).includes('/suppliers/SUP-1/items/I-1'))
      return Response.json(method === 'PUT' ? { ...held, ...JSON.parse(String(body)), version: 4 } : held);
    return Response.json({ supplierId: 'SUP-1', version: 1, warehouses: [{ warehouseId: 'WH-NJ' }] });
  };
  const screen = await render(
    <EmbedProvider
      apiUrl="https://portal.example"
      supplierId="SUP-1"
      getToken={() => 'token'}
      fetch={respond}
      onEvent={({ type }) => events.push(type)}
    >
      <ItemForm itemId="I-1" />
    </EmbedProvider>,
  );
  await screen.getByRole('textbox', { name: 'Brand' }).fill('First');
  await screen.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText('All changes saved.')).toBeVisible();
  const changes = ['item.saved', 'notification.shown', 'work.changed'];
  expect([...new Set(events)].toSorted()).toEqual(changes);
});
