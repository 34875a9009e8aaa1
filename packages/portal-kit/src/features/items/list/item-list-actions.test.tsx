import { PortalError } from '@portal-kit/sdk';
import { exportItemsContract } from '@portal-kit/sdk/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { catchDownloads } from '../../../../test/downloads';
import { fakePortal, fakeSdk, type WidgetRequest } from '../../../../test/portal';
import { buildItem } from '../../../../test/records';
import type { Portal } from '../../../domain/provider/portal';
import { emptyListState, type ListState } from '../../../kernel/list-state/list-state';
import type { FeatureId } from '../../../kernel/permissions/features';
import { ItemList, type ItemListProps } from './item-list.widget';

beforeEach(() => page.viewport(1280, 800));
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(414, 896);
});

const file = { blob: new Blob(['x']), fileName: 'SUP-1001_items_20261121-1200.xlsx' };

/** Renders a list of one item whose downloads the test resolves. */
async function start(
  respond: (request: WidgetRequest) => unknown = () => file,
  props: ItemListProps = {},
  portal: Partial<Portal> = {},
  total: number | null = 1,
) {
  const { sdk, requests } = fakeSdk((request) =>
    request.operation === 'listItems' ? { data: [buildItem()], meta: { total } } : respond(request),
  );
  const { inside, notify, navigation } = fakePortal({ sdk, ...portal });
  const { names } = catchDownloads();
  const screen = await render(inside(<ItemList {...props} />));
  await expect.element(screen.getByRole('rowheader', { name: 'SKU-1' })).toBeVisible();
  return {
    screen,
    requests,
    notify,
    navigation,
    names,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    link: (name: string) => screen.getByRole('link', { name, exact: true }),
    exports: () => requests.filter(({ operation }) => operation === 'exportItems'),
  };
}
const can =
  (...features: FeatureId[]): Portal['can'] =>
  (feature) =>
    features.includes(feature);

const maxRows = exportItemsContract.query.limit.maximum;

describe('the export of the item list', () => {
  test.each<[string, Partial<ListState>, object]>([
    ['requests all items without search and filters', {}, { sortBy: 'sku', sortDirection: 'ASC' }],
    [
      'requests the rows of search, filter and sort order, on any page',
      {
        page: 3,
        rowsPerPage: 50,
        searchInput: ' wine ',
        filter: 'type:M;',
        orderBy: 'brand',
        order: 'DESC',
        detailsId: 'I-1',
      },
      { searchString: 'wine', filter: 'type:M;', sortBy: 'brand', sortDirection: 'DESC' },
    ],
  ])('the export of the item list %s', async (_, state, query) => {
    const { button, exports, names } = await start(undefined, { state: { ...emptyListState, ...state } });
    await button('Export').click();
    await expect.poll(names).toEqual([file.fileName]);
    expect(exports().map(({ path, query }) => [path, JSON.parse(JSON.stringify(query))])).toEqual([
      [{ supplierId: 'SUP-1001' }, { ...query, limit: maxRows }],
    ]);
  });

  test('the export of the item list shows its progress, and cancel saves nothing and shows no error', async () => {
    const { screen, button, exports, names, notify } = await start(
      ({ signal }) =>
        new Promise((_, reject) =>
          signal?.addEventListener('abort', () =>
            reject(new PortalError({ kind: 'aborted', message: 'Aborted' })),
          ),
        ),
    );
    await button('Export').click();
    await expect.poll(exports).toHaveLength(1);
    exports()[0]?.onProgress?.({ loadedBytes: 300, totalBytes: 1_200 });
    await expect.element(button('Export 25%')).toBeVisible();
    await button('Cancel export').click();
    await expect.element(button('Export')).toBeVisible();
    expect([names(), notify.mock.calls]).toEqual([[], []]);
    await expect.element(screen.getByRole('rowheader', { name: 'SKU-1' })).toBeVisible();
  });

  const question = () => page.getByRole('alertdialog');
  const startWith = (total: number | null) => start(undefined, {}, {}, total);

  test('the export of the item list asks for confirmation with the numbers of rows when the file cannot contain all rows', async () => {
    const { button, exports, names } = await startWith(maxRows + 2_312);
    await button('Export').click();
    await expect.element(question()).toHaveAccessibleName('Export the first 5,000 of 7,312 rows?');
    await expect
      .element(question())
      .toHaveAccessibleDescription(
        'A file holds up to 5,000 rows, so the last 2,312 would be left out. To export every row, narrow the list with search or filters and export it in parts.',
      );
    expect(exports()).toEqual([]);
    await question().getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(names).toEqual([file.fileName]);
    await expect.element(question()).not.toBeInTheDocument();
    expect(exports()).toHaveLength(1);
  });

  test('the export of the item list sends no request and returns focus to the button when the user cancels the confirmation', async () => {
    const { button, exports } = await startWith(maxRows + 1);
    await button('Export').click();
    await question().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(button('Export')).toHaveFocus();
    expect(exports()).toEqual([]);
  });

  test.each([[maxRows], [null]])(
    'the export of the item list asks for no confirmation for a list of %s rows',
    async (total) => {
      const { button, names } = await startWith(total);
      await button('Export').click();
      await expect.poll(names).toEqual([file.fileName]);
      await expect.element(question()).not.toBeInTheDocument();
    },
  );

  test('the export of the item list shows an error when it fails and saves nothing', async () => {
    const error = new PortalError({ kind: 'http', status: 503, message: 'Closed for the night.' });
    const { button, names, notify } = await start(() => Promise.reject(error));
    await button('Export').click();
    await expect.poll(() => notify.mock.calls[0]?.[0].caption).toBe('Closed for the night.');
    expect(names()).toEqual([]);
  });
});

describe('further actions of the item list', () => {
  test('further actions of the item list offer template, upload and create with all permissions', async () => {
    const { button, link, names, requests, navigation } = await start(() => ({
      ...file,
      fileName: 'Items-Template.xlsx',
    }));
    await button('Template').click();
    await expect.poll(names).toEqual(['Items-Template.xlsx']);
    expect(requests.at(-1)).toMatchObject({
      operation: 'getItemsTemplate',
      path: { supplierId: 'SUP-1001' },
    });
    await link('Upload').click();
    await link('Add New Item').click();
    expect(navigation.go.mock.calls).toEqual([
      [{ to: 'uploads.list', fileType: 'ITEMS' }],
      [{ to: 'items.create' }],
    ]);
  });

  test.each<[string, readonly FeatureId[], readonly string[]]>([
    ['with list access only', ['item-list'], ['Export']],
    ['with create permission', ['item-list', 'item-create'], ['Export', 'Add New Item']],
    ['with item upload', ['item-list', 'item-upload'], ['Export', 'Template', 'Upload']],
    ['with another upload permission', ['item-list', 'bulk-uploads', 'customer-upload'], ['Export']],
  ])('the item list shows only the permitted actions %s', async (_, features, actions) => {
    const { screen } = await start(undefined, {}, { can: can(...features) });
    const offered = screen
      .getByRole('button', { name: /^(Export|Template)$/ })
      .or(screen.getByRole('link', { name: /^(Upload|Add New Item)$/ }));
    expect(offered.elements().map(({ textContent }) => textContent)).toEqual(actions);
  });

  test('further actions of the item list are rendered where the host chooses', async () => {
    const { screen } = await start(undefined, {
      renderActions: (actions) => <section aria-label="Page actions">{actions}</section>,
    });
    const place = screen.getByRole('region', { name: 'Page actions' });
    await expect.element(place.getByRole('link', { name: 'Add New Item' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add New Item' }).elements()).toHaveLength(1);
  });
});
