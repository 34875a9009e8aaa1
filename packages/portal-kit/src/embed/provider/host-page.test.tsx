import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startProvider } from '../../../test/embed-provider';
import { startEmbedServer } from '../../../test/embed-server';
import { ItemList } from '../../features/items/list/item-list.widget';
import { usePortal } from '../../kernel/host/portal-context';
import type { Destination } from '../../kernel/navigation/destination';
import type { TelemetryEvent } from '../../kernel/telemetry/telemetry-event';
import { toastLink } from '../../kernel/toasts/toast-link';
import { WidgetBoundary } from '../../kernel/widget/widget-boundary';

afterEach(() => vi.restoreAllMocks());

test('a widget stores nothing in the browser', async () => {
  const { element } = startProvider();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  expect([{ ...localStorage }, { ...sessionStorage }, document.cookie]).toEqual([{}, {}, '']);
});

test('an embedded list does not handle the key /', async () => {
  const { element } = startProvider();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(screen.getByRole('searchbox')).not.toHaveFocus();
  await expect.element(screen.getByRole('searchbox')).not.toHaveAttribute('aria-keyshortcuts');
});

test('links use the addresses of the host, and a destination without an address has no link', async () => {
  const { element } = startProvider({ navigation: { 'items.details': '#/stock/{itemId}' } });
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
  const { element } = startProvider({ navigation, permissions: ['ITEM_LIST'] });
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
  const { element } = startProvider({ onEvent });
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
  const { element } = startProvider({ onEvent: (event) => events.push(event), children: <Notifier /> });
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
  const { element } = startProvider({ children: <Notifier /> });
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
  const { element } = startProvider({
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
  const { element } = startProvider();
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
  // Repeated calls and web vitals can send events after the test.
  let isFailing = true;
  const onTelemetry = (event: TelemetryEvent) => {
    events.push(event);
    if (isFailing) throw new Error('callback');
  };
  const server = startEmbedServer();
  server.refused['/items'] = 'down';
  const Broken = (): never => {
    throw new RangeError('SUP-1-SKU of dana@halberd.example');
  };
  const { element } = startProvider({ onTelemetry }, server);
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
  await expect
    .poll(() => events.map(({ eventName }) => eventName))
    .toEqual(expect.arrayContaining(['exception', 'portal.call.failed']));
  isFailing = false;
  expect(events).toContainEqual(
    expect.objectContaining({
      attributes: expect.objectContaining({ 'portal.widget': 'ItemForm', 'exception.type': 'RangeError' }),
    }),
  );
  expect(JSON.stringify(events)).not.toMatch(/SUP-1|token-1|dana/);
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ message: 'callback' }));
});
