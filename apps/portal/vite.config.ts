import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { relativeLengths } from './packaging/relative-lengths.ts';

/** The requirements of the widgets. Source: docs/embedding.md. */
const supportedBrowsers = ['chrome123', 'firefox125', 'safari17.5'];

/** Puts the code of some packages that the entry imports statically into one file. */
const vendorFamily = (name: string, packages: readonly string[]) => ({
  name,
  test: new RegExp(`node_modules[\\\\/](${packages.join('|')})[\\\\/]`),
  tags: ['$initial' as const],
});

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    // Bundles one locale of react-aria. All locales are 48 KB gzip.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  resolve: { conditions: ['@portal-kit/source', ...defaultClientConditions] },
  css: { postcss: { plugins: [...relativeLengths] } },
  // vanilla-extract evaluates style sheets in the ssr environment, which must also resolve packages to their sources.
  environments: { ssr: { resolve: { conditions: ['@portal-kit/source', ...defaultServerConditions] } } },
  build: {
    target: supportedBrowsers,
    manifest: true,
    assetsInlineLimit: 0,
    // One style sheet, so that the order of its rules does not depend on the order in which pages load.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            vendorFamily('react', ['react', 'react-dom', 'scheduler', 'use-sync-external-store']),
            vendorFamily('tanstack', ['@tanstack']),
            vendorFamily('react-aria', [
              'react-aria',
              'react-aria-components',
              'react-stately',
              '@internationalized',
            ]),
            // Without this group, the first load has 95 files.
            { name: 'portal', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
