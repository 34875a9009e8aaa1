import { createPortalSdk } from '@portal-kit/sdk';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { startTextStore } from '../../test/text-store';
import { viewStore } from '../views/view-store';
import { findRoute } from './find-route';
import { type PrefetchContext, prefetchRoute, usePrefetchOnIntent, usePreloadForm } from './prefetch-route';

const email = 'ada@cellar.example';
const sdk = createPortalSdk({
  baseUrl: 'https://portal.example',
  tokens: { get: () => null, refresh: async () => null },
});

function start(can: PrefetchContext['can'] = () => true) {
  const queryClient = new QueryClient();
  const prefetched = vi.spyOn(queryClient, 'prefetchQuery').mockResolvedValue();
  const { store: local } = startTextStore();
  const context = { sdk, queryClient, local, supplierId: 'SUP-1', can, email };
  return { context, keys: () => prefetched.mock.calls.map(([{ queryKey }]) => queryKey) };
}

/** The page has links to the item list and to an item, and to a supplier that is not open. */
function Links({ context }: { context: PrefetchContext }) {
  usePrefetchOnIntent(context);
  return (
    <>
      <a href="/SUP-1/items?page=2">Items</a>
      <a href="/SUP-1/items/details/I-1">I-1</a>
      <a href="/SUP-2/items">Other</a>
      <button type="button">Button</button>
    </>
  );
}

async function startLinks() {
  const { context, keys } = start();
  const screen = await render(<Links context={context} />);
  const link = (name: string) => screen.getByRole('link', { name }).element();
  return {
    keys,
    hover: (name: string) => link(name).dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    leave: () =>
      screen
        .getByRole('button')
        .element()
        .dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
    focus: (name: string) => (link(name) as HTMLElement).focus(),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(path: string, search = '') {
  const found = findRoute(path);
  if (!found) throw new Error(`No route has the path ${path}.`);
  return [found, new URLSearchParams(search)] as const;
}

test('prefetchRoute() requests a list with the list state of the URL', () => {
  const { context, keys } = start();
  prefetchRoute(...open('/items', 'page=2&searchInput=rye'), context);
  expect(keys()).toEqual([
    expect.arrayContaining([expect.objectContaining({ offset: 20, searchString: 'rye' })]),
  ]);
});

test('prefetchRoute() requests no list that opens a view', () => {
  const { context, keys } = start();
  prefetchRoute(...open('/items', 'view=Mine'), context);
  viewStore(context.local, { email, supplierId: 'SUP-1', list: '/items' }).write('items', {
    views: [],
    defaultView: '@low-stock',
  });
  prefetchRoute(...open('/items'), context);
  expect(keys()).toEqual([]);
  prefetchRoute(...open('/items', 'searchInput=rye'), context);
  expect(keys()).toHaveLength(1);
});

test('prefetchRoute() starts neither code nor data of a page that the user may not open', () => {
  const { context, keys } = start(() => false);
  const [found, search] = open('/items/details/I-1');
  const preload = vi.spyOn(found.route.page, 'preload');
  prefetchRoute(found, search, context);
  expect([keys(), preload.mock.calls]).toEqual([[], []]);
});

test('the pointer on a link prefetches its page after 100 ms, and not again within 30 s', async () => {
  const { keys, hover } = await startLinks();
  hover('I-1');
  vi.advanceTimersByTime(99);
  expect(keys()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(keys()).toHaveLength(1);
  hover('I-1');
  vi.advanceTimersByTime(29_999);
  expect(keys()).toHaveLength(1);
  hover('I-1');
  vi.advanceTimersByTime(100);
  expect(keys()).toHaveLength(2);
});

test('a link that the pointer leaves within 100 ms is not prefetched', async () => {
  const { keys, hover, leave } = await startLinks();
  hover('I-1');
  leave();
  vi.advanceTimersByTime(1_000);
  expect(keys()).toEqual([]);
});

test('the focus on a link prefetches its page', async () => {
  const { keys, focus } = await startLinks();
  focus('Items');
  vi.advanceTimersByTime(100);
  expect(keys()).toHaveLength(1);
});

test('a link to another supplier is not prefetched', async () => {
  const { keys, hover } = await startLinks();
  hover('Other');
  vi.advanceTimersByTime(1_000);
  expect(keys()).toEqual([]);
});

test('a browser that saves data prefetches nothing', async () => {
  vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } });
  const { keys, hover } = await startLinks();
  hover('I-1');
  vi.advanceTimersByTime(1_000);
  expect(keys()).toEqual([]);
});

describe('the form of a list', () => {
  async function showItems(can: PrefetchContext['can']) {
    const [{ route }] = open('/items');
    const [{ route: form }] = open('/items/create');
    const preload = vi.spyOn(form.page, 'preload').mockReturnValue();
    function Page() {
      usePreloadForm(route, can);
      return null;
    }
    await render(<Page />);
    vi.advanceTimersByTime(4_999);
    expect(preload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    return preload.mock.calls.length;
  }

  test('usePreloadForm() preloads the form 5 s after the list is shown', async () => {
    expect(await showItems(() => true)).toBe(1);
  });

  test('usePreloadForm() preloads nothing for a user who may not add records', async () => {
    expect(await showItems((feature) => feature !== 'item-create')).toBe(0);
  });

  test('usePreloadForm() preloads nothing in a browser that saves data', async () => {
    vi.stubGlobal('navigator', { ...navigator, onLine: true, connection: { saveData: true } });
    expect(await showItems(() => true)).toBe(0);
  });
});
