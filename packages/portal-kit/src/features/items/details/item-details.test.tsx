import { PortalError } from '@portal-kit/sdk';
import type { Item } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../../../test/portal';
import { buildItem } from '../../../../test/records';
import type { Portal } from '../../../domain/provider/portal';
import { ItemDetails, type ItemDetailsProps } from './item-details.widget';

beforeEach(() => page.viewport(1280, 1600));
afterEach(() => page.viewport(414, 896));

/** Renders the details of an item without orders. */
async function start(
  response: Item | ((request: WidgetRequest) => unknown) = buildItem(),
  props: Partial<ItemDetailsProps> = {},
  portal: Partial<Portal> = {},
) {
  const { sdk, requests } = fakeSdk((request) => {
    if (request.operation !== 'getItem') return { data: [], meta: { total: 0 } };
    return typeof response === 'function' ? response(request) : response;
  });
  const { inside, navigation } = fakePortal({ sdk, ...portal });
  const screen = await render(inside(<ItemDetails itemId="I-1" {...props} />));
  const pairs = (name: string) => {
    const region = screen.getByRole('region', { name, exact: true }).element();
    const values = [...region.querySelectorAll('dd')];
    return [...region.querySelectorAll('dt')].map((term, index) => [
      term.textContent,
      values[index]?.textContent,
    ]);
  };
  const steps = () =>
    screen
      .getByRole('region', { name: 'Activity' })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  const isLoaded = () => expect.element(screen.getByRole('region', { name: 'Codes' })).toBeVisible();
  return { screen, requests, navigation, inside, pairs, steps, isLoaded };
}

describe('the fields of an item', () => {
  test('the fields of an item show the labels of the specification with units', async () => {
    const { pairs, steps, isLoaded } = await start(
      buildItem({
        size: 1.75,
        sizeUom: 'l' as never,
        alcoholByVolume: 13.5,
        containerType: 'BAG_IN_BOX',
        countryOfOrigin: '250',
        region: 'Burgundy',
        appellation: 'Chablis',
        varietal: 'Chardonnay',
        vintage: 2019,
        spiritClass: 'None',
        upc: '411000010003',
        caseUpc: '10411000010000',
        nabcaCode: '123456',
        colaNumber: '12345678901234',
        caseWeightLbs: 38.25,
        caseLengthIn: 18,
        caseWidthIn: 12.5,
        caseHeightIn: 11,
        casesPerLayer: 14,
        layersPerPallet: 10,
        nmfcNumber: '111470',
        freightClass: '77.5',
        lotTracked: true,
        minStockCases: 0,
        createdAt: '2026-01-05T12:00:00Z',
        updatedAt: '2026-11-21T12:00:00Z',
      }),
    );
    await isLoaded();
    expect(pairs('Item')).toEqual([
      ['Supplier Item ID', 'SKU-1'],
      ['Description', 'Chablis'],
      ['Brand', 'Domaine É'],
      ['Type', '16% Alcohol or Less'],
      ['Status', 'Active'],
      ['Size', '1.75 L'],
      ['Bottles per case', '12'],
      ['Alcohol by volume (%)', '13.5%'],
      ['Container', 'Bag-in-box'],
    ]);
    expect(pairs('Origin')).toEqual([
      ['Country of origin', 'France'],
      ['Region', 'Burgundy'],
      ['Appellation', 'Chablis'],
      ['Varietal', 'Chardonnay'],
      ['Vintage', '2019'],
      ['Spirit class', 'None'],
    ]);
    expect(pairs('Codes')).toEqual([
      ['UPC', '411000010003'],
      ['SCC-14', '10411000010000'],
      ['NABCA code', '123456'],
      ['COLA', '12345678901234'],
    ]);
    expect(pairs('Case and pallet')).toEqual([
      ['Case weight (lb)', '38.25 lb'],
      ['Case (L × W × H)', '18 × 12.5 × 11 in'],
      ['Cases per pallet', '140 (14 × 10)'],
      ['NMFC number', '111470'],
      ['Freight class', '77.5'],
      ['Tracked by lot', 'Yes'],
      ['Low stock below (cases)', '0'],
    ]);
    expect(steps()).toEqual([
      expect.stringMatching(/^Last updatedNov 2\d, 2026, /),
      expect.stringMatching(/^AddedJan \d, 2026, /),
    ]);
  });

  test('the fields of an item show a dash for missing values', async () => {
    const bare = { itemId: 'I-1', sku: 'SKU-1', brand: null, type: null, itemStatus: null, size: null };
    const { pairs, isLoaded } = await start(bare as unknown as Item);
    await isLoaded();
    const shown = ['Item', 'Origin', 'Codes', 'Case and pallet'].flatMap(pairs);
    expect(shown.filter(([, value]) => value !== '–')).toEqual([['Supplier Item ID', 'SKU-1']]);
    expect(shown.length).toBeGreaterThan(20);
  });

  test.each<[string, Partial<Item>, string, string]>([
    [
      'the height and the layers are unknown',
      { caseLengthIn: 12, caseWidthIn: 9, casesPerLayer: 8, layersPerPallet: null },
      '12 × 9 × – in',
      '8 × –',
    ],
    [
      'only the height and the layers are known',
      { caseHeightIn: 11, layersPerPallet: 10 },
      '– × – × 11 in',
      '– × 10',
    ],
  ])('combined values show dashes when %s', async (_, part, sides, pallet) => {
    const { pairs, isLoaded } = await start(buildItem(part));
    await isLoaded();
    expect(pairs('Case and pallet').slice(1, 3)).toEqual([
      ['Case (L × W × H)', sides],
      ['Cases per pallet', pallet],
    ]);
  });

  test('the fields of an item show unknown codes of a newer server unchanged', async () => {
    const { pairs, isLoaded } = await start(
      buildItem({
        type: 'X' as never,
        itemStatus: 'RECALLED' as never,
        containerType: 'AMPHORA' as never,
        countryOfOrigin: '999',
      }),
    );
    await isLoaded();
    expect(pairs('Item')).toEqual(
      expect.arrayContaining([
        ['Type', 'X'],
        ['Status', 'RECALLED'],
        ['Container', 'AMPHORA'],
      ]),
    );
    expect(pairs('Origin')[0]).toEqual(['Country of origin', '999']);
  });

  test('the fields of an item show HTML in values as plain text', async () => {
    const hostile = '<img src=x onerror="globalThis.hit = true">';
    const { pairs, isLoaded, screen } = await start(
      buildItem({
        sku: hostile,
        brand: hostile,
        region: hostile,
        itemStatus: 'constructor' as never,
        containerType: 'constructor' as never,
        inventory: [
          { warehouseId: hostile, onHandQty: 1, bondOnHandQty: 0, availableQty: 1, bondAvailableQty: 0 },
        ],
      }),
    );
    await isLoaded();
    expect(pairs('Item').map(([, value]) => value)).toEqual([
      hostile,
      'Chablis',
      hostile,
      '16% Alcohol or Less',
      'constructor',
      '750 ML',
      '12',
      '–',
      'constructor',
    ]);
    await expect.element(screen.getByRole('rowheader', { name: hostile })).toBeVisible();
    expect(screen.container.querySelector('img')).toBeNull();
  });
});

describe('the inventory of an item', () => {
  const table = async (item: Item) => {
    const { screen, isLoaded } = await start(item);
    await isLoaded();
    return screen
      .getByRole('table', { name: 'Inventory' })
      .getByRole('row')
      .elements()
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  };
  const inventory = [
    { warehouseId: 'WH-NJ', onHandQty: 30, bondOnHandQty: 6, availableQty: 24, bondAvailableQty: 0 },
    { warehouseId: 'WH-1', onHandQty: 12, bondOnHandQty: 0, availableQty: 13, bondAvailableQty: 0 },
  ];

  test('the inventory of an item shows a table by warehouse with totals in cases and bottles', async () => {
    expect(await table(buildItem({ inventory }))).toEqual([
      ['Warehouse', 'On hand, tax paid', 'On hand, bonded', 'Available, tax paid', 'Available, bonded'],
      ['Newark', '2 cases, 6 bottles', '0 cases, 6 bottles', '2 cases', '0 cases'],
      ['WH-1', '1 case', '0 cases', '1 case, 1 bottle', '0 cases'],
      ['Total', '3 cases, 6 bottles', '0 cases, 6 bottles', '3 cases, 1 bottle', '0 cases'],
    ]);
  });

  test('the inventory of an item shows a row for each warehouse that the item is assigned to', async () => {
    const warehouses = [{ warehouseId: 'WH-NJ' }, { warehouseId: 'WH-CA' }];
    const rows = await table(buildItem({ warehouses, inventory: inventory.slice(0, 1) }));
    expect(rows.slice(2, 3)).toEqual([['Napa', '0 cases', '0 cases', '0 cases', '0 cases']]);
  });

  test('the inventory of an item shows a dash for a negative quantity', async () => {
    const rows = await table(buildItem({ inventory: [{ ...inventory[0], availableQty: -3 } as never] }));
    expect(rows[1]).toEqual(['Newark', '2 cases, 6 bottles', '0 cases, 6 bottles', '–', '0 cases']);
  });

  test('the inventory of an item shows dashes for an item without a case size', async () => {
    const rows = await table(buildItem({ inventory, bottlesPerCase: null as never }));
    expect(rows.slice(1).map((cells) => cells.slice(1).join(''))).toEqual(['––––', '––––', '––––']);
  });

  test('the inventory of an item shows a message when the item has no stock', async () => {
    for (const none of [[], null as never]) {
      const { screen, isLoaded } = await start(buildItem({ inventory: none }));
      await isLoaded();
      await expect.element(screen.getByText('No warehouse has stock of this item.')).toBeVisible();
      await screen.unmount();
    }
  });
});

describe('the edit action of the item details', () => {
  test('the edit action of the item details is shown to users with permission, where the host renders it', async () => {
    const { screen, navigation } = await start(undefined, {
      renderActions: (actions) => <section aria-label="Page actions">{actions}</section>,
    });
    const edit = screen
      .getByRole('region', { name: 'Page actions' })
      .getByRole('link', { name: 'Edit', exact: true });
    await expect.element(edit).toHaveAttribute('href', '#/items.edit/I-1');
    await edit.click();
    expect(navigation.go.mock.calls).toEqual([[{ to: 'items.edit', itemId: 'I-1' }]]);
  });

  test('the edit action of the item details is hidden without permission', async () => {
    const can: Portal['can'] = (feature) => feature !== 'item-edit';
    const { screen, isLoaded } = await start(undefined, {}, { can });
    await isLoaded();
    await expect.element(screen.getByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });
});

describe('loading the item details', () => {
  test('the item details widget shows a loading state and calls onItemLoaded when the item has loaded', async () => {
    let respond: (item: Item) => void = () => {};
    const onItemLoaded = vi.fn();
    const { screen, isLoaded } = await start(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
      { onItemLoaded },
    );
    await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(onItemLoaded).not.toHaveBeenCalled();
    respond(buildItem());
    await isLoaded();
    expect(onItemLoaded.mock.calls).toEqual([[buildItem()]]);
  });

  test.each([
    ['does not exist', new PortalError({ kind: 'http', status: 404, message: 'Gone' })],
    ['has an invalid id', new PortalError({ kind: 'parse', message: 'Bad id' })],
  ])('an item that %s shows a message with a link to the list', async (_, error) => {
    const { screen, navigation } = await start(() => Promise.reject(error));
    await expect.element(screen.getByRole('heading', { name: 'Item not found' })).toBeVisible();
    await screen.getByRole('link', { name: 'Go to Items' }).click();
    expect(navigation.go.mock.calls).toEqual([[{ to: 'items.list' }]]);
  });

  test("the item details widget shows Data Error with the server's message, and Retry loads again", async () => {
    let isDown = true;
    const { screen, isLoaded } = await start(() =>
      isDown
        ? Promise.reject(
            new PortalError({ kind: 'http', status: 503, message: 'Closed.', requestId: 'trace-7' }),
          )
        : buildItem(),
    );
    await expect.element(screen.getByRole('heading', { name: 'Data Error' })).toBeVisible();
    await expect.element(screen.getByText('Closed. · Reference: trace-7')).toBeVisible();
    isDown = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await isLoaded();
  });

  test('the item details widget requests the item by its encoded id', async () => {
    const itemId = 'a/b?c#d;e\u0000';
    const { isLoaded, requests } = await start(undefined, { itemId });
    await isLoaded();
    expect(requests[0]).toMatchObject({ operation: 'getItem', path: { supplierId: 'SUP-1001', itemId } });
  });

  test('the item details widget never shows the previous item while another item loads', async () => {
    const { screen, isLoaded, inside } = await start(({ path }) =>
      path.itemId === 'I-1' ? buildItem() : new Promise(() => {}),
    );
    await isLoaded();
    await screen.rerender(inside(<ItemDetails itemId="I-2" />));
    await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.container.textContent).not.toContain('SKU-1');
  });
});
