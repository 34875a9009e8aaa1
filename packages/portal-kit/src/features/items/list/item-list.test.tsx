import { PortalError } from '@portal-kit/sdk';
import type { Item } from '@portal-kit/sdk/items';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../../../test/portal';
import { buildItem } from '../../../../test/records';
import type { Portal } from '../../../domain/provider/portal';
import { PortalProvider } from '../../../domain/provider/portal-provider';
import { emptyListState } from '../../../kernel/list-state/list-state';
import { ItemList, type ItemListProps } from './item-list.widget';

const toListResponse = (rows: readonly Item[], total: number | null = rows.length) => ({
  data: rows,
  meta: { total },
});
const two = [buildItem(), buildItem({ itemId: 'I-2', sku: 'SKU-2', description: 'Rioja' })];

async function start(
  respond: (request: WidgetRequest) => unknown,
  props: ItemListProps = {},
  portal: Partial<Portal> = {},
) {
  const { sdk, requests } = fakeSdk(respond);
  const { inside, navigation } = fakePortal({ sdk, ...portal });
  const screen = await render(inside(<ItemList {...props} />));
  return {
    screen,
    requests,
    navigation,
    inside,
    table: screen.getByRole('table', { name: 'Items', exact: true }),
    link: (name: string) => screen.getByRole('link', { name, exact: true }),
    cells: () =>
      screen
        .getByRole('cell')
        .elements()
        .map((cell) => cell.textContent),
    skus: () =>
      screen
        .getByRole('rowheader')
        .elements()
        .map((cell) => cell.textContent),
    range: () => screen.container.querySelector('[aria-live="polite"]')?.textContent,
  };
}

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

describe('the rows of the item list', () => {
  test('the rows of the item list replace the skeletons, with the column labels of the specification', async () => {
    let respond: (body: unknown) => void = () => {};
    const { screen, table, skus, cells, range } = await start(
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
    );
    const loading = screen.getByRole('status', { name: 'Loading' });
    await expect.element(loading).toBeVisible();
    expect([skus(), range()]).toEqual([[], '']);
    respond(toListResponse([buildItem()]));
    await expect.poll(() => skus()).toEqual(['SKU-1']);
    await expect.element(loading).not.toBeInTheDocument();
    expect(cells()).toEqual([
      'ChablisDomaine É · Tax paid and bonded',
      '16% Alcohol or Less',
      '750 ML × 12',
      'Active',
      'Newark3 cases',
      '3 cases',
      '2 cases',
    ]);
    expect(range()).toBe('1–1 of 1');
    await expect.element(table).toBeVisible();
  });

  test('the item list sends one request for the first page of items', async () => {
    const { requests, link } = await start(() => toListResponse(two));
    await expect.element(link('SKU-2')).toBeVisible();
    expect(requests.map(({ operation, path, query }) => ({ operation, path, query }))).toEqual([
      {
        operation: 'listItems',
        path: { supplierId: 'SUP-1001' },
        query: { limit: 10, offset: 0, sortBy: 'sku', sortDirection: 'ASC' },
      },
    ]);
  });

  test('the rows of the item list show HTML as text and missing values as dashes', async () => {
    const hostile = '<img src=x onerror="globalThis.hit = true">';
    const odd = {
      itemId: 'I-9',
      sku: hostile,
      description: null,
      brand: undefined,
      type: 'Z',
      size: null,
      itemStatus: 'constructor',
    } as unknown as Item;
    const { screen, skus, cells } = await start(() => toListResponse([odd]));
    await expect.poll(() => skus()).toEqual([hostile]);
    expect(cells()).toEqual(['––', 'Z', '–', 'constructor', '–', '–', '–']);
    expect(screen.container.querySelector('img')).toBeNull();
  });

  test('the rows of the item list show the stock per warehouse in a separate column in a wide window', async () => {
    const { screen, skus } = await start(() => toListResponse(two));
    await expect.poll(() => skus()).toHaveLength(2);
    const column = screen.getByRole('columnheader', { name: 'By warehouse' });
    // The width of a 1440 px window with the portal's navigation.
    await page.viewport(1056, 800);
    await expect.element(column).not.toBeInTheDocument();
    const frame = screen.getByRole('table').element().parentElement;
    expect([frame?.scrollWidth, frame?.clientWidth]).toEqual([frame?.clientWidth, 1054]);
    await page.viewport(1240, 800);
    await expect.element(column).toBeVisible();
    await page.viewport(1056, 800);
    await expect.element(column).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'By warehouse' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(column).toBeVisible();
  });

  test('the rows of the item list link to the item details for users with permission', async () => {
    const { link, navigation } = await start(() => toListResponse(two));
    await link('SKU-2').click();
    expect(navigation.go.mock.calls).toEqual([[{ to: 'items.details', itemId: 'I-2' }]]);
  });

  test('the rows of the item list have no links without permission', async () => {
    const can: Portal['can'] = (feature) => feature !== 'item-details';
    const { screen, table, skus, navigation } = await start(() => toListResponse(two), {}, { can });
    await expect.poll(() => skus()).toEqual(['SKU-1', 'SKU-2']);
    await expect.element(table.getByRole('link')).not.toBeInTheDocument();
    await screen.getByText('SKU-1').click();
    expect(navigation.go).not.toHaveBeenCalled();
  });
});

describe('a failed load of the item list', () => {
  const failure = new PortalError({
    kind: 'http',
    status: 503,
    message: 'The warehouse system is closed.',
    requestId: 'trace-7',
  });

  test("a failed load of the item list shows Data Error with the advice, the server's message and the reference, and Retry loads again", async () => {
    let isDown = true;
    const { screen, skus, requests, range } = await start(() =>
      isDown ? Promise.reject(failure) : toListResponse(two),
    );
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByRole('heading', { name: 'Data Error' })).toBeVisible();
    await expect.element(alert.getByText('Please refresh the page or try again later')).toBeVisible();
    await expect
      .element(alert.getByText('The warehouse system is closed. · Reference: trace-7'))
      .toBeVisible();
    expect(range()).toBe('');
    isDown = false;
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => skus()).toEqual(['SKU-1', 'SKU-2']);
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    expect(requests).toHaveLength(2);
  });

  test('a failed load of the item list does not affect another widget', async () => {
    const { inside } = fakePortal({ sdk: fakeSdk(() => Promise.reject(failure)).sdk });
    const other = fakePortal({ sdk: fakeSdk(() => toListResponse(two)).sdk, supplierId: 'SUP-2' });
    const screen = await render(
      <>
        {inside(<ItemList />)}
        {other.inside(<ItemList />)}
      </>,
    );
    await expect.element(screen.getByRole('heading', { name: 'Data Error' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'SKU-1' })).toBeVisible();
  });
});

describe('an empty item list', () => {
  test.each<[string, ItemListProps, string]>([
    ['a supplier without items', {}, "Add this supplier's first item to see it here."],
    [
      'a search without matches',
      { state: { ...emptyListState, searchInput: 'zzz' } },
      'No items match your search and filters.',
    ],
    [
      'a filter without matches',
      { state: { ...emptyListState, filter: 'itemStatus:INACTIVE;' } },
      'No items match your search and filters.',
    ],
  ])('an empty item list shows Nothing to show here with advice for %s', async (_, props, text) => {
    const { screen, range } = await start(() => toListResponse([]), props);
    const message = screen.getByRole('status');
    await expect.element(message.getByRole('heading', { name: 'Nothing to show here' })).toBeVisible();
    await expect.element(message.getByText(text)).toBeVisible();
    expect(range()).toBe('0–0 of 0');
  });

  test('an empty item list does not suggest adding items to users without permission', async () => {
    const can: Portal['can'] = (feature) => feature !== 'item-create';
    const { screen } = await start(() => toListResponse([]), {}, { can });
    await expect.element(screen.getByText('This supplier has no items yet.')).toBeVisible();
  });

  test('an empty item list offers to show all items after a search without matches', async () => {
    const { screen, skus, requests } = await start(({ query }) =>
      query.searchString ? toListResponse([]) : toListResponse(two),
    );
    await screen.getByRole('searchbox', { name: 'Search items' }).fill('zzz');
    await screen.getByRole('button', { name: 'Show all items' }).click();
    await expect.poll(() => skus()).toEqual(['SKU-1', 'SKU-2']);
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    expect(requests.map(({ query }) => query.searchString)).toEqual([undefined, 'zzz']);
  });

  test('an item list on a page after the last one opens the last page', async () => {
    const onStateChange = vi.fn();
    const state = { ...emptyListState, page: 9 };
    await start(() => toListResponse([], 25), { state, onStateChange });
    await expect
      .poll(() => onStateChange.mock.calls)
      .toEqual([[{ ...state, page: 2 }, { isCorrection: true }]]);
  });
});

describe('paging through the item list', () => {
  test('the item list keeps the rows of the previous page until the next page has loaded', async () => {
    let respond: (body: unknown) => void = () => {};
    const { screen, skus, table, range } = await start(({ query }) =>
      query.offset === 0
        ? toListResponse(two, 12)
        : new Promise((resolve) => {
            respond = resolve;
          }),
    );
    await screen.getByRole('button', { name: 'Next page' }).click();
    const frame = table.element().closest('[aria-busy]');
    await expect.poll(() => frame?.getAttribute('aria-busy')).toBe('true');
    expect(skus()).toEqual(['SKU-1', 'SKU-2']);
    // The range of the next page does not describe these rows.
    expect(range()).toBe('');
    respond(toListResponse([buildItem({ itemId: 'I-11', sku: 'SKU-11' })], 12));
    await expect.poll(() => skus()).toEqual(['SKU-11']);
    expect(range()).toMatch(/^11–\d+ of 12$/);
    expect(frame?.getAttribute('aria-busy')).toBe('false');
  });
});

test('the item list keeps the loaded rows when a refresh fails', async () => {
  let isDown = false;
  const { inside, queryClient } = fakePortal({
    sdk: fakeSdk(() => (isDown ? Promise.reject(new Error('down')) : toListResponse(two))).sdk,
  });
  const screen = await render(inside(<ItemList />));
  await expect.element(screen.getByRole('link', { name: 'SKU-2' })).toBeVisible();
  isDown = true;
  await queryClient.refetchQueries();
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status),
  ).toContain('error');
  await expect.element(screen.getByRole('link', { name: 'SKU-2' })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('the item list never shows rows of the previous supplier while another supplier loads', async () => {
  const { sdk } = fakeSdk(({ path }) =>
    path.supplierId === 'SUP-1001' ? toListResponse(two) : new Promise(() => {}),
  );
  const portal = fakePortal({ sdk });
  const screen = await render(portal.inside(<ItemList />));
  await expect.element(screen.getByRole('link', { name: 'SKU-1' })).toBeVisible();
  const { queryClient, navigation, notify, can } = portal;
  const other = { queryClient, navigation, notify, can, sdk, locale: 'en-US', supplierId: 'SUP-2' };
  await screen.rerender(
    <PortalProvider {...other}>
      <ItemList />
    </PortalProvider>,
  );
  expect(screen.getByRole('rowheader').elements()).toEqual([]);
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
});

describe('host state of the item list', () => {
  test('the state of the item list determines the request parameters, except sort fields that the contract does not have', async () => {
    const state = { ...emptyListState, page: 2, rowsPerPage: 20, searchInput: ' wine ', filter: 'type:M;' };
    const { requests, skus } = await start(() => toListResponse(two, 60), {
      state: { ...state, orderBy: 'secret' },
    });
    await expect.poll(() => skus()).toHaveLength(2);
    expect(requests.map(({ query }) => query)).toEqual([
      { limit: 20, offset: 40, sortBy: 'sku', sortDirection: 'ASC', searchString: 'wine', filter: 'type:M;' },
    ]);
  });

  test('opening an item stores its id in the list state without a history entry, and the list marks the row', async () => {
    const onStateChange = vi.fn();
    const { link, navigation, requests } = await start(() => toListResponse(two), { onStateChange });
    await expect.element(link('SKU-1')).not.toHaveAttribute('aria-current');
    await link('SKU-2').click();
    expect(onStateChange.mock.calls).toEqual([
      [{ ...emptyListState, detailsId: 'I-2' }, { isCorrection: true }],
    ]);
    expect(navigation.go.mock.calls).toEqual([[{ to: 'items.details', itemId: 'I-2' }]]);
    await expect.element(link('SKU-2')).toHaveAttribute('aria-current', 'true');
    await expect.element(link('SKU-1')).not.toHaveAttribute('aria-current');
    expect(requests).toHaveLength(1);
  });

  test('the item list marks no row when the opened item is not on the page', async () => {
    const { link, screen } = await start(() => toListResponse(two), {
      state: { ...emptyListState, detailsId: 'I-3' },
    });
    await expect.element(link('SKU-1')).toBeVisible();
    expect(screen.container.querySelectorAll('[aria-current]')).toHaveLength(0);
  });

  test("the item list hides columns by the host's preferences, but never the row header", async () => {
    const preferences = { read: () => ({ hiddenColumnIds: ['size', 'type'] }), write: vi.fn() };
    const { screen, skus } = await start(() => toListResponse(two), { preferences });
    await expect.poll(() => skus()).toHaveLength(2);
    const headers = screen
      .getByRole('columnheader')
      .elements()
      .map((header) => header.textContent);
    expect(headers).toEqual([
      'Supplier Item ID',
      'Description',
      'Status',
      'By warehouse',
      'On hand',
      'Available',
    ]);
    await screen.getByRole('button', { name: 'Columns' }).click();
    const choices = page.getByRole('menuitemcheckbox');
    await expect.element(choices.first()).toBeVisible();
    expect(choices.elements().map((choice) => choice.textContent)).not.toContain('Supplier Item ID');
    await userEvent.keyboard('{Escape}');
  });
});
