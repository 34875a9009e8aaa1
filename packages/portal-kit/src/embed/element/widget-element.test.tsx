import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startEmbedServer } from '../../../test/embed-server';
import { buildItem } from '../../../test/records';
import {
  defineItemDetailsElement,
  type ItemDetailsElement,
} from '../../generated/elements/item-details.element';
import { defineItemFormElement, type ItemFormElement } from '../../generated/elements/item-form.element';
import { defineItemListElement, type ItemListElement } from '../../generated/elements/item-list.element';
import { defineItemPickerElement } from '../../generated/elements/item-picker.element';
import type { TelemetryEvent } from '../../kernel/telemetry/telemetry-event';
import type { WidgetElementEventMap } from './element-events';

const elements: HTMLElement[] = [];
afterEach(() => {
  for (const element of elements.splice(0)) element.remove();
  vi.restoreAllMocks();
});

function start(attributes: Record<string, string> = {}, properties: Partial<ItemListElement> = {}) {
  defineItemListElement();
  const server = startEmbedServer();
  const element = document.createElement('portal-item-list') as ItemListElement;
  const allAttributes = { 'api-url': 'https://portal.example', 'supplier-id': 'SUP-1', ...attributes };
  for (const [name, value] of Object.entries(allAttributes)) element.setAttribute(name, value);
  Object.assign(element, { getToken: () => 'token-1', fetch: server.fetch, ...properties });
  elements.push(element);
  document.body.append(element);
  return { element, server, root: () => element.shadowRoot?.querySelector<HTMLElement>('[data-pk-theme]') };
}

const header = (name: string) => page.getByRole('rowheader', { name });

test('an element renders its widget in a shadow root', async () => {
  const { element, server } = start();
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  expect(element.shadowRoot?.querySelector('table')).not.toBeNull();
  expect(server.tokens()).toEqual(['token-1']);
});

test('the columns of a list in an element are resized by pointer and by keyboard', async () => {
  await page.viewport(1800, 800);
  const { element } = start();
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  const cell = (name: string) => page.getByRole('columnheader', { name }).element() as HTMLElement;
  const { offsetWidth: descriptionPx } = cell('Description');
  const handle = cell('Description').lastElementChild as HTMLElement;
  const { x } = handle.getBoundingClientRect();
  for (const [type, clientX] of [
    ['pointerdown', x],
    ['pointermove', x + 60],
    ['pointerup', x + 60],
  ] as const)
    handle.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, pointerId: 1, clientX }));
  // The browser rounds the widths of columns that share the remaining width.
  await expect
    .poll(() => Number.parseInt(cell('Description').style.inlineSize, 10))
    .toBeGreaterThan(descriptionPx + 50);

  const { offsetWidth: warehousesPx } = cell('By warehouse');
  cell('By warehouse').focus();
  expect(element.shadowRoot?.activeElement).toBe(cell('By warehouse'));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.poll(() => cell('By warehouse').style.inlineSize).toBe(`${warehousesPx + 16}px`);
  await page.viewport(414, 896);
});

test('a list in an element opens the default view of its store with one request, and stores a change', async () => {
  await page.viewport(1400, 800);
  const views = [{ name: 'Active', query: 'filter=itemStatus%3AACTIVE%3B' }];
  const write = vi.fn();
  const { server } = start({}, { views: { read: () => ({ views, defaultView: 'Active' }), write } });
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  const filters = server.sent
    .filter(({ path }) => path.endsWith('/items'))
    .map(({ query }) => query.get('filter'));
  expect(filters).toEqual(['itemStatus:ACTIVE;']);
  await page.getByRole('button', { name: 'Views: Active' }).click();
  const choice = page.getByRole('menuitem', { name: "Don't use as default" });
  await expect.element(choice).toBeVisible();
  (choice.element() as HTMLElement).click();
  expect(write.mock.calls).toEqual([['items', { views }]]);
  await page.viewport(414, 896);
});

test('an element without getToken renders nothing and lists getToken in data-pk-waiting', async () => {
  const { element, server } = start({}, { getToken: undefined });
  expect([element.dataset.pkWaiting, server.sent]).toEqual(['getToken', []]);
  element.getToken = () => 'token-2';
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  expect(element.dataset.pkWaiting).toBeUndefined();
});

test('an element that shows one record waits for the id', async () => {
  defineItemDetailsElement();
  const element = document.createElement('portal-item-details') as ItemDetailsElement;
  elements.push(element);
  document.body.append(element);
  expect(element.dataset.pkWaiting).toBe('apiUrl supplierId getToken itemId');
  element.itemId = 'ITM-1';
  expect([element.getAttribute('item-id'), element.dataset.pkWaiting]).toEqual([
    'ITM-1',
    'apiUrl supplierId getToken',
  ]);
});

test('an item picker renders without onItemPicked, because it dispatches item-picked', () => {
  defineItemPickerElement();
  const element = document.createElement('portal-item-picker');
  Object.assign(element, {
    apiUrl: 'https://portal.example',
    supplierId: 'SUP-1',
    getToken: () => 'token-1',
  });
  elements.push(element);
  document.body.append(element);
  expect([element.dataset.pkWaiting, element.onItemPicked]).toEqual([undefined, undefined]);
  expect(element.shadowRoot).not.toBeNull();
});

test('properties set before the element is defined are applied', async () => {
  const tag = 'portal-early';
  const server = startEmbedServer();
  const element = document.createElement(tag) as ItemListElement;
  Object.assign(element, {
    apiUrl: 'https://portal.example',
    supplierId: 'SUP-1',
    getToken: () => 'early',
    fetch: server.fetch,
  });
  elements.push(element);
  document.body.append(element);
  defineItemListElement(tag);
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  expect([element.getAttribute('supplier-id'), server.tokens()]).toEqual(['SUP-1', ['early']]);
});

test('changed attributes and properties update the widget at once', async () => {
  const { element, root } = start();
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  element.setAttribute('theme', 'dark');
  element.locale = 'en-GB';
  await expect.poll(() => [root()?.dataset.pkTheme, root()?.lang]).toEqual(['dark', 'en-GB']);
  element.supplierId = 'SUP-2';
  await expect.element(header('SUP-2-SKU')).toBeVisible();
});

test('an element dispatches widget events and failures as DOM events', async () => {
  const { element, server } = start();
  const events: unknown[] = [];
  const hasReactProperty: 'renderActions' extends keyof ItemListElement ? true : false = false;
  expect(hasReactProperty).toBe(false);
  element.addEventListener('list.changed', ({ type, detail }) =>
    events.push([type, detail.list, detail.state]),
  );
  const onFailed = ({ type, detail }: WidgetElementEventMap['widget.failed']) =>
    events.push([type, detail.kind, detail.operationId]);
  element.addEventListener('widget.failed', onFailed);
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  server.refused['/items'] = 500;
  await page.getByRole('columnheader', { name: 'Description' }).getByRole('button').click();
  await expect
    .poll(() => events)
    .toMatchObject([
      ['list.changed', 'items', { orderBy: 'description' }],
      ['widget.failed', 'http', 'listItems'],
    ]);
  element.removeEventListener('widget.failed', onFailed);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => server.sent.length).toBeGreaterThan(2);
  expect(events).toHaveLength(2);
});

test('the property onTelemetry of an element receives a failed call', async () => {
  const events: TelemetryEvent[] = [];
  const server = startEmbedServer();
  server.refused['/items'] = 422;
  start({}, { fetch: server.fetch, onTelemetry: (event) => events.push(event) });
  await expect
    .poll(() => events.filter(({ eventName }) => eventName === 'portal.call.failed'))
    .toMatchObject([{ attributes: { 'portal.operation_id': 'listItems', 'error.type': '422' } }]);
});

test('an element dispatches each event once under its name and once under its name without a dot', async () => {
  const { element } = start();
  const events: unknown[] = [];
  for (const name of ['list.changed', 'list-changed'] as const)
    element.addEventListener(name, ({ type, detail }) => events.push([type, detail.state.orderBy]));
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  await page.getByRole('columnheader', { name: 'Description' }).getByRole('button').click();
  await expect
    .poll(() => events)
    .toEqual([
      ['list.changed', 'description'],
      ['list-changed', 'description'],
    ]);
});

test('an element dispatches the call of a callback as an event and calls the property of the host', async () => {
  defineItemDetailsElement();
  const server = startEmbedServer();
  const element = document.createElement('portal-item-details');
  const calls: unknown[] = [];
  element.addEventListener('item-loaded', ({ type, detail }) => calls.push([type, detail.sku]));
  Object.assign(element, {
    apiUrl: 'https://portal.example',
    supplierId: 'SUP-1',
    itemId: 'ITM-1',
    getToken: () => 'token-1',
    fetch: server.fetch,
  });
  elements.push(element);
  document.body.append(element);
  await expect.poll(() => calls).toEqual([['item-loaded', 'SUP-1-SKU']]);
  const onItemLoaded = (item: { sku: string }) => calls.push(['onItemLoaded', item.sku]);
  element.onItemLoaded = onItemLoaded;
  expect(element.onItemLoaded).toBe(onItemLoaded);
  await expect.poll(() => calls.at(-1)).toEqual(['onItemLoaded', 'SUP-1-SKU']);
});

test('a moved element keeps its widget, and a removed element unmounts the widget and aborts the requests', async () => {
  const { element, server } = start();
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  const table = element.shadowRoot?.querySelector('table');
  document.body.prepend(element);
  await Promise.resolve();
  expect(element.shadowRoot?.querySelector('table')).toBe(table);
  server.refused['/items'] = 'never';
  element.supplierId = 'SUP-2';
  await expect.poll(() => server.sent).toHaveLength(2);
  element.remove();
  await expect.poll(() => server.sent[1]?.signal.aborted).toBe(true);
  expect(element.shadowRoot?.childElementCount).toBe(0);
  delete server.refused['/items'];
  document.body.append(element);
  await expect.element(header('SUP-2-SKU')).toBeVisible();
});

test('an element that is attached again during a save reports the save and the new widget together', async () => {
  defineItemFormElement();
  const save = Promise.withResolvers<Response>();
  const { fetch: respond } = startEmbedServer();
  const element = document.createElement('portal-item-form') as ItemFormElement;
  elements.push(element);
  const works: unknown[] = [];
  element.addEventListener('work.changed', ({ detail }) => works.push(detail));
  Object.assign(element, {
    ...{ apiUrl: 'https://portal.example', supplierId: 'SUP-1', itemId: 'I-1', getToken: () => 'token-1' },
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      if (init?.method === 'PUT') return save.promise;
      return String(input).endsWith('/items/I-1')
        ? Promise.resolve(Response.json(buildItem({ alcoholByVolume: 12 })))
        : respond(input, init);
    },
  });
  document.body.append(element);
  const brand = page.getByRole('textbox', { name: 'Brand' });
  await brand.fill('Cellar');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  const saving = { hasUnsavedChanges: true, isSaving: true };
  await expect.poll(() => works.at(-1)).toEqual(saving);
  element.remove();
  await expect.poll(() => works.at(-1)).toEqual({ hasUnsavedChanges: false, isSaving: true });
  document.body.append(element);
  await brand.fill('Estate');
  await expect.poll(() => works.at(-1)).toEqual(saving);
  save.resolve(Response.json(buildItem({ brand: 'Cellar', version: 2 })));
  await expect.poll(() => works.at(-1)).toEqual({ hasUnsavedChanges: true, isSaving: false });
});

test('a defined tag keeps its definition, and a foreign definition is reported', () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  defineItemListElement('portal-twice');
  const first = customElements.get('portal-twice');
  defineItemListElement('portal-twice');
  expect(reported).not.toHaveBeenCalled();
  customElements.define('portal-foreign', class extends HTMLElement {});
  defineItemListElement('portal-foreign');
  expect(customElements.get('portal-twice')).toBe(first);
  expect(String(reported.mock.calls[0]?.[0])).toMatch(/<portal-foreign> is already defined by other code/);
});

test('menu keyboard navigation moves the focus inside the shadow root', async () => {
  const { element } = start();
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  const focused = () => element.shadowRoot?.activeElement?.textContent;
  await expect.poll(focused).toBe('Description');
  const { userEvent } = await import('vitest/browser');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focused).toBe('Type');
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('Columns');
});
