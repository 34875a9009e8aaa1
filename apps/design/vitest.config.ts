import { defineConfig } from 'vitest/config';
import { sharedProcess } from '../../config/shared-process.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,packaging}/**/*.test.ts'],
    testTimeout: 120_000,
    ...sharedProcess,
  },
});
