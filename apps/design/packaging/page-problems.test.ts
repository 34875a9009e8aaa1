import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { groups } from './groups.ts';
import { findPageProblems } from './page-problems.ts';
import { paths } from './paths.ts';
import { readEntries } from './public-entries.ts';

const folder = mkdtempSync(join(tmpdir(), 'design-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(join(folder, 'button'));
writeFileSync(join(folder, 'button/button.notes.ts'), '');
writeFileSync(
  join(folder, 'button/button.examples.tsx'),
  'export function Default() {\n  return <Button>Save</Button>;\n}\n',
);

test('every public component has a page, and every component of the entry has an example', () => {
  expect(findPageProblems(readEntries(paths.uiExports), { folder: paths.pages, groups })).toEqual([]);
});

test('a component without a page is reported with the file to add', () => {
  const entries = [
    { name: 'button', components: ['Button'] },
    { name: 'badge', components: ['Badge', 'BadgeList'] },
    { name: 'style', components: [] },
  ];
  expect(findPageProblems(entries, { folder, groups: { Actions: ['button'] } })).toEqual([
    '@portal-kit/ui/badge exports Badge, BadgeList, but has no page. Add apps/design/src/components/badge/badge.examples.tsx and the entry to packaging/groups.ts.',
  ]);
});

test('a component that no example renders is reported', () => {
  const entries = [{ name: 'button', components: ['Button', 'ButtonLink'] }];
  expect(findPageProblems(entries, { folder, groups: { Actions: ['button'] } })).toEqual([
    '@portal-kit/ui/button exports ButtonLink, but no example in button/button.examples.tsx renders it.',
  ]);
});

test('a group with an unknown or a repeated entry is reported', () => {
  const entries = [{ name: 'button', components: ['Button'] }];
  expect(findPageProblems(entries, { folder, groups: { Actions: ['button', 'button', 'style'] } })).toEqual([
    'groups.ts lists "style", but packages/ui exports no component in this entry.',
    'groups.ts lists "button" twice.',
  ]);
});
