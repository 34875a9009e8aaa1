// Everything that can be known without running the product.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkBudgets } from './budgets.mjs';
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
    ...packages.map(types),
    types('apps/portal'),
    types('mocks'),
    types('e2e'),
    {
      name: 'unused files, exports and packages',
      command: 'knip',
      args: ['--no-progress', '--no-config-hints'],
    },
    { name: 'build', command: 'turbo', args: ['run', 'build', '--output-logs=errors-only'] },
  ]);
  const second = await runSteps([
    ...packages.flatMap((cwd) => [
      { name: `package ${cwd}: publint`, command: 'publint', args: ['--strict'], cwd: join(root, cwd) },
      {
        name: `package ${cwd}: types as published`,
        command: 'attw',
        args: ['--pack', '.', '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css', '--no-emoji'],
        cwd: join(root, cwd),
      },
    ]),
    { name: 'byte budgets', run: checkBudgets },
  ]);
  return { passed: first.passed + second.passed, failed: first.failed + second.failed };
}
