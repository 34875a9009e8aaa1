// The commit for which `npm test` has passed. `npm run release` requires the record.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pathIn = (tree) => join(tree, '.cache/test-record.json');

/** @returns {{ commit: string } | undefined} */
export function readTestRecord(tree) {
  return existsSync(pathIn(tree)) ? JSON.parse(readFileSync(pathIn(tree), 'utf8')) : undefined;
}

/** Records the result of `npm test`. Uncommitted changes have no commit, so they leave no record. */
export function recordTests(tree, hasPassed) {
  rmSync(pathIn(tree), { force: true });
  const git = (...args) => execFileSync('git', args, { cwd: tree, encoding: 'utf8' }).trim();
  if (!hasPassed || git('status', '--porcelain') !== '') return;
  mkdirSync(dirname(pathIn(tree)), { recursive: true });
  writeFileSync(pathIn(tree), `${JSON.stringify({ commit: git('rev-parse', 'HEAD') })}\n`);
}
