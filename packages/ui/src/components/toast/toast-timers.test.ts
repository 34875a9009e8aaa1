import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastTimer, ToastTimers } from './toast-timers';

function start() {
  const elapsed: string[] = [];
  const timers = new ToastTimers();
  return { elapsed, timers, timer: (name: string) => new ToastTimer(1_000, () => elapsed.push(name)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each timer elapses once, its duration after it was added', () => {
  const { elapsed, timers, timer } = start();
  timers.add(timer('A'));
  vi.advanceTimersByTime(400);
  timers.add(timer('B'));
  vi.advanceTimersByTime(600);
  expect(elapsed).toEqual(['A']);
  vi.advanceTimersByTime(60_000);
  expect(elapsed).toEqual(['A', 'B']);
});

test('paused timers resume with their remaining time', () => {
  const { elapsed, timers, timer } = start();
  timers.add(timer('A'));
  vi.advanceTimersByTime(300);
  timers.setPaused(true);
  vi.advanceTimersByTime(60_000);
  timers.setPaused(false);
  vi.advanceTimersByTime(699);
  expect(elapsed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(elapsed).toEqual(['A']);
});

test('a timer added during a pause starts when the pause ends', () => {
  const { elapsed, timers, timer } = start();
  timers.setPaused(true);
  timers.add(timer('A'));
  vi.advanceTimersByTime(60_000);
  expect(elapsed).toEqual([]);
  timers.setPaused(false);
  vi.advanceTimersByTime(1_000);
  expect(elapsed).toEqual(['A']);
});

test('pausing or resuming twice has no further effect', () => {
  const { elapsed, timers, timer } = start();
  timers.add(timer('A'));
  timers.setPaused(false);
  vi.advanceTimersByTime(500);
  timers.setPaused(true);
  timers.setPaused(true);
  vi.advanceTimersByTime(60_000);
  expect(elapsed).toEqual([]);
  timers.setPaused(false);
  timers.setPaused(false);
  vi.advanceTimersByTime(500);
  expect(elapsed).toEqual(['A']);
  vi.advanceTimersByTime(60_000);
  expect(elapsed).toEqual(['A']);
});

test('a removed timer keeps its remaining time until it is added again', () => {
  const { elapsed, timers, timer } = start();
  const removed = timer('A');
  const remove = timers.add(removed);
  vi.advanceTimersByTime(900);
  remove();
  vi.advanceTimersByTime(60_000);
  timers.setPaused(true);
  timers.setPaused(false);
  vi.advanceTimersByTime(60_000);
  expect(elapsed).toEqual([]);
  timers.add(removed);
  vi.advanceTimersByTime(100);
  expect(elapsed).toEqual(['A']);
});
