import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offlineFiles } from './packaging/offline-files.ts';
import { strictPolicy } from './packaging/strict-policy.ts';
import { themeSources } from './packaging/theme-sources.ts';
import { widgetDescriptions } from './packaging/widget-descriptions.ts';

/** Builds with the published form of the packages, as the pages of partners do. */
export default defineConfig({
  // The documentation site serves the files at /playground/.
  base: './',
  plugins: [react(), vanillaExtractPlugin(), widgetDescriptions(), themeSources, strictPolicy, offlineFiles],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: ['chrome123', 'firefox125', 'safari17.5'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
});
