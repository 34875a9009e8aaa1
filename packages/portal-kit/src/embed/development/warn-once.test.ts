import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { warnOnce } from './warn-once';

const problem = { what: 'apiUrl is missing.', consequence: 'API calls fail.', fix: 'Pass the origin.' };

test('a warning states what happened, the consequence and the fix, once per cause', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  warnOnce({ cause: 'one', ...problem });
  warnOnce({ cause: 'one', ...problem });
  warnOnce({ cause: 'two', ...problem });
  const text =
    'portal-kit: apiUrl is missing. API calls fail. Pass the origin. See docs/embedding.md#when-something-is-wrong.';
  expect(warn.mock.calls).toEqual([[text], [text]]);
});

test('the section of the documentation that a warning names exists', async () => {
  const document = await readFile('../../docs/embedding.md', 'utf8');
  expect(document).toContain('\n## When something is wrong\n');
});
