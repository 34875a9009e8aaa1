import { defineConfig } from 'vitest/config';
import { sharedProcess } from '../../vitest.node.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,packaging}/**/*.test.ts'],
    testTimeout: 60_000,
    ...sharedProcess,
  },
});
