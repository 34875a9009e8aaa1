import { describe, expect, test, vi } from 'vitest';
import { type ToastContent, ToastQueue } from './toast-queue';

const toast = (title: string): ToastContent => ({ status: 'success', title });

function start() {
  const queue = new ToastQueue();
  const shown: string[] = [];
  return { queue, shown, show: (content: ToastContent) => void shown.push(content.title) };
}

describe('before the region is loaded', () => {
  test('toasts wait, and the region takes them over in order', () => {
    const { queue, shown, show } = start();
    queue.add(toast('A'));
    queue.add(toast('B'));
    expect(shown).toEqual([]);
    queue.connect(show);
    expect(shown).toEqual(['A', 'B']);
  });

  test('the first toast asks for the region, also when it came before anybody listened', () => {
    const early = start();
    early.queue.add(toast('A'));
    const load = vi.fn();
    early.queue.onFirst(load);
    expect(load).toHaveBeenCalledTimes(1);

    const late = start();
    const loadLate = vi.fn();
    late.queue.onFirst(loadLate);
    expect(loadLate).not.toHaveBeenCalled();
    late.queue.add(toast('A'));
    expect(loadLate).toHaveBeenCalledTimes(1);
  });

  test('nobody is asked any more after unsubscribing', () => {
    const { queue, shown, show } = start();
    const load = vi.fn();
    queue.onFirst(load)();
    queue.add(toast('A'));
    expect(load).not.toHaveBeenCalled();
    queue.connect(show);
    expect(shown).toEqual(['A']);
  });
});

describe('with a region', () => {
  test('a toast goes straight to it and asks for nothing', () => {
    const { queue, shown, show } = start();
    const load = vi.fn();
    queue.onFirst(load);
    queue.connect(show);
    queue.add(toast('A'));
    expect(shown).toEqual(['A']);
    expect(load).not.toHaveBeenCalled();
  });

  test('each toast is shown once, though Strict Mode connects twice', () => {
    const { queue, shown, show } = start();
    queue.add(toast('A'));
    queue.connect(show)();
    queue.add(toast('B'));
    queue.connect(show);
    expect(shown).toEqual(['A', 'B']);
  });
});
