import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@portal-kit/source', ...defaultServerConditions] } },
  test: { testTimeout: 30_000, environment: 'node', include: ['src/**/*.test.ts'] },
});
