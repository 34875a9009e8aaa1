// npm run release: prepares and publishes a release. docs/releases.md describes the steps.
//   --dry-run [--quick] [--examples <names>]   writes to release/ what would be published; changes nothing else
//   --version                                  applies the changesets to the working tree, for the commit of the release
//   (no option)                                lists the conditions of a release and its plan
//   --publish                                  publishes, if all conditions are met
// Exit codes: 1 when a step failed, 2 when the state of the repository or an option is wrong.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { main, node, root, run } from '../environment/setup.mjs';
import { checkPreconditions } from './preconditions.mjs';
import { buildPublishPlan, planLines } from './publish-plan.mjs';
import { problemsBeforeVersion, readState } from './release-state.mjs';

const usage = `Usage: npm run release -- [option]
  --dry-run            writes to release/ what would be published
    --quick            packs the current build and tests it with two examples
    --examples <list>  examples to test, separated by commas, or none
  --version            applies the changesets to the working tree
  --publish            publishes, if all conditions are met
Without an option, the command lists the conditions and the plan.`;

const folder = join(root, 'release');

function refuse(...lines) {
  for (const line of lines) console.error(line);
  process.exitCode = 2;
}

function readOptions() {
  const options = {
    'dry-run': { type: 'boolean' },
    quick: { type: 'boolean' },
    examples: { type: 'string' },
    version: { type: 'boolean' },
    publish: { type: 'boolean' },
    help: { type: 'boolean' },
  };
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    refuse(error.message, usage);
    return undefined;
  }
}

async function contractProblems(tree) {
  const { code, output } = await run(node, [join(root, 'packages/verify/contract-changes/changes.mjs')], {
    cwd: tree,
    quiet: true,
  });
  return code === 0 ? [] : [output.trim()];
}

async function dryRun({ quick: isQuick = false, examples }) {
  const { allExamples, prepareRelease, quickExamples } = await import('./release-pipeline.mjs');
  const selected =
    examples?.split(',').filter((name) => name !== 'none') ?? (isQuick ? quickExamples : allExamples);
  const unknown = selected.filter((name) => !allExamples.includes(name));
  if (unknown.length > 0)
    return refuse(`There is no example ${unknown.join(', ')}. Examples: ${allExamples.join(', ')}.`);
  const state = readState('.');
  const problems = [...problemsBeforeVersion(state), ...(await contractProblems('.'))];
  if (problems.length > 0) return refuse(...problems);
  const index = await prepareRelease({ isDryRun: true, isQuick, examples: selected, folder });
  console.log(
    `\nDry run of ${index.version}: nothing was published. Everything that a release would publish:`,
  );
  console.log('  release/index.md           files with bytes, integrity and destination');
  console.log('  release/release-notes.md   the notes of the release');
  return undefined;
}

async function applyVersionsHere() {
  const state = readState('.');
  const problems = [...problemsBeforeVersion(state), ...(await contractProblems('.'))];
  if (problems.length > 0) return refuse(...problems);
  const { applyVersions } = await import('./apply-versions.mjs');
  const version = await applyVersions(state);
  console.log(
    `The working tree has version ${version}. Review it, commit it and merge it to ${state.config.baseBranch}.`,
  );
  return undefined;
}

async function release({ publish: isPublished = false }) {
  const state = readState('.');
  const conditions = await checkPreconditions(state);
  for (const { title, problem } of conditions) {
    console.log(`${problem ? '✗' : '✓'} ${title}`);
    if (problem) console.log(`    ${problem}`);
  }
  if (conditions.some(({ problem }) => problem))
    return refuse('\nNothing was published. Try a release without publishing: npm run release -- --dry-run');
  console.log(`\nPlan of ${state.version}:\n${planLines(buildPublishPlan(state)).join('\n')}`);
  if (!isPublished) {
    console.log('\nNothing was published. Publish with npm run release -- --publish');
    return undefined;
  }
  const { publishRelease } = await import('./publish.mjs');
  return publishRelease(folder);
}

main(async () => {
  const options = readOptions();
  if (options === undefined) return;
  if (options.help) console.log(usage);
  else if (options['dry-run']) await dryRun(options);
  else if (options.version) await applyVersionsHere();
  else await release(options);
});
