import { PortalError } from '@portal-kit/sdk';
import type { Item } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startItemForm } from '../../../../test/item-form';
import type { WidgetRequest } from '../../../../test/portal';
import { buildItem } from '../../../../test/records';
import type { ItemFormProps } from './item-form.widget';
import { toItemRequest, toItemValues } from './values/item-form.values';

beforeEach(() => page.viewport(1280, 1600));
afterEach(() => page.viewport(414, 896));

const full = buildItem({
  alcoholByVolume: 13,
  vintage: 'NV',
  countryOfOrigin: '250',
  upc: '012345678905',
  caseWeightLbs: 38.5,
  freightClass: '77.5',
  lotTracked: true,
  minStockCases: 0,
  containerType: 'CAN',
  version: 3,
});

/** Renders the form of an existing item. */
async function start(
  item: Item = full,
  save: (request: WidgetRequest) => unknown = ({ body }) => ({ ...item, ...(body as object), version: 4 }),
  props: Partial<ItemFormProps> = {},
) {
  const form = await startItemForm({
    respond: (request) => (request.operation === 'getItem' ? item : save(request)),
    props: { itemId: 'I-1', ...props },
  });
  const { container } = form.screen;
  // The optional fields appear after the other fields.
  await expect.poll(() => container.querySelector('[name="minStockCases"]')).not.toBeNull();
  return {
    ...form,
    value: (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value,
  };
}

describe('the form of an item', () => {
  test('the form of an item fills all fields and has no unsaved changes', async () => {
    const { screen, value, textbox, guard, requests } = await start();
    for (const [name, shown] of Object.entries(toItemValues(full)))
      if (name !== 'warehouses' && name !== 'countryOfOrigin')
        expect([name, value(name)]).toEqual([name, shown]);
    await expect.element(screen.getByRole('checkbox', { name: /Newark/ })).toBeChecked();
    await expect.element(screen.getByRole('checkbox', { name: /Napa/ })).not.toBeChecked();
    await expect
      .element(screen.getByRole('combobox', { name: 'Type' }))
      .toHaveTextContent('16% Alcohol or Less');
    expect(value('vintage')).toBe('NV');
    expect(guard.isBlocking()).toBe(false);
    expect(requests.map(({ operation, path }) => [operation, path])).toEqual([
      ['getItem', { supplierId: 'SUP-1001', itemId: 'I-1' }],
    ]);
    await expect.element(textbox('Supplier Item ID')).toBeDisabled();
    await expect.element(screen.getByText("Can't be changed later.")).not.toBeInTheDocument();
  });

  test('an item with an outdated type keeps the type on save', async () => {
    const { screen, textbox, confirms, sent } = await start(buildItem({ type: 'W', alcoholByVolume: 12 }));
    const type = screen.getByRole('combobox', { name: 'Type' });
    await expect.element(type).toHaveTextContent('Wine');
    await textbox('Brand').fill('Other');
    await confirms('Save');
    await expect.poll(() => sent().map(({ body }) => (body as Item).type)).toEqual(['W']);
  });

  test('the form of an item with a current type offers no outdated type', async () => {
    const { screen } = await start();
    await screen.getByRole('combobox', { name: 'Type' }).click();
    const wine = page.getByRole('option', { name: 'Wine', exact: true });
    await expect.element(wine).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(page.getByRole('option', { name: 'Sparkling Wine' }))
      .not.toHaveAttribute('aria-disabled');
  });

  test('values of a newer server are shown and saved unchanged', async () => {
    const newer = { type: 'X', itemStatus: 'RECALLED', containerType: 'AMPHORA', sizeUom: 'HL' };
    const { screen, textbox, confirms, sent } = await start(
      buildItem({ alcoholByVolume: 12, ...(newer as object) }),
    );
    for (const text of ['X', 'RECALLED', 'HL'])
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await textbox('Brand').fill('Other');
    await confirms('Save');
    await expect.poll(() => sent().map(({ body }) => body)).toEqual([expect.objectContaining(newer)]);
  });

  test('a warehouse that no longer belongs to the supplier is shown and can be cleared', async () => {
    const warehouses = [{ warehouseId: 'WH-NJ' }, { warehouseId: 'WH-OLD' }];
    const { screen, confirms, sent } = await start(buildItem({ alcoholByVolume: 12, warehouses }));
    const old = screen.getByRole('checkbox', { name: 'WH-OLD' });
    await expect.element(old).toBeChecked();
    await userEvent.click(screen.getByText('WH-OLD'));
    await expect.element(old).not.toBeChecked();
    await confirms('Save');
    await expect
      .poll(() => sent().map(({ body }) => (body as Item).warehouses))
      .toEqual([[{ warehouseId: 'WH-NJ' }]]);
  });

  test('an item with missing fields fills the fields that it has', async () => {
    const bare = { itemId: 'I-1', sku: 'SKU-1', version: 1 } as Item;
    const { value, button, screen, sent } = await start(bare);
    expect(['sku', 'brand', 'size', 'upc'].map(value)).toEqual(['SKU-1', '', '', '']);
    await button('Save').click();
    await expect.element(screen.getByText('Required Field').first()).toBeVisible();
    expect(sent()).toEqual([]);
  });
});

describe('a change', () => {
  test('a changed item is sent by PUT with the loaded version, shows a notification and opens the list', async () => {
    const { textbox, button, screen, sent, notify, navigation, guard } = await start();
    await textbox('Description').fill('Chablis Premier Cru');
    expect(guard.isBlocking()).toBe(true);
    await button('Save').click();
    await expect.element(screen.getByRole('alertdialog', { name: 'Save changes?' })).toBeVisible();
    await expect.element(screen.getByText('Your changes to SKU-1 will be saved.')).toBeVisible();
    expect(sent()).toEqual([]);
    await button('Confirm').click();
    await expect.poll(() => navigation.go.mock.calls).toEqual([[{ to: 'items.list' }]]);
    expect(sent()).toEqual([
      expect.objectContaining({
        operation: 'updateItem',
        path: { supplierId: 'SUP-1001', itemId: 'I-1' },
        body: { ...toItemRequest(toItemValues(full)), description: 'Chablis Premier Cru' },
        ifMatch: '"3"',
      }),
    ]);
    expect(notify.mock.calls).toEqual([
      [
        {
          about: 'item/I-1',
          status: 'success',
          title: 'Item modified successfully',
          link: {
            title: 'View SKU-1',
            href: '#/items.details/I-1',
            destination: { to: 'items.details', itemId: 'I-1' },
          },
        },
      ],
    ]);
    expect(guard.isBlocking()).toBe(false);
  });

  test('a reverted change does not count as a change', async () => {
    const { textbox, guard } = await start();
    await textbox('Brand').fill('Other');
    expect(guard.isBlocking()).toBe(true);
    await textbox('Brand').fill('Domaine É');
    await expect.poll(() => guard.isBlocking()).toBe(false);
  });

  test('a form that stays open can save a second change', async () => {
    const onItemSaved = vi.fn();
    const { textbox, confirms, sent, navigation } = await start(undefined, undefined, { onItemSaved });
    await textbox('Brand').fill('First');
    await confirms('Save');
    await expect.poll(() => onItemSaved.mock.calls.length).toBe(1);
    await textbox('Brand').fill('Second');
    await confirms('Save');
    await expect.poll(() => onItemSaved.mock.calls.length).toBe(2);
    expect(sent().map(({ ifMatch, body }) => [ifMatch, (body as Item).brand])).toEqual([
      ['"3"', 'First'],
      ['"4"', 'Second'],
    ]);
    expect(navigation.go).not.toHaveBeenCalled();
  });

  test('Save without changes shows a note and sends no request', async () => {
    const { screen, button, textbox, sent, guard, navigation } = await start();
    const note = screen.getByText('No changes to save.');
    await button('Save').click();
    await expect.element(note).toBeVisible();
    await expect.element(screen.getByRole('status').filter({ hasText: 'No changes' })).toBeInTheDocument();
    await expect.element(button('Save')).toHaveFocus();
    await textbox('Brand').fill('Other');
    await expect.element(note).not.toBeInTheDocument();
    // A value with added spaces counts as unchanged.
    await textbox('Brand').fill('Domaine É ');
    await textbox('Alcohol by volume (%)').fill('13.0');
    expect(guard.isBlocking()).toBe(true);
    await button('Save').click();
    await expect.element(note).toBeVisible();
    await expect.element(textbox('Alcohol by volume (%)')).toHaveValue('13');
    await expect.poll(() => guard.isBlocking()).toBe(false);
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect([sent(), navigation.go.mock.calls]).toEqual([[], []]);
  });

  test('the form keeps a saved change if the response has no body', async () => {
    const onItemSaved = vi.fn();
    const { textbox, confirms, guard } = await start(undefined, () => undefined, { onItemSaved });
    await textbox('Brand').fill('First');
    await confirms('Save');
    await expect.poll(() => onItemSaved.mock.calls.length).toBe(1);
    await expect.element(textbox('Brand')).toHaveValue('First');
    expect(guard.isBlocking()).toBe(false);
  });

  test('a refused change closes the dialog, keeps the input and shows each message on its field', async () => {
    const refusal = new PortalError({
      kind: 'http',
      status: 422,
      message: 'The item is not valid.',
      fields: [
        { fieldPath: 'bottlesPerCase', message: 'There is stock of this item' },
        { fieldPath: 'warehouses[0].warehouseId', message: 'cannot drop one with stock' },
        { fieldPath: '__proto__.x', message: '<b>odd</b>' },
      ],
    });
    const { textbox, screen, confirms, notify, guard } = await start(full, () => Promise.reject(refusal));
    await textbox('Bottles per case').fill('6');
    await confirms('Save');
    await expect.element(screen.getByText('There is stock of this item')).toBeVisible();
    await expect.element(screen.getByText('cannot drop one with stock')).toBeVisible();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(textbox('Bottles per case')).toHaveValue('6');
    await expect.element(textbox('Bottles per case')).toHaveFocus();
    expect(notify.mock.calls).toEqual([
      [
        {
          about: 'item/I-1',
          status: 'error',
          title: 'Error',
          caption: 'The item is not valid.',
          validationErrors: [
            'bottlesPerCase: There is stock of this item',
            'warehouses[0].warehouseId: cannot drop one with stock',
            '__proto__.x: <b>odd</b>',
          ],
        },
      ],
    ]);
    expect(guard.isBlocking()).toBe(true);
    await textbox('Bottles per case').fill('12');
    await expect.element(screen.getByText('There is stock of this item')).not.toBeInTheDocument();
  });

  test('Cancel opens the list or calls the host’s callback', async () => {
    const first = await start();
    await first.button('Cancel').click();
    expect(first.navigation.go.mock.calls).toEqual([[{ to: 'items.list' }]]);
    await first.screen.unmount();
    const onRequestCancel = vi.fn();
    const second = await start(undefined, undefined, { onRequestCancel });
    await second.button('Cancel').click();
    expect(onRequestCancel).toHaveBeenCalledOnce();
    expect(second.navigation.go).not.toHaveBeenCalled();
  });
});

describe('the item to edit', () => {
  test('an item that does not exist shows a message', async () => {
    const missing = new PortalError({ kind: 'http', status: 404, message: 'No' });
    const { screen } = await startItemForm({
      respond: () => Promise.reject(missing),
      props: { itemId: 'I-404' },
    });
    await expect.element(screen.getByRole('heading', { name: 'Item not found' })).toBeVisible();
  });

  test('an item that fails to load shows Data Error and can be loaded again', async () => {
    let isDown = true;
    const { screen, button } = await startItemForm({
      respond: () => (isDown ? Promise.reject(new Error('down')) : full),
      props: { itemId: 'I-1' },
    });
    await expect.element(screen.getByRole('heading', { name: 'Data Error' })).toBeVisible();
    isDown = false;
    await button('Try again').click();
    await expect.element(button('Save')).toBeVisible();
  });

  test('a loading item shows a spinner instead of an empty form', async () => {
    const { screen } = await startItemForm({
      respond: () => new Promise(() => {}),
      props: { itemId: 'I-1' },
    });
    await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  });
});
