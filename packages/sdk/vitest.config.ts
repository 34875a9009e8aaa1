import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { headlessShellLaunch } from '../../config/chromium.ts';
import { sharedProcess } from '../../config/shared-process.ts';
import { pageApi } from './test/page-api.ts';

const source = '@portal-kit/source';
const resolve = { conditions: [source, ...defaultClientConditions] };

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr: { resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source] } },
        test: {
          name: 'node',
          ...sharedProcess,
          setupFiles: ['../../config/property-tests.ts'],
          include: ['{src,generator}/**/*.test.{ts,mjs}'],
          exclude: ['**/*.browser.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Node loads the mocks without Vite, because the mocks depend on Node's CommonJS interop.
          server: { deps: { external: [/\/mocks\/src\//] } },
        },
      },
      {
        resolve,
        plugins: [pageApi()],
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
