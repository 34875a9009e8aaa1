import { expect, test } from '@playwright/test';
import { createMachine } from 'xstate';
import { coveringPaths, describePath } from './covering-paths.ts';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { opened: 'open', locked: 'locked' } },
    open: { on: { closed: 'closed' } },
    locked: {},
  },
});
const events = ['opened', 'closed', 'locked'].map((type) => ({ type }));

test('one path contains every transition of a machine once', () => {
  expect(coveringPaths({ machine: door, events }).map(describePath)).toEqual([
    'closed → (opened) open → (closed) closed → (locked) locked',
  ]);
});

test('a transition without an event on the screen and without a reason is an error', () => {
  const withoutLock = { machine: door, events: events.slice(0, 2) };
  expect(() => coveringPaths(withoutLock)).toThrow(
    'No path on the screen contains these transitions:\nclosed: locked',
  );
  expect(coveringPaths({ ...withoutLock, unreachable: { 'closed: locked': 'No lock.' } })).toHaveLength(1);
});

test('the paths contain the wanted transitions only, and those on the way to them', () => {
  const paths = coveringPaths({ machine: door, events, only: ['open: closed'] });
  expect(paths.map(describePath)).toEqual(['closed → (opened) open → (closed) closed']);
  expect(() => coveringPaths({ machine: door, events, only: ['open: locked'] })).toThrow(
    'The machine has no transition open: locked.',
  );
});

test('a reason for a transition that does not exist is an error', () => {
  expect(() => coveringPaths({ machine: door, events, unreachable: { 'open: locked': 'No lock.' } })).toThrow(
    'The machine has no transition open: locked.',
  );
});
