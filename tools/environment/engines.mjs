// Installs Firefox and WebKit for the journeys in other browser engines, where this machine supports them.
import { existsSync } from 'node:fs';
import { installPackages, isRootOnDebian } from './chromium.mjs';
import { run } from './setup.mjs';

/** Debian packages by a file that each one contains. */
const debianPackages = {
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
};

/** Installs missing engines. If an engine cannot be installed, prints a message; the journeys of that engine do not run. */
export async function ensureEngines() {
  const { firefox, webkit } = await import('playwright');
  const hasPlaywrights = () => [firefox, webkit].every((engine) => existsSync(engine.executablePath()));
  if (hasPlaywrights()) return;
  if (isRootOnDebian()) {
    const missing = Object.entries(debianPackages).flatMap(([file, name]) =>
      existsSync(file) ? [] : [name],
    );
    if (missing.length === 0) return;
    console.log(`Installing ${missing.join(', ')} for the journeys in other browser engines …`);
    await installPackages(...missing);
    if (Object.keys(debianPackages).every((file) => existsSync(file))) return;
  } else {
    console.log("Installing Playwright's Firefox and WebKit for the journeys in other browser engines …");
    await run('playwright', ['install', 'firefox', 'webkit'], { quiet: true });
    if (hasPlaywrights()) return;
  }
  console.log('Some browser engines could not be installed. Their journeys do not run.');
}
