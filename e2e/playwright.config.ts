import { defineConfig } from '@playwright/test';
import { chromiumLaunch, headlessShellLaunch } from '../config/chromium.ts';
import { engineNames, installedEngines } from './engines/drivers/installed.ts';
import type { EngineOptions } from './engines/test.ts';

/**
 * This flag replaces Playwright's list of disabled features, so it repeats the list. It adds the omnibox popups,
 * which open a page in each context.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
];

const headless = (launch: typeof chromiumLaunch) => ({
  launchOptions: { ...launch, args: [...launch.args, `--disable-features=${disabledFeatures.join()}`] },
});
const needsPdfViewer = /@pdf-viewer/;

/** Journeys that run in every installed browser engine. `npm run test:engines` runs all of them. */
const engineJourneys = engineNames
  .filter((name) => installedEngines[name])
  .map((engineName) => ({
    name: `engine-${engineName}`,
    testDir: './engines/journeys',
    timeout: 180_000,
    use: { engineName },
    ...(process.env.PORTAL_ENGINE_JOURNEYS !== 'all' && { grep: /@smoke/ }),
  }));

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../reports/e2e',
  globalSetup: './setup/portal-build.ts',
  fullyParallel: true,
  workers: 2,
  // One retry covers a stalled CI machine. The report lists retried tests as flaky.
  retries: process.env.CI ? 1 : 0,
  // The limits end hung tests. They leave time for a machine whose cores are busy with other work.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  snapshotPathTemplate: '{testDir}/screen-reader/transcripts/{arg}{ext}',
  use: {
    actionTimeout: 45_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'headless-shell',
      use: headless(headlessShellLaunch),
      grepInvert: needsPdfViewer,
      testIgnore: 'engines/**',
    },
    {
      name: 'chromium',
      use: headless(chromiumLaunch),
      grep: needsPdfViewer,
      testIgnore: 'engines/**',
    },
    ...engineJourneys,
  ],
});
