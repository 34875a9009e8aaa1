import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown, Countdowns } from './countdowns';

function start() {
  const elapsed: string[] = [];
  const countdowns = new Countdowns();
  return { elapsed, countdowns, countdown: (name: string) => new Countdown(1_000, () => elapsed.push(name)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each elapses once, its time after it came into sight', () => {
  const { elapsed, countdowns, countdown } = start();
  countdowns.add(countdown('A'));
  vi.advanceTimersByTime(400);
  countdowns.add(countdown('B'));
  vi.advanceTimersByTime(600);
  expect(elapsed).toEqual(['A']);
  vi.advanceTimersByTime(60_000);
  expect(elapsed).toEqual(['A', 'B']);
});

test('held, all stand still, and go on with what was left', () => {
  const { elapsed, countdowns, countdown } = start();
  countdowns.add(countdown('A'));
  vi.advanceTimersByTime(300);
  countdowns.hold(true);
  vi.advanceTimersByTime(60_000);
  countdowns.hold(false);
  vi.advanceTimersByTime(699);
  expect(elapsed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(elapsed).toEqual(['A']);
});

test('one that comes while they are held waits with the others', () => {
  const { elapsed, countdowns, countdown } = start();
  countdowns.hold(true);
  countdowns.add(countdown('A'));
  vi.advanceTimersByTime(60_000);
  expect(elapsed).toEqual([]);
  countdowns.hold(false);
  vi.advanceTimersByTime(1_000);
  expect(elapsed).toEqual(['A']);
});

test('holding or letting go twice changes nothing', () => {
  const { elapsed, countdowns, countdown } = start();
  countdowns.add(countdown('A'));
  countdowns.hold(false);
  vi.advanceTimersByTime(500);
  countdowns.hold(true);
  countdowns.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(elapsed).toEqual([]);
  countdowns.hold(false);
  countdowns.hold(false);
  vi.advanceTimersByTime(500);
  expect(elapsed).toEqual(['A']);
  vi.advanceTimersByTime(60_000);
  expect(elapsed).toEqual(['A']);
});

test('out of sight one keeps what is left for when it is back', () => {
  const { elapsed, countdowns, countdown } = start();
  const one = countdown('A');
  const leave = countdowns.add(one);
  vi.advanceTimersByTime(900);
  leave();
  vi.advanceTimersByTime(60_000);
  countdowns.hold(true);
  countdowns.hold(false);
  vi.advanceTimersByTime(60_000);
  expect(elapsed).toEqual([]);
  countdowns.add(one);
  vi.advanceTimersByTime(100);
  expect(elapsed).toEqual(['A']);
});
