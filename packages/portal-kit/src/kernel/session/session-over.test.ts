import { expect, test } from 'vitest';
import { isSessionOver } from './session-over';

test.each([
  [{ kind: 'no-session' }],
  [{ kind: 'disabled' }],
  [{ kind: 'locked' }],
  [{ kind: 'relogin' }],
  [{ kind: 'http', status: 401 }],
  [{ kind: 'http', status: 403 }],
])('the error %j means that the session is over', (error) => {
  expect(isSessionOver(error)).toBe(true);
});

test.each([
  [{ kind: 'transient' }],
  [{ kind: 'network', status: 0 }],
  [{ kind: 'http', status: 500 }],
  [{ kind: 'throttled' }],
  [{ kind: '__proto__' }],
  [{}],
  [null],
  ['no-session'],
])('the error %j does not mean that the session is over', (error) => {
  expect(isSessionOver(error)).toBe(false);
});
