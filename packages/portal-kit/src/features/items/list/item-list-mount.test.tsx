import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { itemOf } from '../../../../test/items';
import { fakePortal, fakeSdk } from '../../../../test/portal';
import { ItemList } from './item-list.widget';

/** Counts the listeners that stay on a target. */
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

const rows = { data: [itemOf()], meta: { total: 1 } };

test('in Strict Mode one list listens once, and only the request of its second mount is answered', async () => {
  const keys = listenersOn(document);
  const { sdk, asked } = fakeSdk(() => rows);
  const { inside } = fakePortal({ sdk, searchKey: '/' });
  const screen = await render(<StrictMode>{inside(<ItemList />)}</StrictMode>);
  await expect.element(screen.getByRole('link', { name: 'SKU-1' })).toBeVisible();
  expect(keys.filter((type) => type === 'keydown')).toHaveLength(1);
  // React mounts twice in Strict Mode: the first mount's request is given up, not left running beside the second.
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(asked.filter(({ signal }) => !signal?.aborted)).toHaveLength(1);
});

test('a list that is taken away while it loads gives up its request and leaves no listener', async () => {
  const documentListeners = listenersOn(document);
  const windowListeners = listenersOn(window);
  const before = [documentListeners.length, windowListeners.length];
  const { sdk, asked } = fakeSdk(() => new Promise(() => {}));
  const { inside } = fakePortal({ sdk });
  const screen = await render(inside(<ItemList />));
  await expect.element(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
  await screen.unmount();
  expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true]);
  expect([documentListeners, windowListeners].map(({ length }) => length)).toEqual(before);
});

test('a second list of the same page of items asks the server nothing', async () => {
  const { sdk, asked } = fakeSdk(() => rows);
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
  expect(asked).toHaveLength(1);
});
