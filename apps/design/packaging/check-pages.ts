// Fails when a public component of packages/ui has no page or no example. Part of npm run check.
import { groups } from './groups.ts';
import { findPageProblems } from './page-problems.ts';
import { paths } from './paths.ts';
import { readEntries } from './public-entries.ts';

const problems = findPageProblems(readEntries(paths.uiExports), { folder: paths.pages, groups });
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
