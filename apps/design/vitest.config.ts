import { defineConfig } from 'vitest/config';
import { sharedProcess } from '../../config/shared-process.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,packaging}/**/*.test.ts'],
    testTimeout: 60_000,
    ...sharedProcess,
  },
});
