import { Activity, StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { startProvider } from '../../../test/embed-provider';
import { startEmbedServer } from '../../../test/embed-server';
import { WidgetBoundary } from '../../kernel/widget/widget-boundary';

afterEach(() => vi.restoreAllMocks());

test('a widget loads the data of its supplier with the token of the host', async () => {
  const { element, server, getToken } = startProvider();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader', { name: 'SUP-1-SKU' })).toBeVisible();
  expect(server.sent.map(({ path, token }) => [path, token])).toEqual([
    ['/api/v1/suppliers/SUP-1/items', 'token-1'],
  ]);
  expect(getToken).toHaveBeenCalledOnce();
});

test('a widget sends requests to the base path of the host', async () => {
  const { element, server } = startProvider({ dataBasePath: '/portal/v3' });
  await render(element());
  await expect.poll(() => server.sent.map(({ path }) => path)).toEqual(['/portal/v3/suppliers/SUP-1/items']);
});

test('two providers share neither token nor data, and a failure in one does not affect the other', async () => {
  const unreachable = startEmbedServer();
  unreachable.refused['/items'] = 'down';
  const [one, two] = [
    startProvider(),
    startProvider({ supplierId: 'SUP-2', getToken: () => 'token-2' }, unreachable),
  ];
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
  const { element, errors, getToken, server } = startProvider();
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
  const { element, errors, getToken, server } = startProvider();
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
  const { element, errors } = startProvider({ apiUrl: 'https://portal.example:port' });
  const screen = await render(element());
  await expect.element(screen.getByText('Data Error')).toBeVisible();
  await expect.poll(() => hint.mock.calls.length).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve));
  window.removeEventListener('unhandledrejection', listen);
  expect([errors.map(({ kind }) => kind), rejections]).toEqual([['network'], []]);
});

test('a failed export shows a notification and calls onError', async () => {
  const { element, errors, server } = startProvider();
  server.refused['/exports/items'] = 'down';
  const screen = await render(element());
  await screen.getByRole('button', { name: 'Export' }).click();
  await expect.element(screen.getByRole('alertdialog', { name: 'Error' })).toBeVisible();
  expect(errors.map(({ kind, operationId }) => [kind, operationId])).toEqual([['network', 'exportItems']]);
});

test('new functions on every render cause no API call', async () => {
  const { element, server } = startProvider();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader')).toBeVisible();
  for (const token of ['a', 'b', 'c']) await screen.rerender(element({ getToken: () => token }));
  expect(server.sent).toHaveLength(1);
});

test('a change of supplier discards all data and requests a token for the new supplier', async () => {
  const { element, server, getToken } = startProvider();
  const screen = await render(element());
  await expect.element(screen.getByRole('rowheader', { name: 'SUP-1-SKU' })).toBeVisible();
  server.refused['/SUP-2/items'] = 'never';
  await screen.rerender(element({ supplierId: 'SUP-2' }));
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.container.textContent).not.toContain('SUP-1');
  expect(getToken.mock.calls.map(([{ supplierId }]) => supplierId)).toEqual(['SUP-1', 'SUP-2']);
});

test('a widget that Activity hides and shows again has its token and data and calls onError', async () => {
  const { element, server, getToken, errors } = startProvider();
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

test('unmounting aborts a pending request and calls no callback', async () => {
  const { element, server, errors } = startProvider();
  server.refused['/items'] = 'never';
  const screen = await render(element());
  await expect.poll(() => server.sent).toHaveLength(1);
  await screen.unmount();
  await expect.poll(() => server.sent[0]?.signal.aborted).toBe(true);
  expect(errors).toEqual([]);
});

test('React’s strict mode causes no second token request', async () => {
  const { element, getToken } = startProvider();
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
  const { element, errors } = startProvider({ children });
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
