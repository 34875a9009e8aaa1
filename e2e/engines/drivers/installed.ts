import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import type { WebKitPaths } from './webkit.ts';

/** How a browser engine is started on this machine. */
export type InstalledEngine =
  | { kind: 'playwright'; name: 'chromium' | 'firefox' | 'webkit' }
  | { kind: 'firefox'; path: string }
  | { kind: 'webkit'; paths: WebKitPaths };

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

const firstFile = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Looks for Playwright's Firefox, then for PORTAL_FIREFOX and the system's. */
function findFirefox(): InstalledEngine | undefined {
  if (existsSync(firefox.executablePath())) return { kind: 'playwright', name: 'firefox' };
  const path = firstFile([
    process.env.PORTAL_FIREFOX,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);
  return path === undefined ? undefined : { kind: 'firefox', path };
}

/** Looks for Playwright's WebKit, then for WebKitGTK. */
function findWebKit(): InstalledEngine | undefined {
  if (existsSync(webkit.executablePath())) return { kind: 'playwright', name: 'webkit' };
  const driver = firstFile(['/usr/bin/WebKitWebDriver']);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const xvfb = firstFile(['/usr/bin/Xvfb']);
  const hasDisplay = xvfb !== undefined || process.env.DISPLAY !== undefined;
  return driver && browser && hasDisplay ? { kind: 'webkit', paths: { driver, browser, xvfb } } : undefined;
}

/** The engines of this machine. Chromium is always installed, because the other tests need it. */
export const installedEngines: Readonly<Record<EngineName, InstalledEngine | undefined>> = {
  chromium: { kind: 'playwright', name: 'chromium' },
  firefox: findFirefox(),
  webkit: findWebKit(),
};
