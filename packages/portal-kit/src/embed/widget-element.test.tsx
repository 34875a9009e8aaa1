import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startEmbedServer } from '../../test/embed-server';
import {
  defineItemDetailsElement,
  type ItemDetailsElement,
} from '../generated/elements/item-details.element';
import { defineItemListElement, type ItemListElement } from '../generated/elements/item-list.element';
import { defineItemPickerElement, type ItemPickerElement } from '../generated/elements/item-picker.element';
import type { WidgetElementEventMap } from './widget-element';

const elements: HTMLElement[] = [];
afterEach(() => {
  for (const element of elements.splice(0)) element.remove();
  vi.restoreAllMocks();
});

function start(attributes: Record<string, string> = {}, properties: Partial<ItemListElement> = {}) {
  defineItemListElement();
  const server = startEmbedServer();
  const element = document.createElement('portal-item-list') as ItemListElement;
  const given = { 'api-url': 'https://portal.example', 'supplier-id': 'SUP-1', ...attributes };
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  Object.assign(element, { getToken: () => 'token-1', fetch: server.fetch, ...properties });
  elements.push(element);
  document.body.append(element);
  return { element, server, root: () => element.shadowRoot?.querySelector<HTMLElement>('[data-pk-theme]') };
}

const header = (name: string) => page.getByRole('rowheader', { name });

test('shows the widget in its shadow root', async () => {
  const { element, server } = start();
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  expect(element.shadowRoot?.querySelector('table')).not.toBeNull();
  expect(server.tokens()).toEqual(['token-1']);
});

test('waits for what it cannot do without, and says for what', async () => {
  const { element, server } = start({}, { getToken: undefined });
  expect([element.dataset.pkWaiting, server.sent]).toEqual(['getToken', []]);
  element.getToken = () => 'token-2';
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  expect(element.dataset.pkWaiting).toBeUndefined();
});

test('a widget of one record waits for its id', async () => {
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

test('a widget that only gives something waits for whoever takes it', () => {
  defineItemPickerElement();
  const element = document.createElement('portal-item-picker') as ItemPickerElement;
  Object.assign(element, {
    apiUrl: 'https://portal.example',
    supplierId: 'SUP-1',
    getToken: () => 'token-1',
  });
  elements.push(element);
  document.body.append(element);
  expect(element.dataset.pkWaiting).toBe('onItemPicked');
  element.onItemPicked = () => {};
  expect(element.dataset.pkWaiting).toBeUndefined();
});

test('properties that were set before the class was there are taken', async () => {
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

test('attributes and properties change it at once', async () => {
  const { element, root } = start();
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  element.setAttribute('theme', 'dark');
  element.locale = 'en-GB';
  await expect.poll(() => [root()?.dataset.pkTheme, root()?.lang]).toEqual(['dark', 'en-GB']);
  element.supplierId = 'SUP-2';
  await expect.element(header('SUP-2-SKU')).toBeVisible();
});

test('what happens and what fails are events of the element', async () => {
  const { element, server } = start();
  const heard: unknown[] = [];
  const isDrawnByReact: 'renderActions' extends keyof ItemListElement ? true : false = false;
  expect(isDrawnByReact).toBe(false);
  element.addEventListener('list.changed', ({ type, detail }) =>
    heard.push([type, detail.list, detail.state]),
  );
  const hearFailure = ({ type, detail }: WidgetElementEventMap['widget.failed']) =>
    heard.push([type, detail.kind, detail.operationId]);
  element.addEventListener('widget.failed', hearFailure);
  await expect.element(header('SUP-1-SKU')).toBeVisible();
  server.refused['/items'] = 500;
  await page.getByRole('columnheader', { name: 'Description' }).getByRole('button').click();
  await expect
    .poll(() => heard)
    .toMatchObject([
      ['list.changed', 'items', { orderBy: 'description' }],
      ['widget.failed', 'http', 'listItems'],
    ]);
  element.removeEventListener('widget.failed', hearFailure);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => server.sent.length).toBeGreaterThan(2);
  expect(heard).toHaveLength(2);
});

test('moved it goes on; removed it is gone, with its request; put back it starts anew', async () => {
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

test('a tag that is taken stays, and who has it is told', () => {
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

test('the keyboard’s way through a menu stays inside the shadow root', async () => {
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
