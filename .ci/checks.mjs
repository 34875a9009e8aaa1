// Everything that can be known without running the product.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkBudgets } from './budgets.mjs';
import { checkDocExamples } from './doc-examples.mjs';
import { checkDocsPaths } from './docs-paths.mjs';
import { checkPackedFiles, checkPackedTypes, packedSteps } from './packed.mjs';
import { checkParts } from './parts.mjs';
import { checkPublicDocs } from './public-docs.mjs';
import { node, root, run } from './setup.mjs';
import { runSteps } from './steps.mjs';

const typescript = join(root, 'node_modules/typescript7/bin/tsc');
const types = (project) => ({ name: `types ${project}`, command: node, args: [typescript, '-p', project] });
const packages = ['packages/sdk', 'packages/ui', 'packages/portal-kit'];
const cruise = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'err'];

/** Every rule must find what is planted for it: one that finds nothing there would find nothing anywhere. */
async function plantedViolations() {
  const cwd = join(root, '.ci/planted-violations');
  const { output } = await run('depcruise', [...cruise, 'packages', 'apps', 'mocks'], { cwd, quiet: true });
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const blind = forbidden.map(({ name }) => name).filter((name) => !output.includes(`${name}:`));
  return {
    code: blind.length,
    output: `Rules that did not find their planted violation: ${blind.join(', ')}\n${output}`,
  };
}

/** A check of the working directory must say all of this where it is planted. */
const planted = (script, expected) => async () => {
  const cwd = join(root, '.ci/planted-violations');
  const { output } = await run(node, [join(root, script), '--check'], { cwd, quiet: true });
  const missed = expected.filter((found) => !output.includes(found));
  return { code: missed.length, output: `Not found where it is planted: ${missed.join(', ')}\n${output}` };
};
const plantedMachines = planted('.ci/machines.mjs', ['docs/machines.md is stale', 'exports no machine']);
const plantedReports = planted('.ci/published.mjs', [
  'api-report.md is stale',
  'THIRD-PARTY-LICENSES.md is stale',
]);

export async function check() {
  const first = await runSteps([
    { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '--colors=off', '.'] },
    {
      name: 'contract lint',
      command: 'redocly',
      args: ['lint', 'openapi/portal/openapi.yaml', 'openapi/identity/openapi.yaml'],
    },
    { name: 'generated code is current', command: node, args: ['.ci/generate.mjs', '--check'] },
    {
      name: 'code generated from the features is current',
      command: node,
      args: ['.ci/generate-widgets.mjs', '--check'],
    },
    { name: 'contract breaks no caller', command: node, args: ['.ci/contract-changes.mjs'] },
    { name: 'machines document is current', command: node, args: ['.ci/machines.mjs', '--check'] },
    { name: 'machines document finds planted violations', run: plantedMachines },
    {
      name: 'dependency rules',
      command: 'depcruise',
      args: [
        ...cruise,
        'packages/sdk/src',
        'packages/ui/src',
        'packages/portal-kit/src',
        'apps/portal/src',
        'mocks/src',
      ],
    },
    { name: 'dependency rules find planted violations', run: plantedViolations },
    { name: 'paths that the documents name are there', run: checkDocsPaths },
    { name: 'examples for partners compile', run: checkDocExamples },
    { name: 'public names are documented', run: checkPublicDocs },
    { name: 'parts of widgets are documented', run: checkParts },
    ...packages.map(types),
    types('apps/portal'),
    types('mocks'),
    types('mocks/page'),
    types('e2e'),
    {
      name: 'unused files, exports and packages',
      command: 'knip',
      args: ['--no-progress', '--no-config-hints'],
    },
    { name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
  ]);
  const second = await runSteps([
    { name: 'API reports and licences are current', command: node, args: ['.ci/published.mjs', '--check'] },
    { name: 'API reports and licences find planted violations', run: plantedReports },
    { name: 'packages: files, directives and imports', run: checkPackedFiles },
    { name: 'byte budgets', run: checkBudgets },
  ]);
  const third = await runSteps([
    { name: 'packages: public types compile alone', run: checkPackedTypes },
    types('apps/partner-demo'),
    ...packedSteps,
  ]);
  const all = [first, second, third];
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}
