import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const source = '@portal-kit/source';
const chromium = process.env.PORTAL_CHROMIUM ?? '/usr/bin/chromium';
const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Plain logic in Node (`*.test.ts`), components in Chromium (`*.test.tsx`): focus, layout and CSS are real there. */
export function componentTests() {
  return defineConfig({
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { conditions: [source, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
    test: {
      testTimeout: 30_000,
      passWithNoTests: false,
      projects: [
        { extends: true, test: { name: 'logic', environment: 'node', include: ['src/**/*.test.ts'] } },
        {
          extends: true,
          optimizeDeps: {
            include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
          },
          test: {
            name: 'components',
            include: ['src/**/*.test.tsx'],
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions: { executablePath: chromium, args: chromiumArguments } }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  });
}
