import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { sharedProcess } from '../../vitest.node.ts';

const root = join(import.meta.dirname, '../..');
const conditions = ['@portal-kit/source', ...defaultServerConditions];

/** The unit tests of one group of tools/mutations/areas.mjs, in Node. */
export default defineConfig({
  root,
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['@portal-kit/source'] } },
  // Style sheets are computed from the sources, not from a build of the packages.
  environments: { ssr: { resolve: { conditions } } },
  test: {
    environment: 'node',
    include: JSON.parse(process.env.PORTAL_MUTATION_TESTS ?? '[]') as string[],
    exclude: ['**/*.browser.test.ts', '**/node_modules/**'],
    ...sharedProcess,
    setupFiles: [join(root, 'vitest.properties.ts')],
    testTimeout: 30_000,
    server: { deps: { external: [/\/mocks\/src\//] } },
  },
});
