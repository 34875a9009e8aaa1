import { defineConfig } from 'vitest/config';
import { sharedProcess } from '../../vitest.node.ts';

export default defineConfig({
  test: { include: ['site/**/*.test.ts'], environment: 'node', ...sharedProcess },
});
