// The conditions of a release that is published. `npm run release` lists them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '../docs/git-files.mjs';
import { run } from '../environment/setup.mjs';
import { getGitTag } from './publish-plan.mjs';
import { findStateProblems } from './release-state.mjs';
import { readTestRecord } from './test-record.mjs';

/**
 * @typedef {object} Precondition
 * @property {string} title
 * @property {string | undefined} problem What is wrong and how to fix it.
 */

async function currentCommit(tree) {
  const { isSuccessful, lines } = await git(tree, 'rev-parse', 'HEAD');
  return isSuccessful ? lines[0] : undefined;
}

async function treeProblem(tree) {
  const { lines } = await git(tree, 'status', '--porcelain');
  if (lines.length === 0) return undefined;
  return `${lines.length} files differ from the commit, such as ${lines[0].slice(3)}. Commit or remove them.`;
}

async function branchProblem(tree, main) {
  const { lines } = await git(tree, 'rev-parse', '--abbrev-ref', 'HEAD');
  return lines[0] === main
    ? undefined
    : `The branch is ${lines[0]}. Releases come from ${main}: git switch ${main}`;
}

function versionProblem({ changesets, version }) {
  if (changesets.length === 0) return undefined;
  return `${changesets.length} changesets are not part of version ${version}. Run npm run release -- --version, commit the result and merge it.`;
}

async function tagProblem(tree, { packages, version }) {
  const { lines } = await git(tree, 'tag', '--list', ...packages.map(({ name }) => getGitTag(name, version)));
  // A release that stopped half-way has some of its tags, and continues.
  if (lines.length < packages.length) return undefined;
  return `The tag ${lines[0]} exists, so ${version} is released. A correction needs a new version.`;
}

async function testProblem(tree) {
  const record = readTestRecord(tree);
  if (record && record.commit === (await currentCommit(tree))) return undefined;
  return record
    ? `npm test passed for the commit ${record.commit.slice(0, 8)}, not for this one. Run npm test.`
    : 'npm test has not passed for this commit. Run npm test.';
}

async function credentialsProblem(tree) {
  if (process.env.ACTIONS_ID_TOKEN_REQUEST_URL) return undefined;
  const { code, output } = await run('npm', ['whoami'], { cwd: tree, quiet: true });
  if (code === 0) return undefined;
  const cause = output.trim().split('\n')[0] || 'no answer';
  return `npm whoami failed (${cause}). Run npm login, or set NODE_AUTH_TOKEN in CI.`;
}

function provenanceProblem() {
  if (process.env.ACTIONS_ID_TOKEN_REQUEST_URL || process.env.SIGSTORE_ID_TOKEN) return undefined;
  return 'Provenance needs an identity token of CI: GitHub Actions with the permission id-token: write, or GitLab CI with SIGSTORE_ID_TOKEN. Run this command in the release job.';
}

/** @param {ReturnType<typeof import('./release-state.mjs').readState>} state @returns {Promise<Precondition[]>} */
export async function checkPreconditions(state) {
  const { tree, config } = state;
  const changelogs = state.packages.filter(({ folder }) => {
    const path = join(tree, folder, 'CHANGELOG.md');
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(`## ${state.version}`);
  });
  const list = (problems) => (problems.length > 0 ? problems.join('\n    ') : undefined);
  return [
    { title: 'the working tree is clean', problem: await treeProblem(tree) },
    { title: `the branch is ${config.baseBranch}`, problem: await branchProblem(tree, config.baseBranch) },
    { title: 'versions, changesets and API agree', problem: list(findStateProblems(state)) },
    { title: 'the changesets are applied', problem: versionProblem(state) },
    {
      title: `every changelog describes ${state.version}`,
      problem: changelogs.length
        ? `CHANGELOG.md of ${changelogs.map(({ name }) => name).join(', ')} does not describe ${state.version}. Run npm run release -- --version.`
        : undefined,
    },
    { title: `${state.version} is not released yet`, problem: await tagProblem(tree, state) },
    { title: 'npm test has passed for this commit', problem: await testProblem(tree) },
    { title: 'the registry knows the user', problem: await credentialsProblem(tree) },
    { title: 'CI can sign the provenance', problem: provenanceProblem() },
  ];
}
