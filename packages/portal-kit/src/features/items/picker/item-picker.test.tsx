import { PortalError } from '@portal-kit/sdk';
import type { Item } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../../../test/portal';
import { buildItem } from '../../../../test/records';
import { ItemPicker, type ItemPickerProps } from './item-picker.widget';

// These fake timers advance only explicitly. By default Vitest advances fake timers by 50 ms per retry, so on a slow
// machine the delay of the search would not be 300 ms.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const chablis = buildItem({ itemId: 'I-1', sku: 'CHB-75', description: 'Chablis' });
const rioja = buildItem({ itemId: 'I-2', sku: 'RIO-75', description: 'Rioja' });
/** The details line of items from itemOf. */
const kind = 'Domaine É · 16% Alcohol or Less · 750 ML × 12';
const toListResponse = (...rows: readonly Item[]) => ({ data: rows });

async function start(
  respond: (request: WidgetRequest) => unknown = () => toListResponse(chablis, rioja),
  props: Partial<ItemPickerProps> = {},
) {
  const { sdk, requests } = fakeSdk(respond);
  const onItemPicked = vi.fn();
  const { inside } = fakePortal({ sdk });
  const screen = await render(inside(<ItemPicker onItemPicked={onItemPicked} {...props} />));
  const field = screen.getByRole('combobox');
  await field.click();
  return {
    screen,
    field,
    requests,
    queries: () => requests.map(({ query }) => query),
    picked: () => onItemPicked.mock.calls.map(([item]) => item),
    options: () =>
      page
        .getByRole('option')
        .elements()
        .map(({ children: [texts, stock] }) => {
          const [name, kind] = texts?.children ?? [];
          return [name, kind, stock].map((part) => part?.textContent).filter(Boolean);
        }),
    option: (name: RegExp) => page.getByRole('option', { name }),
    note: page.getByRole('status'),
    passes: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** Types a text and waits until its search starts. */
    async types(text: string) {
      await userEvent.keyboard(text);
      await vi.advanceTimersByTimeAsync(300);
    },
  };
}

describe('the search of the item picker', () => {
  test('the item picker sends one request 300 ms after the last key, and none for an empty text', async () => {
    const { queries, passes } = await start(undefined, { warehouseId: 'WH-NJ' });
    await userEvent.keyboard('c');
    await passes(299);
    await userEvent.keyboard('h');
    await passes(299);
    expect(queries()).toEqual([]);
    await passes(1);
    await expect.poll(queries).toEqual([{ warehouseId: 'WH-NJ', searchString: 'ch', limit: 20 }]);
    await userEvent.keyboard('{Backspace}{Backspace}  ');
    await passes(300);
    expect(queries()).toHaveLength(1);
  });

  test('the item picker shows the available stock of each item', async () => {
    const { types, options } = await start(() =>
      toListResponse(
        chablis,
        buildItem({
          itemId: 'I-3',
          sku: 'NO-PACK',
          description: null as never,
          bottlesPerCase: null as never,
        }),
        buildItem({ itemId: 'I-4', sku: '<img src=x>', inventory: [] }),
      ),
    );
    await types('c');
    await expect.poll(options).toEqual([
      ['CHB-75 Chablis', kind, '2 cases available'],
      ['NO-PACK ', 'Domaine É · 16% Alcohol or Less · 750 ML'],
      ['<img src=x> Chablis', kind, '0 cases available'],
    ]);
    expect(document.querySelector('img')).toBeNull();
  });

  test('the item picker adds available bonded stock to the available stock', async () => {
    const inventory = [
      { warehouseId: 'WH-NJ', onHandQty: 99, bondOnHandQty: 99, availableQty: 6, bondAvailableQty: 6 },
    ];
    const { types, options } = await start(() => toListResponse(buildItem({ inventory })));
    await types('c');
    await expect.poll(options).toEqual([['SKU-1 Chablis', kind, '1 case available']]);
  });

  test('the item picker ignores late responses to an earlier text', async () => {
    const responses = new Map<unknown, (body: unknown) => void>();
    const { passes, types, options, requests } = await start(
      ({ query }) => new Promise((resolve) => responses.set(query.searchString, resolve)),
    );
    await types('c');
    await expect.poll(() => requests.length).toBe(1);
    await types('h');
    await expect.poll(() => requests.length).toBe(2);
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    responses.get('ch')?.(toListResponse(chablis));
    await expect.poll(options).toEqual([['CHB-75 Chablis', kind, '2 cases available']]);
    responses.get('c')?.(toListResponse(rioja));
    await passes(1_000);
    expect(options()).toEqual([['CHB-75 Chablis', kind, '2 cases available']]);
  });

  test('the item picker shows a loading message and then the message for no matches', async () => {
    let respond: (body: unknown) => void = () => {};
    const { types, note, requests } = await start(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    await types('zzz');
    await expect.element(note).toHaveTextContent('Loading');
    await expect.poll(() => requests.length).toBe(1);
    respond(toListResponse());
    await expect.element(note).toHaveTextContent('No matching items');
  });

  test('the item picker shows the error in the list and searches again after the next key', async () => {
    let isDown = true;
    const { types, note, options } = await start(() =>
      isDown ? Promise.reject(new PortalError({ kind: 'network', message: 'x' })) : toListResponse(chablis),
    );
    await types('c');
    await expect
      .element(note)
      .toHaveTextContent('You appear to be offline. Check your connection and try again.');
    isDown = false;
    await types('h');
    await expect.poll(options).toEqual([['CHB-75 Chablis', kind, '2 cases available']]);
  });

  test("the item picker cuts the text to the contract's maximum length", async () => {
    const { field, requests, passes } = await start();
    await field.fill('x'.repeat(20_000));
    await passes(300);
    await expect.poll(() => requests.length).toBe(1);
    expect(String(requests[0]?.query.searchString)).toHaveLength(100);
  });
});

describe('picking an item', () => {
  test('picking an item works by keyboard alone for several items in a row', async () => {
    const { types, field, option, picked } = await start(({ query }) =>
      toListResponse(
        ...[chablis, rioja].filter(({ sku }) => sku.startsWith(String(query.searchString).toUpperCase())),
      ),
    );
    await types('chb');
    await expect.element(option(/CHB-75/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('');
    await types('rio');
    await expect.element(option(/RIO-75/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    expect(picked()).toEqual([chablis, rioja]);
  });

  test('pressing Enter before the response picks the first item of the new search', async () => {
    const { types, field, option, passes, queries, picked } = await start(
      ({ query }) => toListResponse(...(query.searchString === '5' ? [chablis] : [chablis, rioja])),
      { excludedItemIds: ['I-1'] },
    );
    await types('5');
    await expect.element(option(/CHB-75/)).toBeVisible();
    await field.fill('rio-75');
    await userEvent.keyboard('{Enter}');
    (option(/CHB-75/).element() as HTMLElement).click();
    expect(picked()).toEqual([]);
    await passes(300);
    await expect.poll(picked).toEqual([rioja]);
    expect(queries().map(({ searchString }) => searchString)).toEqual(['5', 'rio-75']);
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
  });

  test.each([
    ['more is typed', '0', 'rio-750'],
    ['the field loses focus', '{Tab}', 'rio-75'],
    ['the list is closed', '{Escape}', 'rio-75'],
  ])('pressing Enter before the response picks nothing when %s', async (_, keys, expectedQuery) => {
    const { field, passes, queries, picked } = await start();
    await field.fill('rio-75');
    await userEvent.keyboard(`{Enter}${keys}`);
    await passes(300);
    await expect.poll(() => queries().at(-1)?.searchString).toBe(expectedQuery);
    await passes(1_000);
    expect(picked()).toEqual([]);
  });

  test('arrow keys move the selection, and Escape picks nothing', async () => {
    const { types, option, picked, options } = await start();
    await types('75');
    await expect.element(option(/RIO-75/)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(picked()).toEqual([rioja]);
    await types('75');
    await expect.element(option(/RIO-75/)).toBeVisible();
    await userEvent.keyboard('{Escape}{Enter}');
    await expect.poll(options).toEqual([]);
    expect(picked()).toEqual([rioja]);
  });

  test('an excluded item is shown but cannot be picked', async () => {
    const { types, option, picked } = await start(undefined, { excludedItemIds: ['I-1'] });
    await types('75');
    await expect.element(option(/CHB-75/)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(picked()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(picked()).toEqual([rioja]);
  });
});

test('the item picker has the label of the host, or Add an item', async () => {
  const first = await start();
  await expect.element(first.field).toHaveAccessibleName('Add an item');
  await first.screen.unmount();
  const second = await start(undefined, { label: 'Line 2' });
  await expect.element(second.field).toHaveAccessibleName('Line 2');
});
