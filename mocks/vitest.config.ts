import { defineConfig } from 'vitest/config';
import { sharedProcess } from '../vitest.node.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    ...sharedProcess,
    setupFiles: ['../vitest.properties.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
