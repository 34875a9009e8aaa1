import { chromium, firefox, webkit } from '@playwright/test';
import { chromiumLaunch } from '../../../config/chromium.ts';
import type { Engine } from './driver.ts';
import { type EngineName, installedEngines } from './installed.ts';
import { startWithPlaywright } from './playwright.ts';
import { startFirefox } from './puppeteer.ts';
import { startWebKit } from './webkit.ts';

const browserTypes = { chromium, firefox, webkit };

export function startEngine(name: EngineName): Promise<Engine> {
  const installed = installedEngines[name];
  if (!installed) throw new Error(`e2e: ${name} is not installed`);
  if (installed.kind === 'firefox') return startFirefox(installed.path);
  if (installed.kind === 'webkit') return startWebKit(installed.paths);
  // The headless shell has no PDF viewer.
  return startWithPlaywright(browserTypes[installed.name], name === 'chromium' ? chromiumLaunch : {});
}
