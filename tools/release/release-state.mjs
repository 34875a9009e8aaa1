// Checks the state of the working directory before a release: changesets, versions, API and contract.
//   node tools/release/release-state.mjs   exits 2 and lists the problems
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findApiChanges, findApiProblems } from './api-changes.mjs';
import { findChangesetProblems, readChangesets } from './changesets.mjs';
import { publishedPackages } from './public-entries.mjs';
import { readPreState } from './publish-plan.mjs';
import { findVersionProblems } from './versions.mjs';

export const releasedFolder = 'tools/release/released';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Reads the state of a tree: its published packages, changesets and changes since the last release.
 *
 * @param {string} tree
 */
export function readState(tree) {
  const packages = publishedPackages(tree);
  const released = readJson(join(tree, releasedFolder, 'release.json'));
  return {
    tree,
    packages,
    released,
    version: packages[0]?.manifest.version,
    changesets: readChangesets(tree),
    apiChanges: findApiChanges(tree, packages),
    config: readJson(join(tree, '.changeset/config.json')),
  };
}

/** Finds problems of a change that are problems of the next release. `npm run check` reports them. */
export function findStateProblems(state) {
  const { packages, changesets, apiChanges, released } = state;
  const names = packages.map(({ name }) => name);
  return [
    ...findVersionProblems(state),
    ...findChangesetProblems(changesets, names),
    ...findApiProblems(apiChanges, changesets, released.version),
  ];
}

/** Finds problems of a state whose changesets are to be applied. */
export function problemsBeforeVersion(state) {
  // The last pre-release becomes a release without further changes.
  if (state.changesets.length > 0 || readPreState(state.tree)?.mode === 'exit')
    return findStateProblems(state);
  return [
    'There are no changesets in .changeset/, so there is nothing to release. Describe a change for partners: npx changeset',
  ];
}

if (process.argv[1] && import.meta.filename === process.argv[1] && existsSync('.changeset')) {
  const problems = findStateProblems(readState('.'));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 2 : 0;
}
