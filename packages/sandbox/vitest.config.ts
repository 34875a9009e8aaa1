import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { headlessShellLaunch } from '../../config/chromium.ts';
import { sharedProcess } from '../../config/shared-process.ts';
import { builtSandbox } from './packaging/built-sandbox.ts';

const source = '@portal-kit/source';
const conditions = [source, ...defaultServerConditions];
const msw = dirname(createRequire(import.meta.url).resolve('msw/package.json'));

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: [source] } },
  // Style sheets are computed from the sources, not from a build of the packages.
  environments: { ssr: { resolve: { conditions } } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.ts'],
          ...sharedProcess,
          testTimeout: 120_000,
          // Node loads the mocks without Vite, because the mocks depend on Node's CommonJS interop.
          server: { deps: { external: [/\/mocks\/src\//] } },
        },
      },
      {
        plugins: [builtSandbox()],
        resolve: { conditions: [source, ...defaultClientConditions] },
        // Contains the worker script of MSW.
        publicDir: join(msw, 'lib'),
        optimizeDeps: { include: ['msw', 'msw/browser'] },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.ts'],
          testTimeout: 120_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: headlessShellLaunch }),
          },
        },
      },
    ],
  },
});
