// Applies the changesets to a tree: versions, changelogs, and the files that contain the version or the released state.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { git } from '../docs/git-files.mjs';
import { node, root, run, SetupError } from '../environment/setup.mjs';
import { renderChangeReport } from './change-report.mjs';
import { releasedFolder } from './release-state.mjs';
import { updateDependents, updateLock } from './versions.mjs';

const changesets = join(root, 'node_modules/@changesets/cli/bin.js');

/** Records the API of the packages as the released one. The next release is compared with these reports. */
async function saveReleasedState(tree, packages, version) {
  mkdirSync(join(tree, releasedFolder), { recursive: true });
  for (const { folder } of packages)
    copyFileSync(join(tree, folder, 'api-report.md'), join(tree, releasedFolder, `${basename(folder)}.md`));
  const { lines } = await git(tree, 'rev-parse', 'HEAD');
  const release = { version, commit: lines[0] ?? '', date: new Date().toISOString().slice(0, 10) };
  writeFileSync(join(tree, releasedFolder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
}

/**
 * @param {ReturnType<typeof import('./release-state.mjs').readState>} state State of the tree.
 * @returns {Promise<string>} The new version.
 */
export async function applyVersions(state) {
  const { tree, packages } = state;
  const { code, output } = await run(node, [changesets, 'version'], { cwd: tree, quiet: true });
  if (code !== 0) throw new SetupError(`${output}\nchangeset version failed.`);
  const manifest = JSON.parse(readFileSync(join(tree, packages[0].folder, 'package.json'), 'utf8'));
  const names = packages.map(({ name }) => name);
  updateDependents(tree, names, manifest.version);
  updateLock(tree);
  const report = renderChangeReport(state, manifest.version);
  const contract = await run(
    node,
    [join(root, 'packages/verify/contract-changes/changes.mjs'), '--release'],
    {
      cwd: tree,
      quiet: true,
    },
  );
  if (contract.code !== 0) throw new SetupError(contract.output);
  await saveReleasedState(tree, packages, manifest.version);
  writeFileSync(join(tree, releasedFolder, 'api-changes.md'), report);
  return manifest.version;
}
