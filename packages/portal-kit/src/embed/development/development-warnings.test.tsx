import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startEmbedServer } from '../../../test/embed-server';
import { ItemList } from '../../features/items/list/item-list.widget';
import {
  defineItemListElement,
  type ItemListElement,
  mountItemList,
} from '../../generated/elements/item-list.element';
import { EmbedProvider, type EmbedProviderProps } from '../provider/embed-provider';
import { inDevelopment } from './load-development';

const elements: HTMLElement[] = [];
let warn: Mock;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  for (const element of elements.splice(0)) element.remove();
  vi.restoreAllMocks();
});

const warnings = () => warn.mock.calls.map(([text]) => String(text));
const failedList = () => page.getByText('Data Error');

/** Resolves when all warnings of earlier failures are logged. */
const allLogged = () => new Promise((resolve) => inDevelopment(true, resolve));

/** Creates the inputs of a widget whose list fails with this status. A warning is logged once per status. */
function createFailingInputs(status: number) {
  const server = startEmbedServer();
  server.refused['/items'] = status;
  const { fetch } = server;
  return { apiUrl: 'https://portal.example', supplierId: 'SUP-1', getToken: () => 'secret-token', fetch };
}

function addElement(status: number, prepare: (element: ItemListElement) => void = () => {}) {
  defineItemListElement();
  const element = document.createElement('portal-item-list') as ItemListElement;
  elements.push(element);
  prepare(element);
  Object.assign(element, createFailingInputs(status));
  document.body.append(element);
}

const renderProvider = (status: number, props: Partial<EmbedProviderProps> = {}) =>
  render(
    <EmbedProvider {...createFailingInputs(status)} {...props}>
      <ItemList />
    </EmbedProvider>,
  );

test('a provider without onError logs a failure once, without the token', async () => {
  const screen = await renderProvider(410);
  await expect.element(failedList()).toBeVisible();
  await expect.poll(warnings).toEqual([expect.stringContaining('listItems failed with status 410')]);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(failedList()).toBeVisible();
  await allLogged();
  expect(warnings()).toHaveLength(1);
  expect(warnings()[0]).toContain('The page has no onError.');
  expect(warnings()[0]).not.toContain('secret-token');
});

test.each<[handling: string, status: number, props: Partial<EmbedProviderProps>]>([
  ['onError', 411, { onError: () => {} }],
  ['hasConsoleWarnings false', 412, { hasConsoleWarnings: false }],
])('a provider with %s logs no failure', async (_, status, props) => {
  await renderProvider(status, props);
  await expect.element(failedList()).toBeVisible();
  await allLogged();
  expect(warnings()).toEqual([]);
});

test('a provider with onError and hasConsoleWarnings logs a failure', async () => {
  await renderProvider(413, { onError: () => {}, hasConsoleWarnings: true });
  await expect.poll(warnings).toEqual([expect.stringContaining('listItems failed with status 413')]);
});

test('an element without a listener for widget.failed logs a failure', async () => {
  addElement(414);
  await expect
    .poll(warnings)
    .toEqual([expect.stringContaining('The page has no listener for widget.failed.')]);
});

test.each([['widget.failed'], ['widget-failed']])(
  'an element with a listener for %s logs no failure',
  async (type) => {
    addElement(415, (element) => element.addEventListener(type, () => {}));
    await expect.element(failedList()).toBeVisible();
    await allLogged();
    expect(warnings()).toEqual([]);
  },
);

test('a result of getToken that is not a token is logged', async () => {
  await renderProvider(416, { getToken: async () => '{"token":"secret-token"}', onError: () => {} });
  await expect.poll(warnings).toEqual([expect.stringContaining('getToken returned JSON.')]);
  expect(warnings()[0]).not.toContain('secret-token');
});

test('a misspelled option of mount is logged', async () => {
  const container = document.createElement('div');
  elements.push(container);
  document.body.append(container);
  const options = { ...createFailingInputs(417), onError: () => {}, themes: 'dark' };
  const widget = mountItemList(container, options);
  await expect
    .poll(warnings)
    .toEqual([
      'portal-kit: mount received the unknown input "themes". The input has no effect. Rename it to "theme". See docs/embedding.md#when-something-is-wrong.',
    ]);
  widget.destroy();
});
