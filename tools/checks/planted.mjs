// Runs a generator with --check in checks/planted-violations, where it must report each planted violation.
import { join } from 'node:path';
import { node, root, run } from '../environment/setup.mjs';

export const plantedViolations = join(root, 'tools/checks/planted-violations');

/** Lists the planted violations that a check doesn't report, as problems. */
export const missedViolations = (expected, output) =>
  expected
    .filter((text) => !output.includes(text))
    .map((text) => `Planted violation is not reported: ${text}`);

async function checkPlanted(script, expected) {
  const { output } = await run(node, [join(root, script), '--check'], {
    cwd: plantedViolations,
    quiet: true,
  });
  const missed = missedViolations(expected, output);
  return { code: missed.length, output: [...missed, output].join('\n') };
}

export const checkPlantedMachines = () =>
  checkPlanted('tools/docs/machines.mjs', ['docs/machines.md is stale', 'exports no machine']);

export const checkPlantedReports = () =>
  checkPlanted('tools/release/published.mjs', [
    'api-report.md is stale',
    'THIRD-PARTY-LICENSES.md is stale',
    'notes.d.ts contains types of openapi-fetch',
  ]);
