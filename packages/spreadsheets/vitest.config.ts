import { defineConfig } from 'vitest/config';
import { sharedProcess } from '../../config/shared-process.ts';

export default defineConfig({
  test: { include: ['src/**/*.test.ts'], environment: 'node', ...sharedProcess },
});
