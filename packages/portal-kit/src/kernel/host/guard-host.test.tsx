import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { DashboardPreferenceStore } from '../../features/dashboard/preferences/dashboard-preferences';
import type { ViewStore } from '../../lists/views/view-store';
import { guardHostProps, guardPorts } from './guard-host';

const reported = vi.fn();
beforeEach(() => {
  vi.stubGlobal('reportError', reported.mockClear());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const error = new Error('The host failed.');
const fail = (): never => {
  throw error;
};

test('a callback that throws or rejects is reported and returns nothing', async () => {
  const { onItemSaved, onClosed } = guardHostProps({
    onItemSaved: fail,
    onClosed: () => Promise.reject(error),
  });
  expect(onItemSaved()).toBeUndefined();
  void onClosed();
  await vi.waitFor(() => expect(reported.mock.calls).toEqual([[error], [error]]));
});

test('a callback keeps its identity, arguments and result', () => {
  const onPick = vi.fn((id: string) => id.length);
  const [first, second] = [guardHostProps({ onPick }), guardHostProps({ onPick })];
  expect(first.onPick).toBe(second.onPick);
  expect(guardHostProps(first).onPick).toBe(first.onPick);
  expect([first.onPick('abc'), onPick.mock.calls]).toEqual([3, [['abc']]]);
});

test.each<[string, (content: ReactNode) => ReactNode]>([
  ['throws', fail],
  [
    'returns a component that throws',
    () => {
      const Broken = (): ReactNode => fail();
      return <Broken />;
    },
  ],
])('a renderer that %s is replaced by the content of the widget', async (_, renderActions) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const guarded = guardHostProps({ renderActions });
  const screen = await render(<div>{guarded.renderActions(<button type="button">Export</button>)}</div>);
  await expect.element(screen.getByRole('button', { name: 'Export' })).toBeVisible();
});

test('a renderer of the host renders its content', async () => {
  const { renderActions } = guardHostProps({ renderActions: (content: ReactNode) => <nav>{content}</nav> });
  const screen = await render(<div>{renderActions('Export')}</div>);
  await expect.element(screen.getByRole('navigation')).toHaveTextContent('Export');
});

const ports = { navigation: { href: () => undefined, go: () => {} }, can: () => true, notify: () => {} };

test('every port that throws has the effect of a missing port', () => {
  const { navigation, can, notify, emit, onFailed, unsaved, drafts } = guardPorts({
    navigation: { href: fail, go: fail, prepare: fail },
    can: fail,
    notify: fail,
    emit: fail,
    onFailed: fail,
    unsaved: { hold: fail },
    drafts: { read: fail, write: fail, remove: fail },
  });
  const draft = { savedAt: '', recordVersion: null, values: {} };
  const to = { to: 'items.list' } as const;
  expect([
    navigation.href(to),
    navigation.go(to),
    navigation.prepare?.(to),
    can('item-list'),
    notify({ status: 'error', title: 'Error' }),
    emit?.({ type: 'order.submitted', detail: { order: null, isNew: true } }),
    onFailed?.(error),
    unsaved?.hold()(),
    drafts?.read('item'),
    drafts?.write('item', draft),
    drafts?.remove('item'),
  ]).toEqual([...Array(3).fill(undefined), false, ...Array(4).fill(undefined), null, undefined, undefined]);
  expect(reported).toHaveBeenCalledTimes(11);
});

test('a port without an optional method has no such method after it is guarded', () => {
  expect(guardPorts(ports).navigation.prepare).toBeUndefined();
});

test('a guarded port is the same object for the same port', () => {
  const unsaved = { hold: () => () => {} };
  const once = guardPorts({ ...ports, unsaved });
  expect(guardPorts({ ...ports, unsaved })).toEqual(once);
  expect(guardPorts({ ...ports, unsaved }).unsaved).toBe(once.unsaved);
  expect(guardPorts(ports).unsaved).toBeUndefined();
});

test('a store is the same object for the same store, and its methods keep their receiver', () => {
  class Store {
    value: unknown = null;
    read() {
      return this.value;
    }
    write(_: string, value: unknown) {
      this.value = value;
    }
  }
  const preferences = new Store();
  const once = guardHostProps({ preferences });
  expect(guardHostProps({ preferences }).preferences).toBe(once.preferences);
  expect(guardHostProps(once).preferences).toBe(once.preferences);
  once.preferences.write('items', 'wide');
  expect(once.preferences.read()).toBe('wide');
});

test('a guarded store has all methods of the store', () => {
  const method = () => {};
  const preferences: Required<DashboardPreferenceStore> = {
    read: method,
    write: method,
    subscribe: () => method,
  };
  const views: Required<ViewStore> = { read: method, write: method, linkOf: () => '' };
  const guarded = guardHostProps({ preferences, views });
  expect(Object.keys(guarded.preferences).sort()).toEqual(Object.keys(preferences).sort());
  expect(Object.keys(guarded.views).sort()).toEqual(Object.keys(views).sort());
});

test('a release function of the leave guard that throws is reported', () => {
  expect(guardPorts({ ...ports, unsaved: { hold: () => fail } }).unsaved?.hold()()).toBeUndefined();
  expect(reported.mock.calls).toEqual([[error]]);
});
