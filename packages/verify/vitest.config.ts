import { defineConfig } from 'vitest/config';
import { sharedProcess } from '../../config/shared-process.ts';

export default defineConfig({
  test: {
    include: ['{src,test}/**/*.test.ts'],
    environment: 'node',
    ...sharedProcess,
    setupFiles: ['../../config/property-tests.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
