import { Activity, StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startEmbedServer } from '../../test/embed-server';
import { ItemList } from '../features/items/list/item-list.widget';
import { kernelMessages } from '../kernel/messages/kernel.messages';
import type { Destination } from '../kernel/navigation/destination';
import { toastLink } from '../kernel/notifications/toast-link';
import { usePortal } from '../kernel/portal/portal-context';
import { WidgetBoundary } from '../kernel/portal/widget-boundary';
import type { EmbedError } from './embed-error';
import { EmbedProvider, type EmbedProviderProps } from './embed-provider';

afterEach(() => vi.restoreAllMocks());

function start(props: Partial<EmbedProviderProps> = {}, server = startEmbedServer()) {
  const errors: EmbedError[] = [];
  const getToken = vi.fn<EmbedProviderProps['getToken']>(async () => 'token-1');
  const element = (changed: Partial<EmbedProviderProps> = {}) => (
    <EmbedProvider
      apiUrl="https://portal.example"
      supplierId="SUP-1"
      getToken={getToken}
      fetch={server.fetch}
      onError={(error) => errors.push(error)}
      {...props}
      {...changed}
    >
      {changed.children ?? props.children ?? <ItemList />}
    </EmbedProvider>
  );
  return { element, server, getToken, errors };
}

test('a widget shows the supplier’s data, with the host’s token', async () => {
  const { element, server, getToken } = start();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader', { name: 'SUP-1-SKU' })).toBeVisible();
  expect(server.sent.map(({ path, token }) => [path, token])).toEqual([
    ['/api/v1/suppliers/SUP-1/items', 'token-1'],
  ]);
  expect(getToken).toHaveBeenCalledOnce();
});

test('nothing is kept in the browser', async () => {
  const { element } = start();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  expect([{ ...localStorage }, { ...sessionStorage }, document.cookie]).toEqual([{}, {}, '']);
});

test('two on one page share neither token nor data, and one that fails leaves the other', async () => {
  const down = startEmbedServer();
  down.refused['/items'] = 'down';
  const [one, two] = [start(), start({ supplierId: 'SUP-2', getToken: () => 'token-2' }, down)];
  const screen = await render(
    <>
      <section aria-label="one">{one.element()}</section>
      <section aria-label="two">{two.element()}</section>
    </>,
  );
  const part = (name: string) => screen.getByRole('region', { name });
  await expect.element(part('one').getByRole('rowheader', { name: 'SUP-1-SKU' })).toBeVisible();
  await expect.element(part('two').getByText('Data Error')).toBeVisible();
  expect([one.errors, two.errors.map(({ kind, operationId }) => [kind, operationId])]).toEqual([
    [],
    [['network', 'listItems']],
  ]);
  expect(new Set(down.tokens())).toEqual(new Set(['token-2']));
});

test('a token that cannot be had is told in the widget and to the host, and Try again asks once more', async () => {
  const { element, errors, getToken, server } = start();
  getToken.mockRejectedValueOnce(new Error('no session'));
  const screen = await render(element());
  await expect
    .element(screen.getByText("Your access couldn't be confirmed. Please try again."))
    .toBeVisible();
  expect(errors).toMatchObject([{ kind: 'token', operationId: 'listItems', cause: new Error('no session') }]);
  expect(server.sent).toEqual([]);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  expect(getToken.mock.calls.map(([{ reason }]) => reason)).toEqual(['start', 'start']);
});

test('a refused token is replaced once; refused again it is the host’s to know', async () => {
  const { element, errors, getToken, server } = start();
  server.refused['/items'] = 401;
  const screen = await render(element());
  await expect.element(screen.getByText('Data Error')).toBeVisible();
  expect(getToken.mock.calls.map(([{ reason }]) => reason)).toEqual(['start', 'unauthorized']);
  expect(errors).toMatchObject([{ kind: 'http', status: 401 }]);
  expect(server.sent).toHaveLength(2);
});

test('a file that cannot be fetched is told in the widget and to the host', async () => {
  const { element, errors, server } = start();
  server.refused['/exports/items'] = 'down';
  const screen = await render(element());
  await screen.getByRole('button', { name: 'Export' }).click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
  expect(errors.map(({ kind, operationId }) => [kind, operationId])).toEqual([['network', 'exportItems']]);
});

test('the keys of the page are the page’s', async () => {
  const { element } = start();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('searchbox')).not.toHaveFocus();
  await expect.element(screen.getByRole('searchbox')).not.toHaveAttribute('aria-keyshortcuts');
});

test('functions that are new on every render cost no call', async () => {
  const { element, server } = start();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  for (const token of ['a', 'b', 'c']) await screen.rerender(element({ getToken: () => token }));
  expect(server.sent).toHaveLength(1);
});

test('another supplier starts anew: nothing of the old one stays, and its token is asked for', async () => {
  const { element, server, getToken } = start();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader', { name: 'SUP-1-SKU' })).toBeVisible();
  server.refused['/SUP-2/items'] = 'never';
  await screen.rerender(element({ supplierId: 'SUP-2' }));
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.container.textContent).not.toContain('SUP-1');
  expect(getToken.mock.calls.map(([{ supplierId }]) => supplierId)).toEqual(['SUP-1', 'SUP-2']);
});

test('theme and locale are the instance’s, and change at once, there alone', async () => {
  kernelMessages.add('fr', ({ locale }) => ({
    ...kernelMessages('en-US'),
    language: locale,
    columns: 'Colonnes',
  }));
  const dark = { theme: 'dark', locale: 'fr-CA' } as const;
  const light = { theme: 'light', locale: 'en-GB' } as const;
  const { element } = start();
  const both = (one: Partial<EmbedProviderProps>, two: Partial<EmbedProviderProps>) => (
    <>
      <section aria-label="one">{element(one)}</section>
      <section aria-label="two">{element(two)}</section>
    </>
  );
  const screen = await render(both(dark, light));
  const looks = async (name: string, columns: string) => {
    const part = screen.getByRole('region', { name });
    await part.getByRole('button', { name: columns }).click();
    const root = part.element().querySelector<HTMLElement>('[data-pk-theme]') as HTMLElement;
    await expect.element(screen.getByRole('menu')).toBeVisible();
    // What react-aria itself tells screen readers.
    const dismiss = root.querySelector('[data-pk-overlays] button');
    await userEvent.keyboard('{Escape}');
    return [root.dataset.pkTheme, root.lang, dismiss?.getAttribute('aria-label')];
  };
  expect(await looks('one', 'Colonnes')).toEqual(['dark', 'fr-CA', 'Rejeter']);
  expect(await looks('two', 'Columns')).toEqual(['light', 'en-GB', 'Dismiss']);
  await screen.rerender(both({ ...light, locale: 'en-US' }, dark));
  expect(await looks('one', 'Columns')).toEqual(['light', 'en-US', 'Dismiss']);
  expect(await looks('two', 'Colonnes')).toEqual(['dark', 'fr-CA', 'Rejeter']);
});

test('texts that are English for want of a translation are marked as English', async () => {
  const { element } = start({ locale: 'de-CH' });
  const screen = await render(<div lang="de">{element()}</div>);
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  expect(screen.getByRole('table').element().closest('[lang]')?.getAttribute('lang')).toBe('en-US');
});

test('a locale that is misspelt shows the widget in English', async () => {
  const { element, errors } = start({ locale: 'de_CH' });
  const screen = await render(element());
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the direction is the locale’s, whatever the page’s; a tag that is none takes nothing away', async () => {
  const { element } = start();
  const screen = await render(<div dir="rtl">{element()}</div>);
  const root = screen.container.querySelector<HTMLElement>('[data-pk-theme]') as HTMLElement;
  const looks = () => [root.lang, getComputedStyle(root).direction];
  expect(looks()).toEqual(['en-US', 'ltr']);
  await screen.rerender(<div dir="rtl">{element({ locale: 'ar' })}</div>);
  // The texts are English for want of a translation.
  expect(looks()).toEqual(['en-US', 'rtl']);
  await screen.rerender(<div dir="rtl">{element({ locale: 'en_GB' })}</div>);
  expect(looks()).toEqual(['en-GB', 'ltr']);
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
});

test('hidden and shown again it goes on: asks for a token and for data, and tells the host', async () => {
  const { element, server, getToken, errors } = start();
  const at = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{element()}</Activity>;
  const screen = await render(at('visible'));
  const search = screen.getByRole('searchbox');
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  await search.fill('typed');
  await expect.poll(() => server.sent).toHaveLength(2);
  await screen.rerender(at('hidden'));
  await expect.element(search).not.toBeInTheDocument();
  // What is over is closed a turn later.
  await new Promise((resolve) => setTimeout(resolve, 0));
  await screen.rerender(at('visible'));
  await expect.element(search).toHaveValue('typed');
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  const before = server.sent.length;
  server.refused['/items'] = 500;
  await screen.getByRole('columnheader', { name: 'Description' }).getByRole('button').click();
  await expect.element(screen.getByText('Data Error')).toBeVisible();
  expect(server.sent.length).toBeGreaterThan(before);
  expect(getToken).toHaveBeenCalledTimes(2);
  expect(errors).toMatchObject([{ kind: 'http', status: 500 }]);
});

test('links lead where the host says, and what it does not show is not offered', async () => {
  const { element } = start({ navigation: { 'items.details': '#/stock/{itemId}' } });
  const screen = await render(element());
  await expect
    .element(screen.getByRole('link', { name: 'SUP-1-SKU' }))
    .toHaveAttribute('href', '#/stock/I-1');
  await expect.element(screen.getByText('Add New Item')).not.toBeInTheDocument();
  await screen.rerender(element({ navigation: undefined }));
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});

test('what the user may not do is not offered where the host knows it', async () => {
  const navigation = { 'items.create': '#/new' };
  const { element } = start({ navigation, permissions: ['ITEM_LIST'] });
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  await expect.element(screen.getByText('Add New Item')).not.toBeInTheDocument();
  await screen.rerender(element({ permissions: ['ITEM_LIST', 'ITEM_CREATE'] }));
  await expect.element(screen.getByText('Add New Item')).toBeVisible();
});

test('the host hears what happens, and its own mistakes stay its own', async () => {
  const onEvent = vi.fn();
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const mistake = new Error('the host’s');
  onEvent.mockImplementationOnce(() => {
    throw mistake;
  });
  const { element } = start({ onEvent });
  const screen = await render(element());
  await screen.getByRole('columnheader', { name: 'Description' }).getByRole('button').click();
  await expect
    .poll(() => onEvent.mock.calls)
    .toMatchObject([
      [{ type: 'list.changed', detail: { list: 'items', state: { orderBy: 'description' } } }],
    ]);
  expect(reported.mock.calls).toEqual([[mistake]]);
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
});

test('taken away during a request: the request is aborted, and nothing is told afterwards', async () => {
  const { element, server, errors } = start();
  server.refused['/items'] = 'never';
  const screen = await render(element());
  await expect.poll(() => server.sent).toHaveLength(1);
  await screen.unmount();
  await expect.poll(() => server.sent[0]?.signal.aborted).toBe(true);
  expect(errors).toEqual([]);
});

test('React’s strict mode costs no second token', async () => {
  const { element, getToken } = start();
  const screen = await render(<StrictMode>{element()}</StrictMode>);
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  expect(getToken).toHaveBeenCalledOnce();
});

test('a widget that breaks says so in its place, and to the host', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const mistake = new Error('broken');
  const Broken = () => {
    throw mistake;
  };
  const children = (
    <WidgetBoundary>
      <Broken />
    </WidgetBoundary>
  );
  const { element, errors } = start({ children });
  const screen = await render(element());
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(errors).toEqual([{ kind: 'render', message: 'broken', status: 0, cause: mistake }]);
});

test('notifications are shown by the widget, or left to the host', async () => {
  const told: unknown[] = [];
  function Notifier() {
    const { notify } = usePortal();
    return (
      <button type="button" onClick={() => notify({ status: 'success', title: 'Done' })}>
        Save
      </button>
    );
  }
  const { element } = start({ onEvent: (event) => told.push(event), children: <Notifier /> });
  const screen = await render(element());
  const save = screen.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Done' })).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await screen.rerender(element({ hasNotifications: false }));
  await save.click();
  expect(told).toEqual(
    Array(2).fill({ type: 'notification.shown', detail: { status: 'success', title: 'Done' } }),
  );
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('the link of a notification goes the host’s way, but for a click that is the browser’s', async () => {
  const destination: Destination = { to: 'items.details', itemId: 'I-1' };
  const go = vi.fn();
  const told: string[] = [];
  function Notifier() {
    const { navigation, notify } = usePortal();
    const link = toastLink(navigation, destination, 'View item');
    return (
      <button type="button" onClick={() => notify({ status: 'success', title: 'Done', link })}>
        Save
      </button>
    );
  }
  const { element } = start({
    navigation: { href: () => '#/stock/I-1', go },
    onEvent: ({ type }) => told.push(type),
    children: <Notifier />,
  });
  const screen = await render(element());
  const [save, view] = [
    screen.getByRole('button', { name: 'Save' }),
    screen.getByRole('link', { name: 'View item' }),
  ];
  await save.click();
  // The browser's own way with it would open a tab.
  view.element().addEventListener('click', (event) => event.preventDefault(), { once: true });
  await view.click({ modifiers: ['Control'] });
  expect(go).not.toHaveBeenCalled();
  await view.click();
  expect(go.mock.calls).toEqual([[destination]]);
  expect(location.hash).toBe('');
  expect(told).toEqual(['notification.shown', 'destination.requested']);
  await expect.element(view).not.toBeInTheDocument();
});

test('overlays hang in the provider’s own root, in the browser’s top layer while there are any', async () => {
  const { element } = start();
  const screen = await render(
    <div style={{ transform: 'translateX(1px)', overflow: 'hidden' }}>{element()}</div>,
  );
  const layer = () => screen.container.querySelector('[data-pk-overlays]') as HTMLElement;
  expect(layer().matches(':popover-open')).toBe(false);
  const columns = screen.getByRole('button', { name: 'Columns' });
  await columns.click();
  const menu = screen.getByRole('menu');
  await expect.element(menu).toBeVisible();
  expect([layer().contains(menu.element()), layer().matches(':popover-open')]).toEqual([true, true]);
  const [button, list] = [columns.element().getBoundingClientRect(), menu.element().getBoundingClientRect()];
  expect(list.top).toBeGreaterThanOrEqual(button.bottom);
  expect(list.top).toBeLessThan(button.bottom + 60);
});
