import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { sharedProcess } from '../../config/shared-process.ts';

const root = join(import.meta.dirname, '../..');
const conditions = ['@portal-kit/source', ...defaultServerConditions];

const include = JSON.parse(process.env.PORTAL_MUTATION_TESTS ?? '[]') as string[];
// The process of each mutant loads the setup file and fast-check again.
const hasProperties = globSync(include, { cwd: root }).some((path) =>
  readFileSync(join(root, path), 'utf8').includes("from 'fast-check'"),
);

/**
 * Runs test files by name: `machine.test.ts`, which imports the machine, before tests that load it on demand. The test that
 * loads a module counts as the only test of the code that runs then.
 */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** The unit tests of one group of tools/mutations/areas.mjs, in Node. */
export default defineConfig({
  root,
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions, alias: { 'fast-check': process.env.PORTAL_MUTATION_FAST_CHECK ?? 'fast-check' } },
  ssr: { resolve: { conditions, externalConditions: ['@portal-kit/source'] } },
  // Style sheets are computed from the sources, not from a build of the packages.
  environments: { ssr: { resolve: { conditions } } },
  test: {
    environment: 'node',
    include,
    exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
    ...sharedProcess,
    sequence: { sequencer: ByName },
    setupFiles: [
      join(import.meta.dirname, 'limit-tests.ts'),
      ...(hasProperties ? [join(root, 'config/property-tests.ts')] : []),
    ],
    testTimeout: 120_000,
    server: { deps: { external: [/\/mocks\/src\//, /\/mutations-fast-check\.mjs$/] } },
  },
});
