import { PortalError } from '@portal-kit/sdk';
import type { Item } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startItemForm } from '../../../../test/item-form';
import { itemOf } from '../../../../test/items';
import type { Asked } from '../../../../test/portal';
import { toItemRequest, toItemValues } from './item-form.values';
import type { ItemFormProps } from './item-form.widget';

beforeEach(() => page.viewport(1280, 1600));
afterEach(() => page.viewport(414, 896));

const full = itemOf({
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

/** The form of an item that is there. */
async function start(
  item: Item = full,
  save: (asked: Asked) => unknown = ({ body }) => ({ ...item, ...(body as object), version: 4 }),
  props: Partial<ItemFormProps> = {},
) {
  const form = await startItemForm({
    answer: (asked) => (asked.operation === 'getItem' ? item : save(asked)),
    props: { itemId: 'I-1', ...props },
  });
  await expect.element(form.button('Save')).toBeVisible();
  const { container } = form.screen;
  return {
    ...form,
    value: (name: string) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value,
  };
}

describe('the form of an item', () => {
  test('has all of its fields filled, and nothing unsaved', async () => {
    const { screen, value, textbox, guard, asked } = await start();
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
    expect(asked.map(({ operation, path }) => [operation, path])).toEqual([
      ['getItem', { supplierId: 'SUP-1001', itemId: 'I-1' }],
    ]);
    await expect.element(textbox('Supplier Item ID')).toBeDisabled();
    await expect.element(screen.getByText("Can't be changed later.")).not.toBeInTheDocument();
  });

  test('of an outdated type keeps it, and saves it as it was', async () => {
    const { screen, textbox, confirms, sent } = await start(itemOf({ type: 'W', alcoholByVolume: 12 }));
    const type = screen.getByRole('combobox', { name: 'Type' });
    await expect.element(type).toHaveTextContent('Wine');
    await textbox('Brand').fill('Other');
    await confirms('Save');
    await expect.poll(() => sent().map(({ body }) => (body as Item).type)).toEqual(['W']);
  });

  test('offers no outdated type to any other', async () => {
    const { screen } = await start();
    await screen.getByRole('combobox', { name: 'Type' }).click();
    const wine = page.getByRole('option', { name: 'Wine', exact: true });
    await expect.element(wine).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(page.getByRole('option', { name: 'Sparkling Wine' }))
      .not.toHaveAttribute('aria-disabled');
  });

  test('with values that only a newer server has shows them as they came, and saves them', async () => {
    const newer = { type: 'X', itemStatus: 'RECALLED', containerType: 'AMPHORA', sizeUom: 'HL' };
    const { screen, textbox, confirms, sent } = await start(
      itemOf({ alcoholByVolume: 12, ...(newer as object) }),
    );
    for (const text of ['X', 'RECALLED', 'HL'])
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await textbox('Brand').fill('Other');
    await confirms('Save');
    await expect.poll(() => sent().map(({ body }) => body)).toEqual([expect.objectContaining(newer)]);
  });

  test('in a warehouse that is the supplier’s no more shows it, and it can be taken off', async () => {
    const warehouses = [{ warehouseId: 'WH-NJ' }, { warehouseId: 'WH-OLD' }];
    const { screen, confirms, sent } = await start(itemOf({ alcoholByVolume: 12, warehouses }));
    const old = screen.getByRole('checkbox', { name: 'WH-OLD' });
    await expect.element(old).toBeChecked();
    await userEvent.click(screen.getByText('WH-OLD'));
    await expect.element(old).not.toBeChecked();
    await confirms('Save');
    await expect
      .poll(() => sent().map(({ body }) => (body as Item).warehouses))
      .toEqual([[{ warehouseId: 'WH-NJ' }]]);
  });

  test('with fields that are missing is filled as far as they go', async () => {
    const bare = { itemId: 'I-1', sku: 'SKU-1', version: 1 } as Item;
    const { value, button, screen, sent } = await start(bare);
    expect(['sku', 'brand', 'size', 'upc'].map(value)).toEqual(['SKU-1', '', '', '']);
    await button('Save').click();
    await expect.element(screen.getByText('Required Field').first()).toBeVisible();
    expect(sent()).toEqual([]);
  });
});

describe('a change', () => {
  test('is saved by PUT for the version that it was made to, said so, and leads to the list', async () => {
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

  test('that is taken back is none', async () => {
    const { textbox, guard } = await start();
    await textbox('Brand').fill('Other');
    expect(guard.isBlocking()).toBe(true);
    await textbox('Brand').fill('Domaine É');
    await expect.poll(() => guard.isBlocking()).toBe(false);
  });

  test('can be followed by another where the host keeps the form', async () => {
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

  test('that is none is neither asked about nor sent: it says so, until there is one', async () => {
    const { screen, button, textbox, sent, guard, navigation } = await start();
    const note = screen.getByText('No changes to save.');
    await button('Save').click();
    await expect.element(note).toBeVisible();
    await expect.element(screen.getByRole('status').filter({ hasText: 'No changes' })).toBeInTheDocument();
    await expect.element(button('Save')).toHaveFocus();
    await textbox('Brand').fill('Other');
    await expect.element(note).not.toBeInTheDocument();
    // What reads otherwise and is the same is no change either, and nothing to leave unsaved.
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

  test('that the server gave no body for stays in a form that the host keeps', async () => {
    const onItemSaved = vi.fn();
    const { textbox, confirms, guard } = await start(undefined, () => undefined, { onItemSaved });
    await textbox('Brand').fill('First');
    await confirms('Save');
    await expect.poll(() => onItemSaved.mock.calls.length).toBe(1);
    await expect.element(textbox('Brand')).toHaveValue('First');
    expect(guard.isBlocking()).toBe(false);
  });

  test('that is refused closes the question, keeps everything, and stands on its fields', async () => {
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

  test('can be given up for the list, or as the host says', async () => {
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

describe('an item that is to be changed', () => {
  test('and is not there says so', async () => {
    const missing = new PortalError({ kind: 'http', status: 404, message: 'No' });
    const { screen } = await startItemForm({
      answer: () => Promise.reject(missing),
      props: { itemId: 'I-404' },
    });
    await expect.element(screen.getByRole('heading', { name: 'Item not found' })).toBeVisible();
  });

  test('and cannot be loaded says Data Error, and loads again', async () => {
    let isDown = true;
    const { screen, button } = await startItemForm({
      answer: () => (isDown ? Promise.reject(new Error('down')) : full),
      props: { itemId: 'I-1' },
    });
    await expect.element(screen.getByRole('heading', { name: 'Data Error' })).toBeVisible();
    isDown = false;
    await button('Try again').click();
    await expect.element(button('Save')).toBeVisible();
  });

  test('shows that it loads, and no empty form meanwhile', async () => {
    const { screen } = await startItemForm({
      answer: () => new Promise(() => {}),
      props: { itemId: 'I-1' },
    });
    await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  });
});
