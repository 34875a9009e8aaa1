import { PortalError } from '@portal-kit/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal } from '../../../test/portal';
import { usePortal } from '../host/portal-context';
import { addCatalogs } from '../messages/translate';
import { WidgetBoundary } from './widget-boundary';

// React logs every error that a boundary catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

let isBroken = true;
beforeEach(() => {
  isBroken = true;
});
function Widget({ failure }: { failure?: unknown }) {
  if (isBroken) throw failure;
  return <p>Items</p>;
}

test('a widget that throws while rendering shows the error message, and the next widget still renders', async () => {
  const { inside } = fakePortal();
  const screen = await render(
    inside(
      <>
        <WidgetBoundary>
          <Widget failure={new Error('The widget has broken.')} />
        </WidgetBoundary>
        <WidgetBoundary>
          <p>Orders</p>
        </WidgetBoundary>
      </>,
    ),
  );
  const alert = screen.getByRole('alert');
  await expect.element(alert.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect.element(screen.getByText('Orders')).toBeVisible();
  await expect.element(alert.getByText('The widget has broken.')).toBeVisible();
});

test('a widget that throws a failed response shows its status and text', async () => {
  const { inside } = fakePortal();
  const failure = new PortalError({ kind: 'http', status: 503, message: 'Service Unavailable' });
  const screen = await render(
    inside(
      <WidgetBoundary>
        <Widget failure={failure} />
      </WidgetBoundary>,
    ),
  );
  await expect.element(screen.getByText('503 Service Unavailable')).toBeVisible();
});

test('Retry shows the message again while the widget throws, and shows the widget when it renders without error', async () => {
  const { inside } = fakePortal();
  const screen = await render(
    inside(
      <WidgetBoundary>
        <Widget failure={new Error('x')} />
      </WidgetBoundary>,
    ),
  );
  const retry = screen.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  isBroken = false;
  await retry.click();
  await expect.element(screen.getByText('Items')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test.each([[null], [undefined], ['text'], [0]])(
  'the boundary catches the thrown value %s',
  async (failure) => {
    const { inside } = fakePortal();
    const screen = await render(
      inside(
        <WidgetBoundary>
          <Widget failure={failure} />
        </WidgetBoundary>,
      ),
    );
    await expect.element(screen.getByRole('alert')).toBeVisible();
  },
);

test('the message uses the locale of the provider', async () => {
  addCatalogs('xx', { kernel: () => ({ unexpected: 'Teil fehlt' }) });
  const { inside } = fakePortal({ locale: 'xx-YY' });
  const screen = await render(
    inside(
      <WidgetBoundary>
        <Widget failure={new Error('x')} />
      </WidgetBoundary>,
    ),
  );
  await expect.element(screen.getByRole('heading', { name: 'Teil fehlt' })).toBeVisible();
});

test('a widget outside a provider shows the message and logs an error for developers', async () => {
  const failures: unknown[] = [];
  function Lost() {
    try {
      usePortal();
    } catch (error) {
      failures.push(error);
      throw error;
    }
    return null;
  }
  const screen = await render(
    <WidgetBoundary>
      <Lost />
    </WidgetBoundary>,
  );
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(String(failures[0])).toBe(
    'Error: portal-kit: a widget is outside of EmbedProvider (portal-kit/embed). Wrap it, or use PortalProvider (portal-kit/portal) with a session of your own.',
  );
});
