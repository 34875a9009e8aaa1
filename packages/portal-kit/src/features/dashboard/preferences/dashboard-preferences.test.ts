import { expect, test } from 'vitest';
import { parsePreferences, removeMarks, withMark } from './dashboard-preferences';

const empty = parsePreferences(null);

test.each([
  null,
  'text',
  [],
  { marks: [] },
  { marks: { 'failed:1': 'x', 'failed:2': { note: '  ', snoozedUntil: 'soon' } }, firstSteps: 'maybe' },
])('the stored value %j has no preferences', (stored) => {
  expect(parsePreferences(stored)).toEqual({ marks: {} });
});

test('a stored note is cut to 200 characters, and a snooze keeps its version', () => {
  const stored = {
    marks: { 'failed:1': { note: 'x'.repeat(300), snoozedUntil: '2026-11-21', version: 'a' } },
  };
  expect(parsePreferences(stored)).toEqual({
    marks: { 'failed:1': { note: 'x'.repeat(200), snoozedUntil: '2026-11-21', version: 'a' } },
  });
});

test('only the 200 marks that changed last are kept', () => {
  const many = Array.from({ length: 200 }, (_, index) => [`failed:${index}`, { note: 'n' }]);
  const next = withMark({ marks: Object.fromEntries(many) }, 'late:1', () => ({ note: 'new' }));
  const ids = Object.keys(next.marks);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, 'failed:1', 'late:1']);
});

test('a mark without a note and a snooze is removed', () => {
  const noted = withMark(empty, 'failed:1', () => ({ note: 'n' }));
  expect(withMark(noted, 'failed:1', () => ({})).marks).toEqual({});
  expect(withMark(noted, 'failed:1', () => ({ note: '' })).marks).toEqual({});
});

test('marks of records that need no attention are removed', () => {
  const noted = withMark(empty, 'failed:1', () => ({ note: 'n' }));
  expect(removeMarks(noted, () => true).marks).toEqual({});
  expect(removeMarks(noted, () => false)).toBe(noted);
});
