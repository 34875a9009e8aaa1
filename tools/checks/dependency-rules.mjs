// The dependency rules of .dependency-cruiser.cjs, for the sources and for the planted violations.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, run } from '../environment/setup.mjs';
import { missedViolations, plantedViolations } from './planted.mjs';

const config = join(root, '.dependency-cruiser.cjs');
const sources = [
  'packages/sdk/src',
  'packages/ui/src',
  'packages/portal-kit/src',
  'apps/portal/src',
  'apps/playground/src',
  'apps/design/src',
  'packages/contract/src',
  'packages/spreadsheets/src',
  'packages/verify/src',
  'mocks/src',
  'tools',
];

const cruise = (folders, cwd) =>
  run('depcruise', ['--config', config, '--output-type', 'err', ...folders], { cwd, quiet: true });

export const checkDependencyRules = () => cruise(sources, root);

/** Planted violations that contain only type imports. */
const typeViolations = [
  'no-circles: packages/ui/src/type-circle-a.ts',
  'kernel-below-lists: packages/portal-kit/src/kernel/uses-list-type.ts',
];

/** Checks that each dependency rule reports its planted violation, and that the rules cover type imports. */
export async function checkPlantedDependencies() {
  const { output } = await cruise(['packages', 'apps', 'mocks', 'tools'], plantedViolations);
  const { forbidden } = createRequire(import.meta.url)(config);
  const missed = missedViolations([...forbidden.map(({ name }) => `${name}:`), ...typeViolations], output);
  return { code: missed.length, output: [...missed, output].join('\n') };
}
