import type { Item } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startItemForm, typedItem } from '../../../../test/item-form';
import type { WidgetRequest } from '../../../../test/portal';
import { buildItem } from '../../../../test/records';
import type { SupplierWarehouse } from '../../../domain/provider/portal';
import type { ItemFormProps } from './item-form.widget';
import type { ItemFormValues } from './values/item-form.values';

beforeEach(() => page.viewport(1280, 1600));
afterEach(() => page.viewport(414, 896));

const newark = { warehouseId: 'WH-NJ', name: 'Newark' };
const napa = { warehouseId: 'WH-CA', name: 'Napa' };

interface Scene {
  warehouses?: readonly SupplierWarehouse[] | undefined;
  props?: ItemFormProps;
  respond?: (request: WidgetRequest) => unknown;
  /** A draft to restore, so that a test need not type every field. */
  kept?: ItemFormValues;
}

/** Renders the form of a new item. */
async function start({ warehouses = [newark], props, respond, kept }: Scene = {}) {
  const form = await startItemForm({
    respond: respond ?? (({ body }) => ({ ...buildItem(), ...(body as object) })),
    ...(props && { props }),
    portal: { warehouses },
    ...(kept && {
      kept: { item: { savedAt: new Date().toISOString(), recordVersion: null, values: { ...kept } } },
    }),
  });
  return {
    ...form,
    warehouse: (name: string) => form.screen.getByRole('checkbox', { name: new RegExp(name) }),
    /** The sent SKU, warehouses and idempotency key. */
    created: () =>
      form.sent().map(({ body, idempotencyKey }) => {
        const { sku, warehouses: chosen } = body as Item;
        return { sku, warehouses: chosen.map(({ warehouseId }) => warehouseId), idempotencyKey };
      }),
  };
}

describe('warehouses of a new item', () => {
  test('the only warehouse of a supplier is preselected and does not count as a change', async () => {
    const { warehouse, guard, kept, requests } = await start();
    await expect.element(warehouse('Newark')).toBeChecked();
    expect([guard.isBlocking(), kept, requests]).toEqual([false, {}, []]);
  });

  test('several warehouses are not preselected', async () => {
    const { warehouse, guard } = await start({ warehouses: [newark, napa] });
    await expect.element(warehouse('Newark')).not.toBeChecked();
    await expect.element(warehouse('Napa')).not.toBeChecked();
    expect(guard.isBlocking()).toBe(false);
  });

  test('clearing the preselected warehouse counts as a change', async () => {
    const { warehouse, guard, screen } = await start();
    await screen.getByText(/Newark/).click();
    await expect.element(warehouse('Newark')).not.toBeChecked();
    expect(guard.isBlocking()).toBe(true);
  });

  test('warehouses that load late keep typed values and do not count as a change', async () => {
    let respond: (supplier: unknown) => void = () => {};
    const form = await startItemForm({
      respond: () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
      portal: { warehouses: undefined },
    });
    await expect.element(form.screen.getByRole('status', { name: 'Loading warehouses…' })).toBeVisible();
    await form.textbox('Brand').fill('Mine');
    respond({ supplierId: 'SUP-1001', version: 1, warehouses: [newark] });
    await expect.element(form.screen.getByRole('checkbox', { name: /Newark/ })).toBeChecked();
    await expect.element(form.textbox('Brand')).toHaveValue('Mine');
    expect(form.guard.isBlocking()).toBe(true);
  });

  test('warehouses that fail to load show an error and can be loaded again', async () => {
    let isDown = true;
    const { screen, button } = await startItemForm({
      respond: () =>
        isDown
          ? Promise.reject(new Error('down'))
          : { supplierId: 'SUP-1001', version: 1, warehouses: [newark, napa] },
      portal: { warehouses: undefined },
    });
    await expect.element(screen.getByText(/Couldn't load warehouses/)).toBeVisible();
    isDown = false;
    await button('Try again').click();
    await expect.element(screen.getByRole('checkbox', { name: /Napa/ })).toBeVisible();
  });

  test('the item form of a supplier without warehouses shows a message with a contact', async () => {
    const { screen } = await start({ warehouses: [] });
    await expect
      .element(screen.getByText('This supplier has no warehouses yet. Contact the Administrator.'))
      .toBeVisible();
  });
});

describe('a new item', () => {
  test('adding an item sends one request, shows a notification and opens the list', async () => {
    const { button, screen, confirms, created, notify, navigation } = await start({ kept: typedItem });
    await button('Restore').click();
    await confirms('Add');
    await expect.poll(() => navigation.go.mock.calls).toEqual([[{ to: 'items.list' }]]);
    expect(created()).toEqual([
      { sku: 'CHB-75', warehouses: ['WH-NJ'], idempotencyKey: expect.stringMatching(/.{16,}/) },
    ]);
    expect(notify.mock.calls).toEqual([
      [
        {
          about: 'item',
          status: 'success',
          title: 'Item added successfully',
          caption: 'This item is added to the Item master',
          link: {
            title: 'View CHB-75',
            href: '#/items.details/I-1',
            destination: { to: 'items.details', itemId: 'I-1' },
          },
        },
      ],
    ]);
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('a form that stays open after adding an item is empty with the only warehouse preselected', async () => {
    const onItemSaved = vi.fn();
    const { button, textbox, warehouse, confirms, created, guard, kept, navigation } = await start({
      kept: typedItem,
      props: { onItemSaved },
    });
    await button('Restore').click();
    await confirms('Add');
    await expect.poll(() => onItemSaved.mock.calls.length).toBe(1);
    await expect.element(textbox('Supplier Item ID')).toHaveValue('');
    await expect.element(warehouse('Newark')).toBeChecked();
    expect([guard.isBlocking(), kept, navigation.go.mock.calls]).toEqual([false, {}, []]);
    await textbox('Supplier Item ID').fill('RIO-75');
    await textbox('Brand').fill('Bodega');
    expect(guard.isBlocking()).toBe(true);
    await button('Add').click();
    await expect.element(textbox('Description')).toHaveFocus();
    expect(created()).toHaveLength(1);
  });

  test('the same content can be added again as another item', async () => {
    const onItemSaved = vi.fn();
    const first = await start({ kept: typedItem, props: { onItemSaved } });
    await first.button('Restore').click();
    await first.confirms('Add');
    await expect.poll(() => onItemSaved.mock.calls.length).toBe(1);
    for (const [name, text] of [
      ['Supplier Item ID', 'CHB-75'],
      ['Brand', 'Domaine É'],
      ['Description', 'Chablis'],
      ['Size', '750'],
      ['Bottles per case', '12'],
      ['Alcohol by volume (%)', '12.5'],
    ] as const)
      await first.textbox(name).fill(text);
    await first.screen.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: '16% Alcohol or Less' }).click();
    await first.confirms('Add');
    await expect.poll(() => onItemSaved.mock.calls.length).toBe(2);
    const [one, two] = first.created();
    expect({ ...two, idempotencyKey: '' }).toEqual({ ...one, idempotencyKey: '' });
    expect(two?.idempotencyKey).not.toBe(one?.idempotencyKey);
  });

  test('an item is added even if the response has no body', async () => {
    const onItemSaved = vi.fn();
    const { button, confirms, notify } = await start({
      kept: typedItem,
      props: { onItemSaved },
      respond: () => undefined,
    });
    await button('Restore').click();
    await confirms('Add');
    await expect.poll(() => onItemSaved.mock.calls).toEqual([[{ item: null, etag: null }]]);
    expect(notify.mock.calls[0]?.[0]).toEqual({
      about: 'item',
      status: 'success',
      title: 'Item added successfully',
      caption: 'This item is added to the Item master',
    });
  });
});
