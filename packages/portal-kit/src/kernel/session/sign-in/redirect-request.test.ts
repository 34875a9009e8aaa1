import { expect, test } from 'vitest';
import { MemoryStorage } from '../../../../test/memory-storage';
import { createTextStore } from '../storage/session-storage';
import { storeRequest, takeReturnAddress } from './redirect-request';

function start() {
  const storage = new MemoryStorage();
  return { storage, session: createTextStore(() => storage) };
}

test('a response to a request of this tab has the return address of the request', () => {
  const { session } = start();
  const state = storeRequest(session, '/SUP-1/items?page=2');
  expect(takeReturnAddress(session, state)).toBe('/SUP-1/items?page=2');
});

test('every request has a random state', () => {
  const { session } = start();
  const states = Array.from({ length: 50 }, () => storeRequest(session, '/'));
  expect(new Set(states).size).toBe(50);
  for (const state of states) expect(state).toMatch(/^[\da-f]{32}$/);
});

test('a stored request can be taken only once', () => {
  const { session, storage } = start();
  const state = storeRequest(session, '/');
  takeReturnAddress(session, state);
  expect(storage.stored()).toEqual({});
  expect(takeReturnAddress(session, state)).toBeNull();
});

test.each([
  ['another state', 'f'.repeat(32)],
  ['an empty state', ''],
  ['no state', null],
])('a response with %s is refused and removes the request', (_, state) => {
  const { session } = start();
  const storedState = storeRequest(session, '/');
  expect(takeReturnAddress(session, state)).toBeNull();
  expect(takeReturnAddress(session, storedState)).toBeNull();
});

test('the second of two requests replaces the first', () => {
  const { session } = start();
  const first = storeRequest(session, '/first');
  const second = storeRequest(session, '/second');
  expect(takeReturnAddress(session, second)).toBe('/second');
  expect(takeReturnAddress(session, first)).toBeNull();
});

test.each([null, ''])('a tab without a request refuses a response with the state %j', (state) => {
  expect(takeReturnAddress(start().session, state)).toBeNull();
});

test.each([
  'no JSON',
  'null',
  '[]',
  '"text"',
  '{"state":null,"returnTo":"/"}',
  '{"state":"a"}',
  '{"__proto__":{"state":"a","returnTo":"/"}}',
])('the stored request %s is ignored', (kept) => {
  const { session, storage } = start();
  storage.setItem('signIn', kept);
  expect(takeReturnAddress(session, 'a')).toBeNull();
  expect(storage.stored()).toEqual({});
});
