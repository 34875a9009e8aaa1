import { afterEach, expect, test, vi } from 'vitest';
import {
  chooseNotificationTimeLimit,
  hasNotificationTimeLimit,
  subscribeToNotificationTimeLimit,
} from './notification-time-limit';

afterEach(() => vi.unstubAllGlobals());

test('the time limit of notifications stays off until the page closes if the browser blocks storage', () => {
  const blocked = () => {
    throw new DOMException('Storage is blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  const target = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target));
  const seen: boolean[] = [];
  const stop = subscribeToNotificationTimeLimit(() => seen.push(hasNotificationTimeLimit()));
  chooseNotificationTimeLimit(false);
  chooseNotificationTimeLimit(true);
  stop();
  expect(seen).toEqual([false, true]);
});
