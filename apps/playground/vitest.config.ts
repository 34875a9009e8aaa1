import { defineConfig } from 'vitest/config';
import { sharedProcess } from '../../vitest.node';
import { themeSources } from './packaging/theme-sources';
import { widgetDescriptions } from './packaging/widget-descriptions';

export default defineConfig({
  plugins: [widgetDescriptions(), themeSources],
  test: {
    include: ['src/**/*.test.ts'],
    ...sharedProcess,
    testTimeout: 60_000,
    // The published package runs in Node without Vite.
    server: { deps: { external: [/packages\/sandbox\/dist/] } },
  },
});
