import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { searchDebounceMs, useDebouncedSearch } from './use-debounced-search';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The hook in a list whose settled text is the list's own, as an address keeps it. */
async function start(initial = '') {
  const onSettle = vi.fn();
  const hook = await renderHook(
    (settled: string | undefined) => useDebouncedSearch(settled ?? initial, onSettle),
    { initialProps: initial },
  );
  return {
    onSettle,
    settled: () => onSettle.mock.calls.map(([text]) => text),
    text: () => hook.result.current[0],
    type: (text: string) => hook.act(() => hook.result.current[1](text)),
    change: (settled: string) => hook.rerender(settled),
    passes: (ms: number) => hook.act(() => vi.advanceTimersByTimeAsync(ms)),
    unmount: hook.unmount,
  };
}

test('what is typed shows at once and is told after 300 ms of rest, once', async () => {
  const { type, text, passes, settled } = await start();
  expect(searchDebounceMs).toBe(300);
  await type('w');
  await passes(299);
  await type('wi');
  await passes(299);
  await type('wine');
  expect([text(), settled()]).toEqual(['wine', []]);
  await passes(299);
  expect(settled()).toEqual([]);
  await passes(1);
  expect(settled()).toEqual(['wine']);
  await passes(10_000);
  expect(settled()).toEqual(['wine']);
});

test('its own change coming back from the address changes nothing', async () => {
  const { type, text, passes, change, settled } = await start();
  await type('wine ');
  await passes(300);
  await change('wine');
  expect([text(), settled()]).toEqual(['wine ', ['wine']]);
  await passes(10_000);
  expect(settled()).toEqual(['wine']);
});

test('spaces around the text are not searched for', async () => {
  const { type, passes, settled } = await start();
  await type('  wine ');
  await passes(300);
  await type('wine');
  await passes(300);
  expect(settled()).toEqual(['wine']);
});

test('a text typed and taken back within 300 ms is told to nobody', async () => {
  const { type, passes, settled } = await start('wine');
  await type('wines');
  await passes(100);
  await type('wine');
  await passes(1_000);
  expect(settled()).toEqual([]);
});

test('a change from outside replaces what is shown', async () => {
  const { text, change, passes, settled } = await start('wine');
  await change('beer');
  expect(text()).toBe('beer');
  await passes(1_000);
  expect(settled()).toEqual([]);
});

test('a change from outside replaces what is being typed, which is never told', async () => {
  const { type, text, change, passes, settled } = await start();
  await type('wine');
  await passes(299);
  await change('beer');
  expect(text()).toBe('beer');
  await passes(1_000);
  expect(settled()).toEqual([]);
});

test('a host that is slower than the next word takes nothing from it', async () => {
  const { type, text, passes, change, settled } = await start();
  await type('wine');
  await passes(300);
  await type('wines');
  // A rerender for another reason, the state not applied yet.
  await change('');
  expect(text()).toBe('wines');
  await passes(300);
  await change('wine');
  expect(text()).toBe('wines');
  await change('wines');
  await passes(1_000);
  expect([text(), settled()]).toEqual(['wines', ['wine', 'wines']]);
  await change('');
  expect(text()).toBe('');
});

test('spaces that an address has around its text tell nothing', async () => {
  const { text, passes, settled } = await start('fen ');
  await passes(1_000);
  expect([text(), settled()]).toEqual(['fen ', []]);
});

test('an emptied search is told too', async () => {
  const { type, passes, settled } = await start('wine');
  await type('');
  await passes(300);
  expect(settled()).toEqual(['']);
});

test('nothing is told once the list is gone', async () => {
  const { type, passes, settled, unmount } = await start();
  await type('wine');
  await unmount();
  await passes(1_000);
  expect(settled()).toEqual([]);
});
