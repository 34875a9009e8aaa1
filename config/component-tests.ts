import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { headlessShellLaunch } from './chromium.ts';
import { sharedProcess } from './shared-process.ts';

const source = '@portal-kit/source';

/**
 * Lists the packages that sources and tests import. Vite optimizes them before the first test: when it discovers a
 * package later, for example behind a dynamic import, it reloads the page during the tests.
 */
function importedPackages(): string[] {
  const names = new Set([
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
  ]);
  for (const folder of ['src', 'test', '../ui/src', '../sdk/src']) {
    if (!existsSync(folder)) continue;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\.ts$|\.css\.ts$/.test(file)) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      for (const [, name = ''] of text.matchAll(
        /^(?:import|export|\} from) (?:[^'"]*from )?'([^'.][^']*)'/gm,
      )) {
        if (!/^(node:|@portal-kit\/|portal-kit|vitest|@vanilla-extract)/.test(name)) names.add(name);
      }
    }
  }
  // Entries for types only, such as svelte/elements, contain no module.
  return [...names].filter((name) => !/^(fast-check|ajv|xstate\/graph|svelte\/elements)|\.css$/.test(name));
}

/** Runs `*.test.ts` in Node, and `*.test.tsx` in Chromium for real focus, layout and CSS. */
export function componentTests() {
  return defineConfig({
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: [source, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
    // Style sheets are computed from the sources, not from a build of the packages.
    environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
    test: {
      testTimeout: 120_000,
      // Workers can take longer than the default of one second to start.
      expect: { poll: { timeout: 15_000 } },
      passWithNoTests: false,
      // Vitest starts only one worker by default on a machine with two cores.
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: {
            name: 'logic',
            environment: 'node',
            include: ['{src,packaging}/**/*.test.ts'],
            ...sharedProcess,
            setupFiles: [join(import.meta.dirname, 'property-tests.ts')],
          },
        },
        {
          extends: true,
          optimizeDeps: { include: importedPackages() },
          test: {
            name: 'components',
            // The same number as in e2e/playwright.config.ts.
            retry: process.env.CI ? 1 : 0,
            include: ['src/**/*.test.tsx'],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: headlessShellLaunch }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  });
}
