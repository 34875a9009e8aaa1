import { Activity, StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startEmbedServer } from '../../../test/embed-server';
import { ItemList } from '../../features/items/list/item-list.widget';
import type { Destination } from '../../kernel/navigation/destination';
import { toastLink } from '../../kernel/notifications/toast-link';
import { usePortal } from '../../kernel/portal/portal-context';
import { WidgetBoundary } from '../../kernel/portal/widget-boundary';
import type { TelemetryEvent } from '../../kernel/telemetry/telemetry-event';
import type { EmbedError } from '../host/embed-error';
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

test('a widget loads the data of its supplier with the token of the host', async () => {
  const { element, server, getToken } = start();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader', { name: 'SUP-1-SKU' })).toBeVisible();
  expect(server.sent.map(({ path, token }) => [path, token])).toEqual([
    ['/api/v1/suppliers/SUP-1/items', 'token-1'],
  ]);
  expect(getToken).toHaveBeenCalledOnce();
});

test('a widget sends requests to the base path of the host', async () => {
  const { element, server } = start({ dataBasePath: '/portal/v3' });
  await render(element());
  await expect.poll(() => server.sent.map(({ path }) => path)).toEqual(['/portal/v3/suppliers/SUP-1/items']);
});

test('a widget stores nothing in the browser', async () => {
  const { element } = start();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  expect([{ ...localStorage }, { ...sessionStorage }, document.cookie]).toEqual([{}, {}, '']);
});

test('two providers share neither token nor data, and a failure in one does not affect the other', async () => {
  const unreachable = startEmbedServer();
  unreachable.refused['/items'] = 'down';
  const [one, two] = [start(), start({ supplierId: 'SUP-2', getToken: () => 'token-2' }, unreachable)];
  const screen = await render(
    <>
      <section aria-label="one">{one.element()}</section>
      <section aria-label="two">{two.element()}</section>
    </>,
  );
  const region = (name: string) => screen.getByRole('region', { name });
  await expect.element(region('one').getByRole('rowheader', { name: 'SUP-1-SKU' })).toBeVisible();
  await expect.element(region('two').getByText('Data Error')).toBeVisible();
  await expect.element(region('two').getByText('Please try again, or come back later')).toBeVisible();
  expect([one.errors, two.errors.map(({ kind, operationId }) => [kind, operationId])]).toEqual([
    [],
    [['network', 'listItems']],
  ]);
  expect(new Set(unreachable.tokens())).toEqual(new Set(['token-2']));
});

test('a rejected getToken shows a message and calls onError, and Try again requests another token', async () => {
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

test('a rejected token is replaced once, and a second 401 calls onError', async () => {
  const { element, errors, getToken, server } = start();
  server.refused['/items'] = 401;
  const screen = await render(element());
  await expect.element(screen.getByText('Data Error')).toBeVisible();
  expect(getToken.mock.calls.map(([{ reason }]) => reason)).toEqual(['start', 'unauthorized']);
  expect(errors).toMatchObject([{ kind: 'http', status: 401 }]);
  expect(server.sent).toHaveLength(2);
});

test('an invalid apiUrl shows an error in the widget and causes no unhandled rejection', async () => {
  const rejections: unknown[] = [];
  const listen = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    rejections.push(event.reason);
  };
  window.addEventListener('unhandledrejection', listen);
  const hint = vi.spyOn(navigator, 'onLine', 'get');
  const { element, errors } = start({ apiUrl: 'https://portal.example:port' });
  const screen = await render(element());
  await expect.element(screen.getByText('Data Error')).toBeVisible();
  await expect.poll(() => hint.mock.calls.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve));
  window.removeEventListener('unhandledrejection', listen);
  expect([errors.map(({ kind }) => kind), rejections]).toEqual([['network'], []]);
});

test('a failed export shows a notification and calls onError', async () => {
  const { element, errors, server } = start();
  server.refused['/exports/items'] = 'down';
  const screen = await render(element());
  await screen.getByRole('button', { name: 'Export' }).click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
  expect(errors.map(({ kind, operationId }) => [kind, operationId])).toEqual([['network', 'exportItems']]);
});

test('an embedded list does not handle the key /', async () => {
  const { element } = start();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('searchbox')).not.toHaveFocus();
  await expect.element(screen.getByRole('searchbox')).not.toHaveAttribute('aria-keyshortcuts');
});

test('new functions on every render cause no API call', async () => {
  const { element, server } = start();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  for (const token of ['a', 'b', 'c']) await screen.rerender(element({ getToken: () => token }));
  expect(server.sent).toHaveLength(1);
});

test('a change of supplier discards all data and requests a token for the new supplier', async () => {
  const { element, server, getToken } = start();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader', { name: 'SUP-1-SKU' })).toBeVisible();
  server.refused['/SUP-2/items'] = 'never';
  await screen.rerender(element({ supplierId: 'SUP-2' }));
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.container.textContent).not.toContain('SUP-1');
  expect(getToken.mock.calls.map(([{ supplierId }]) => supplierId)).toEqual(['SUP-1', 'SUP-2']);
});

test('a change of theme or locale applies at once and only to its own provider', async () => {
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
  await expect.element(screen.getByRole('button', { name: 'Colonnes' })).toBeVisible();
  const appearanceOf = async (name: string, columns: string) => {
    const region = screen.getByRole('region', { name });
    await region.getByRole('button', { name: columns }).click();
    const root = region.element().querySelector<HTMLElement>('[data-pk-theme]') as HTMLElement;
    await expect.element(screen.getByRole('menu')).toBeVisible();
    // A text of react-aria for screen readers.
    const dismiss = root.querySelector('[data-pk-overlays] button');
    await userEvent.keyboard('{Escape}');
    return [root.dataset.pkTheme, root.lang, dismiss?.getAttribute('aria-label')];
  };
  expect(await appearanceOf('one', 'Colonnes')).toEqual(['dark', 'fr-CA', 'Rejeter']);
  expect(await appearanceOf('two', 'Columns')).toEqual(['light', 'en-GB', 'Dismiss']);
  await screen.rerender(both({ ...light, locale: 'en-US' }, dark));
  expect(await appearanceOf('one', 'Columns')).toEqual(['light', 'en-US', 'Dismiss']);
  expect(await appearanceOf('two', 'Colonnes')).toEqual(['dark', 'fr-CA', 'Rejeter']);
});

test('English texts of a locale without a translation are marked as English', async () => {
  const { element } = start({ locale: 'it-CH' });
  const screen = await render(<div lang="it">{element()}</div>);
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  expect(screen.getByRole('table').element().closest('[lang]')?.getAttribute('lang')).toBe('en');
});

test('a widget with a malformed locale of an unknown language shows English texts', async () => {
  const { element, errors } = start({ locale: 'it_CH' });
  const screen = await render(element());
  await expect.element(screen.getByRole('button', { name: 'Columns' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  expect(errors).toEqual([]);
});

test('the text direction follows the locale of the widget and not the direction of the page', async () => {
  const { element } = start();
  const screen = await render(<div dir="rtl">{element()}</div>);
  const root = screen.container.querySelector<HTMLElement>('[data-pk-theme]') as HTMLElement;
  const appearance = () => [root.lang, getComputedStyle(root).direction];
  expect(appearance()).toEqual(['en-US', 'ltr']);
  await screen.rerender(<div dir="rtl">{element({ locale: 'ar' })}</div>);
  // Arabic has no translation, so the texts are English.
  await expect.poll(appearance).toEqual(['en', 'rtl']);
  await screen.rerender(<div dir="rtl">{element({ locale: 'en_GB' })}</div>);
  expect(appearance()).toEqual(['en-GB', 'ltr']);
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
});

test('a widget that Activity hides and shows again has its token and data and calls onError', async () => {
  const { element, server, getToken, errors } = start();
  const inMode = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{element()}</Activity>;
  const screen = await render(inMode('visible'));
  const search = screen.getByRole('searchbox');
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  await search.fill('typed');
  await expect.poll(() => server.sent).toHaveLength(2);
  await screen.rerender(inMode('hidden'));
  await expect.element(search).not.toBeInTheDocument();
  // The instance closes one task after the unmount.
  await new Promise((resolve) => setTimeout(resolve, 0));
  await screen.rerender(inMode('visible'));
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

test('links use the addresses of the host, and a destination without an address has no link', async () => {
  const { element } = start({ navigation: { 'items.details': '#/stock/{itemId}' } });
  const screen = await render(element());
  await expect
    .element(screen.getByRole('link', { name: 'SUP-1-SKU' }))
    .toHaveAttribute('href', '#/stock/I-1');
  await expect.element(screen.getByText('Add New Item')).not.toBeInTheDocument();
  await screen.rerender(element({ navigation: undefined }));
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});

test('the widget hides actions that the permissions input does not contain', async () => {
  const navigation = { 'items.create': '#/new' };
  const { element } = start({ navigation, permissions: ['ITEM_LIST'] });
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  await expect.element(screen.getByText('Add New Item')).not.toBeInTheDocument();
  await screen.rerender(element({ permissions: ['ITEM_LIST', 'ITEM_CREATE'] }));
  await expect.element(screen.getByText('Add New Item')).toBeVisible();
});

test('an error in onEvent is reported to the page and does not interrupt the widget', async () => {
  const onEvent = vi.fn();
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const hostError = new Error('the host’s');
  onEvent.mockImplementationOnce(() => {
    throw hostError;
  });
  const { element } = start({ onEvent });
  const screen = await render(element());
  await screen.getByRole('columnheader', { name: 'Description' }).getByRole('button').click();
  await expect
    .poll(() => onEvent.mock.calls)
    .toMatchObject([
      [{ type: 'list.changed', detail: { list: 'items', state: { orderBy: 'description' } } }],
    ]);
  expect(reported.mock.calls).toEqual([[hostError]]);
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
});

test('unmounting aborts a pending request and calls no callback', async () => {
  const { element, server, errors } = start();
  server.refused['/items'] = 'never';
  const screen = await render(element());
  await expect.poll(() => server.sent).toHaveLength(1);
  await screen.unmount();
  await expect.poll(() => server.sent[0]?.signal.aborted).toBe(true);
  expect(errors).toEqual([]);
});

test('React’s strict mode causes no second token request', async () => {
  const { element, getToken } = start();
  const screen = await render(<StrictMode>{element()}</StrictMode>);
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  expect(getToken).toHaveBeenCalledOnce();
});

test('a widget that throws while rendering is replaced with a message and calls onError', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const renderError = new Error('broken');
  const Broken = () => {
    throw renderError;
  };
  const children = (
    <WidgetBoundary>
      <Broken />
    </WidgetBoundary>
  );
  const { element, errors } = start({ children });
  const screen = await render(element());
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(errors).toEqual([
    {
      kind: 'render',
      message: 'portal-kit: a widget failed: broken.',
      status: 0,
      isOutcomeUnknown: false,
      cause: renderError,
    },
  ]);
});

test('the widget shows notifications unless hasNotifications is false, and always sends the event', async () => {
  const events: unknown[] = [];
  function Notifier() {
    const { notify } = usePortal();
    return (
      <button type="button" onClick={() => notify({ status: 'success', title: 'Done' })}>
        Save
      </button>
    );
  }
  const { element } = start({ onEvent: (event) => events.push(event), children: <Notifier /> });
  const screen = await render(element());
  const save = screen.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Done' })).toBeVisible();
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await screen.rerender(element({ hasNotifications: false }));
  await save.click();
  expect(events).toEqual(
    Array(2).fill({ type: 'notification.shown', detail: { status: 'success', title: 'Done' } }),
  );
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('the widget keeps notifications until the user closes them when hasNotificationTimeLimit is false', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  function Notifier() {
    const { notify } = usePortal();
    return (
      <button type="button" onClick={() => notify({ status: 'success', title: 'Done' })}>
        Save
      </button>
    );
  }
  const { element } = start({ children: <Notifier /> });
  const screen = await render(element({ hasNotificationTimeLimit: false }));
  await screen.getByRole('button', { name: 'Save' }).click();
  const notification = screen.getByRole('alertdialog', { name: 'Done' });
  await expect.element(notification).toBeVisible();
  await screen.getByRole('button', { name: 'Save' }).hover();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(notification).toBeVisible();
  await screen.rerender(element({ hasNotificationTimeLimit: true }));
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(notification).not.toBeInTheDocument();
  vi.useRealTimers();
});

test('a plain click on a notification link goes through the navigation port and a Ctrl click does not', async () => {
  const destination: Destination = { to: 'items.details', itemId: 'I-1' };
  const go = vi.fn();
  const eventTypes: string[] = [];
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
    onEvent: ({ type }) => eventTypes.push(type),
    children: <Notifier />,
  });
  const screen = await render(element());
  const [save, view] = [
    screen.getByRole('button', { name: 'Save' }),
    screen.getByRole('link', { name: 'View item' }),
  ];
  await save.click();
  // Prevents the browser from opening a tab.
  view.element().addEventListener('click', (event) => event.preventDefault(), { once: true });
  await view.click({ modifiers: ['Control'] });
  expect(go).not.toHaveBeenCalled();
  await view.click();
  expect(go.mock.calls).toEqual([[destination]]);
  expect(location.hash).toBe('');
  expect(eventTypes).toEqual(['notification.shown', 'destination.requested']);
  await expect.element(view).not.toBeInTheDocument();
});

test('an open menu renders inside the root of the provider and in the top layer of the browser', async () => {
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

test('onTelemetry receives failed calls and the name of a widget that fails, and a failing callback changes nothing', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const events: TelemetryEvent[] = [];
  const onTelemetry = (event: TelemetryEvent) => {
    events.push(event);
    // Web vitals can follow after the test.
    if (event.eventName !== 'browser.web_vital') throw new Error('callback');
  };
  const server = startEmbedServer();
  server.refused['/items'] = 'down';
  const Broken = (): never => {
    throw new RangeError('SUP-1-SKU of dana@halberd.example');
  };
  const { element } = start({ onTelemetry }, server);
  const children = (
    <>
      <ItemList />
      <WidgetBoundary widget="ItemForm">
        <Broken />
      </WidgetBoundary>
    </>
  );
  const screen = await render(element({ children }));
  await expect.element(screen.getByRole('alert').first()).toBeVisible();
  const ofProduct = () => events.filter(({ eventName }) => eventName !== 'browser.web_vital');
  await expect
    .poll(() =>
      ofProduct()
        .map(({ eventName }) => eventName)
        .sort(),
    )
    .toEqual(expect.arrayContaining(['exception', 'portal.call.failed']));
  expect(ofProduct()).toContainEqual(
    expect.objectContaining({
      attributes: expect.objectContaining({ 'portal.widget': 'ItemForm', 'exception.type': 'RangeError' }),
    }),
  );
  expect(JSON.stringify(events)).not.toMatch(/SUP-1|token-1|dana/);
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'callback' }));
});
