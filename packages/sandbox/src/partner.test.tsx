// @vitest-environment jsdom
// A unit test as a partner writes it: a widget of portal-kit against the handlers. docs/embedding.md shows it.
import { createSandbox } from '@portal-kit/sandbox';
import { createSandboxHandlers } from '@portal-kit/sandbox/msw';
import { createPortal } from '@portal-kit/sdk/portal';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { EmbedProvider } from 'portal-kit/embed';
import { ItemList } from 'portal-kit/item-list';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

// jsdom has no layout, so it lacks media queries and size observers.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null }) as unknown as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// The first widget of a run loads its parts, which takes longer than the default of one second.
configure({ asyncUtilTimeout: 15_000 });

const apiUrl = 'https://portal.example';
const sandbox = await createSandbox({ now: '2026-11-20T09:30:00Z' });
const getToken = () => sandbox.accessToken('dana@halberd.example');
const failures: string[] = [];
const server = setupServer(...createSandboxHandlers(sandbox, { url: apiUrl }));

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  cleanup();
  sandbox.reset();
});
afterAll(() => server.close());

const stock = (
  <EmbedProvider
    apiUrl={apiUrl}
    supplierId="SUP-1001"
    getToken={getToken}
    onError={({ kind }) => failures.push(kind)}
  >
    <ItemList />
  </EmbedProvider>
);

test('our page shows the items of the supplier', async () => {
  render(stock);
  const rows = await screen.findAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toContain('HF-1001');
});

test('our page shows an item that our server created', async () => {
  const portal = createPortal({ baseUrl: apiUrl, tokens: { get: getToken, refresh: getToken } });
  await portal.items.create('SUP-1001', {
    sku: 'HF-2001',
    description: 'Fen Block Gamay 2024',
    brand: 'Fen Block',
    type: 'M',
    size: 750,
    sizeUom: 'ML',
    bottlesPerCase: 12,
    warehouses: [{ warehouseId: 'WH-NJ-01' }],
    alcoholByVolume: 12.5,
  });
  render(stock);
  expect(await screen.findByRole('rowheader', { name: 'HF-2001' })).toBeDefined();
});

test('our page recovers after an outage', async () => {
  sandbox.setScenario('server-errors');
  render(stock);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(failures).toEqual(['http']);
  sandbox.setScenario('none');
  await userEvent.click(retry);
  expect(await screen.findByRole('rowheader', { name: 'HF-1001' })).toBeDefined();
});
