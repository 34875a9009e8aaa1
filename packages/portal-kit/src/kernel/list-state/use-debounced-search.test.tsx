import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { searchDebounceMs, useDebouncedSearch } from './use-debounced-search';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/**
 * Renders the hook in a list that applies each settled text to its state, like a list with its state in the address.
 */
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

test('the search field shows typed text at once and calls onSettle once after a pause of 300 ms', async () => {
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

test('the search field ignores its own text when the address passes the text back', async () => {
  const { type, text, passes, change, settled } = await start();
  await type('wine ');
  await passes(300);
  await change('wine');
  expect([text(), settled()]).toEqual(['wine ', ['wine']]);
  await passes(10_000);
  expect(settled()).toEqual(['wine']);
});

test('onSettle receives the text without surrounding spaces', async () => {
  const { type, passes, settled } = await start();
  await type('  wine ');
  await passes(300);
  await type('wine');
  await passes(300);
  expect(settled()).toEqual(['wine']);
});

test('a text that is typed and deleted within 300 ms does not call onSettle', async () => {
  const { type, passes, settled } = await start('wine');
  await type('wines');
  await passes(100);
  await type('wine');
  await passes(1_000);
  expect(settled()).toEqual([]);
});

test('an external change replaces the shown text', async () => {
  const { text, change, passes, settled } = await start('wine');
  await change('beer');
  expect(text()).toBe('beer');
  await passes(1_000);
  expect(settled()).toEqual([]);
});

test('an external change replaces the text being typed, and onSettle is not called with that text', async () => {
  const { type, text, change, passes, settled } = await start();
  await type('wine');
  await passes(299);
  await change('beer');
  expect(text()).toBe('beer');
  await passes(1_000);
  expect(settled()).toEqual([]);
});

test('a host that applies the state late does not overwrite newer typing', async () => {
  const { type, text, passes, change, settled } = await start();
  await type('wine');
  await passes(300);
  await type('wines');
  // Rerenders for another reason before the state is applied.
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

test('spaces around a search text from the address do not call onSettle', async () => {
  const { text, passes, settled } = await start('fen ');
  await passes(1_000);
  expect([text(), settled()]).toEqual(['fen ', []]);
});

test('clearing the search field calls onSettle with an empty text', async () => {
  const { type, passes, settled } = await start('wine');
  await type('');
  await passes(300);
  expect(settled()).toEqual(['']);
});

test('unmounting cancels a pending onSettle call', async () => {
  const { type, passes, settled, unmount } = await start();
  await type('wine');
  await unmount();
  await passes(1_000);
  expect(settled()).toEqual([]);
});
