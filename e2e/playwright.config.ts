import { defineConfig } from '@playwright/test';
import { chromiumLaunch, headlessShellLaunch } from '../chromium.shared.ts';

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

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  globalSetup: './setup/portal-build.ts',
  fullyParallel: true,
  workers: 2,
  // One retry covers a stalled CI machine. The report lists retried tests as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'headless-shell', use: headless(headlessShellLaunch), grepInvert: needsPdfViewer },
    { name: 'chromium', use: headless(chromiumLaunch), grep: needsPdfViewer },
  ],
});
