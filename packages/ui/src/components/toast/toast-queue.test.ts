import { describe, expect, test, vi } from 'vitest';
import { type ToastContent, type ToastDisplay, ToastQueue } from './toast-queue';

const toast = (title: string): ToastContent => ({ status: 'success', title });

function start() {
  const queue = new ToastQueue();
  const shown: string[] = [];
  const display: ToastDisplay = {
    show: ({ title }) => void shown.push(title),
    clear: () => void shown.splice(0),
  };
  return { queue, shown, display };
}

describe('without a display', () => {
  test('queued toasts are passed to the display in order', () => {
    const { queue, shown, display } = start();
    queue.add(toast('A'));
    queue.add(toast('B'));
    expect(shown).toEqual([]);
    queue.connect(display);
    expect(shown).toEqual(['A', 'B']);
  });

  test('the first toast calls the onFirst listener, even if the listener is added later', () => {
    const early = start();
    early.queue.add(toast('A'));
    const load = vi.fn();
    early.queue.onFirst(load);
    expect(load).toHaveBeenCalledTimes(1);

    const lateListener = start();
    const onFirst = vi.fn();
    lateListener.queue.onFirst(onFirst);
    expect(onFirst).not.toHaveBeenCalled();
    lateListener.queue.add(toast('A'));
    expect(onFirst).toHaveBeenCalledTimes(1);
  });

  test('a removed onFirst listener is not called', () => {
    const { queue, shown, display } = start();
    const load = vi.fn();
    queue.onFirst(load)();
    queue.add(toast('A'));
    expect(load).not.toHaveBeenCalled();
    queue.connect(display);
    expect(shown).toEqual(['A']);
  });
});

describe('with a display', () => {
  test('a toast goes directly to a connected display and does not call onFirst', () => {
    const { queue, shown, display } = start();
    const load = vi.fn();
    queue.onFirst(load);
    queue.connect(display);
    queue.add(toast('A'));
    expect(shown).toEqual(['A']);
    expect(load).not.toHaveBeenCalled();
  });

  test('each toast is shown once when Strict Mode connects twice', () => {
    const { queue, shown, display } = start();
    queue.add(toast('A'));
    queue.connect(display)();
    queue.add(toast('B'));
    queue.connect(display);
    expect(shown).toEqual(['A', 'B']);
  });
});

describe('clearing', () => {
  test('clear removes queued toasts', () => {
    const { queue, shown, display } = start();
    queue.add(toast('A'));
    queue.clear();
    const load = vi.fn();
    queue.onFirst(load);
    queue.connect(display);
    expect([shown, load.mock.calls]).toEqual([[], []]);
  });

  test('clear removes visible toasts and later toasts are shown', () => {
    const { queue, shown, display } = start();
    queue.connect(display);
    queue.add(toast('A'));
    queue.clear();
    expect(shown).toEqual([]);
    queue.add(toast('B'));
    expect(shown).toEqual(['B']);
  });
});
