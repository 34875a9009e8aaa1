import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { catalogPlugin } from './packaging/catalog-plugin.ts';
import { shownStates } from './packaging/shown-states.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types',
].join('; ');

/** Puts the content security policy into the page, because a static host may send none. */
const policyInPage: Plugin = {
  name: 'policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
      injectTo: 'head-prepend',
    },
  ],
};

/** The requirements of the widgets. Source: docs/embedding.md. */
const supportedBrowsers = ['chrome123', 'firefox125', 'safari17.5'];

export default defineConfig({
  base: './',
  plugins: [
    catalogPlugin(),
    react(),
    vanillaExtractPlugin(),
    policyInPage,
    // Bundles one locale of react-aria. All locales are 48 KB gzip.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ],
  resolve: { conditions: ['@portal-kit/source', ...defaultClientConditions] },
  css: { postcss: { plugins: [shownStates] } },
  // vanilla-extract evaluates style sheets in the ssr environment, which must also resolve packages to their sources.
  environments: { ssr: { resolve: { conditions: ['@portal-kit/source', ...defaultServerConditions] } } },
  server: { port: 4370 },
  preview: { port: 4370, host: '127.0.0.1' },
  build: {
    target: supportedBrowsers,
    manifest: true,
    assetsInlineLimit: 0,
    // One style sheet, so that the cascade layers are declared in their order.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
});
