import { defineConfig } from 'vitest/config';
import { sharedProcess } from '../../config/shared-process.ts';
import { themeSources } from './packaging/theme-sources.ts';
import { widgetDescriptions } from './packaging/widget-descriptions.ts';

export default defineConfig({
  plugins: [widgetDescriptions(), themeSources],
  test: {
    include: ['src/**/*.test.ts'],
    ...sharedProcess,
    testTimeout: 120_000,
    // The published package runs in Node without Vite.
    server: { deps: { external: [/packages\/sandbox\/dist/] } },
  },
});
