import { expect, test } from 'vitest';
import { isSessionOver } from './session-over';

test.each([
  [{ kind: 'no-session' }],
  [{ kind: 'disabled' }],
  [{ kind: 'locked' }],
  [{ kind: 'relogin' }],
  [{ kind: 'http', status: 401 }],
  [{ kind: 'http', status: 403 }],
])('the session is over after %j', (error) => {
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
])('the session is not over after %j', (error) => {
  expect(isSessionOver(error)).toBe(false);
});
