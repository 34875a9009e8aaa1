import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fakePortal, fakeSdk } from '../../../../test/portal';
import { buildItem } from '../../../../test/records';
import { ItemList } from './item-list.widget';

/** Counts the event listeners that remain on a target. */
function listenersOn(target: EventTarget) {
  const held: string[] = [];
  const { addEventListener, removeEventListener } = target;
  vi.spyOn(target, 'addEventListener').mockImplementation(function add(this: EventTarget, ...args) {
    if (args[1]) held.push(args[0]);
    return addEventListener.apply(this, args);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation(function remove(this: EventTarget, ...args) {
    const index = held.indexOf(args[0]);
    if (index >= 0) held.splice(index, 1);
    return removeEventListener.apply(this, args);
  });
  return held;
}

afterEach(() => {
  vi.restoreAllMocks();
});

const rows = { data: [buildItem()], meta: { total: 1 } };

test('in Strict Mode a list adds its listeners once and uses the response to the request of the second mount', async () => {
  const keys = listenersOn(document);
  const { sdk, requests } = fakeSdk(() => rows);
  const { inside } = fakePortal({ sdk, searchKey: '/' });
  const screen = await render(<StrictMode>{inside(<ItemList />)}</StrictMode>);
  await expect.element(screen.getByRole('link', { name: 'SKU-1' })).toBeVisible();
  expect(keys.filter((type) => type === 'keydown')).toHaveLength(1);
  // Strict Mode mounts twice: the request of the first mount is aborted.
  expect(requests.length).toBeLessThanOrEqual(2);
  expect(requests.filter(({ signal }) => !signal?.aborted)).toHaveLength(1);
});

test('unmounting a loading list aborts its request and removes all listeners', async () => {
  const documentListeners = listenersOn(document);
  const windowListeners = listenersOn(window);
  const before = [documentListeners.length, windowListeners.length];
  const { sdk, requests } = fakeSdk(() => new Promise(() => {}));
  const { inside } = fakePortal({ sdk });
  const screen = await render(inside(<ItemList />));
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  await screen.unmount();
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true]);
  expect([documentListeners, windowListeners].map(({ length }) => length)).toEqual(before);
});

test('a second list with the same parameters sends no request', async () => {
  const { sdk, requests } = fakeSdk(() => rows);
  const { inside } = fakePortal({ sdk });
  const screen = await render(
    inside(
      <>
        <ItemList />
        <ItemList />
      </>,
    ),
  );
  await expect.poll(() => screen.getByRole('link', { name: 'SKU-1' }).elements().length).toBe(2);
  expect(requests).toHaveLength(1);
});
