import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEmbedServer } from '../../../test/embed-server';
import { defineItemDetailsElement } from '../../generated/elements/item-details.element';
import { defineItemListElement } from '../../generated/elements/item-list.element';
import { watchElement } from './watch-element';

const elements: HTMLElement[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const element of elements.splice(0)) element.remove();
});

/** Adds an element to the page. Returns the warnings five seconds later. */
function collectWarnings(html: string, properties: object = {}): string[] {
  defineItemListElement();
  defineItemDetailsElement();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const holder = document.createElement('div');
  holder.setHTMLUnsafe(html);
  const element = holder.firstElementChild as HTMLElement;
  // The widget itself would also watch the element.
  Object.assign(element, { hasConsoleWarnings: false }, properties);
  elements.push(element);
  document.body.append(element);
  for (let time = 0; time < 2; time += 1) watchElement(element);
  vi.advanceTimersByTime(5_000);
  return warn.mock.calls.map(([text]) => /^portal-kit: (.*) See docs\/\S+$/.exec(text)?.[1] ?? text);
}

test('an element that waits for inputs names their attributes and properties once', () => {
  expect(collectWarnings('<portal-item-details supplier-id="SUP-1"></portal-item-details>')).toEqual([
    '<portal-item-details> has waited 5 seconds for its inputs. It is empty. Set the attribute api-url, the property getToken, the attribute item-id.',
  ]);
});

test('wrong names of attributes and properties are reported with the right names', () => {
  const { fetch } = startEmbedServer();
  const inputs = { apiUrl: 'https://portal.example', supplierId: 'SUP-1', getToken: () => 'token-1', fetch };
  const html =
    '<portal-item-list id="stock" class="wide" data-theme="x" title="Stock" apiUrl="/" get-token="f" hasnotifications=""></portal-item-list>';
  const hasNoEffect = 'It has no effect.';
  expect(collectWarnings(html, { ...inputs, supplierID: 'SUP-2' })).toEqual([
    `<portal-item-list> has the unknown attribute or property "apiurl". ${hasNoEffect} Set the attribute api-url or the property apiUrl.`,
    `<portal-item-list> has the unknown attribute or property "get-token". ${hasNoEffect} Set the property getToken in a script, because it has no attribute.`,
    `<portal-item-list> has the unknown attribute or property "hasnotifications". ${hasNoEffect} Set the property hasNotifications in a script, because it has no attribute.`,
    `<portal-item-list> has the unknown attribute or property "supplierID". ${hasNoEffect} Set the attribute supplier-id or the property supplierId.`,
  ]);
});

test('an element that left the page causes no warning', () => {
  defineItemListElement();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const element = document.createElement('portal-item-list');
  document.body.append(element);
  watchElement(element);
  element.remove();
  vi.advanceTimersByTime(5_000);
  expect(warn).not.toHaveBeenCalled();
});
