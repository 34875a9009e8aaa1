// Builds, packs and tests the packages of a release in a temporary copy of the working tree.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { git } from '../docs/git-files.mjs';
import { ensureChromium, ensureHeadlessShell } from '../environment/chromium.mjs';
import { build, node, root, run, SetupError } from '../environment/setup.mjs';
import { applyVersions } from './apply-versions.mjs';
import { getDistTag } from './publish-plan.mjs';
import { writeReleaseFolder } from './release-folder.mjs';
import { readState } from './release-state.mjs';
import { copyTree, linkBuilds, linkInstalledPackages } from './working-copy.mjs';

/** Examples without a framework, which install few packages. */
export const quickExamples = ['html', 'node'];
export const allExamples = ['html', 'vue', 'svelte', 'angular', 'next', 'node'];

async function step(title, work) {
  const startedMs = performance.now();
  process.stdout.write(`… ${title}\n`);
  const result = await work();
  console.log(`✓ ${title} (${((performance.now() - startedMs) / 1000).toFixed(1)} s)`);
  return result;
}

async function runIn(tree, script, ...args) {
  // The builds of the copy and of the working tree share one cache.
  const env = { TURBO_CACHE_DIR: join(root, '.turbo/cache') };
  const { code, output } = await run(node, [join(tree, script), ...args], { cwd: tree, quiet: true, env });
  if (code !== 0) throw new SetupError(`${output}\n${script} failed.`);
}

async function packCurrentBuild(tree, state) {
  await build('portal-kit', '@portal-kit/sandbox');
  await runIn(root, 'tools/release/published.mjs', '--check');
  await linkBuilds(
    root,
    tree,
    state.packages.map(({ folder }) => folder),
  );
  await runIn(tree, 'tools/release/packages.mjs', '--built');
}

async function packNewBuild(tree) {
  await linkInstalledPackages(root, tree);
  await runIn(tree, 'tools/release/packages.mjs');
  await runIn(tree, 'tools/release/published.mjs', '--check');
}

/** Runs the tests of e2e/examples with the packed packages of the copy. Returns their descriptions. */
async function testPackages(tree, examples) {
  if (examples.length === 0) return ['none (--examples none)'];
  const pattern = [...examples.map((name) => `the (example ${name} shows|Node service)`), 'upgrade'].join(
    '|',
  );
  const env = {
    PORTAL_EXAMPLES: 'all',
    PORTAL_RELEASED_TREE: tree,
    PORTAL_CHROMIUM: await ensureChromium(),
    PORTAL_HEADLESS_SHELL: (await ensureHeadlessShell()) ?? '',
  };
  const args = ['test', 'examples/', '--reporter=line', '--grep', pattern];
  const { code, output } = await run('playwright', args, { env, cwd: join(root, 'e2e'), quiet: true });
  if (code !== 0) throw new SetupError(`${output}\nThe packed packages failed their tests.`);
  return [`examples ${examples.join(', ')}`, 'upgrade from the last release'];
}

/**
 * @param {object} options
 * @param {boolean} options.isDryRun Applies the changesets in the copy.
 * @param {boolean} options.isQuick Packs the current build instead of building again with the new version.
 * @param {string[]} options.examples
 * @param {string} options.folder Folder of the release.
 */
export async function prepareRelease({ isDryRun, isQuick, examples, folder }) {
  if (process.cwd() !== root) throw new SetupError(`Run the command in ${root}.`);
  const tree = join(root, '.cache/release-copy');
  const [commit = ''] = (await git(root, 'rev-parse', 'HEAD')).lines;
  await step('copy the working tree', () => copyTree(root, tree));
  let state = readState(tree);
  if (isDryRun) {
    await step('apply the changesets: versions and changelogs', () => applyVersions(state));
    state = readState(tree);
  }
  const packing = isQuick ? 'pack the current build' : 'build and pack';
  await step(`${packing}, with bills of materials`, () =>
    isQuick ? packCurrentBuild(tree, state) : packNewBuild(tree),
  );
  const tests = await step('test the packed packages', () => testPackages(tree, examples));
  const index = await step('write checksums, integrity metadata, notes and index', async () =>
    writeReleaseFolder(state, {
      folder,
      tag: getDistTag(tree),
      commit,
      isDryRun,
      tests: isQuick ? ['quick: the current build', ...tests] : tests,
    }),
  );
  await rm(tree, { recursive: true, force: true });
  return index;
}
