// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run, SetupError } from './setup.mjs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Runs the file: a downloaded browser can lack system libraries, and distributions install stubs without a browser. */
const isChromium = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

async function findPlaywrightChromium() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return isChromium(path) ? path : undefined;
}

/** Looks in PORTAL_CHROMIUM, then at Playwright's current version, Playwright's cache and the system paths. */
async function findChromium() {
  const named = process.env.PORTAL_CHROMIUM;
  if (named) {
    if (!isChromium(named))
      throw new SetupError(`PORTAL_CHROMIUM is ${named}, which does not start. Set the path of a Chromium.`);
    return named;
  }
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  const cached = existsSync(cache)
    ? readdirSync(cache)
        .filter((name) => name.startsWith('chromium-'))
        .sort()
        .reverse()
        .flatMap((name) =>
          ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((file) => join(cache, name, file)),
        )
    : [];
  return (await findPlaywrightChromium()) ?? [...cached, ...systemPaths].find(isChromium);
}

/** Returns the path of a Chromium and installs one if necessary. Throws a `SetupError` when the installation fails. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('No Chromium found. Installing with Playwright …');
  await run('playwright', ['install', 'chromium'], { quiet: true });
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the Debian package …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    const { output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true, env });
    const packaged = await findChromium();
    if (packaged) return packaged;
    console.error(output);
  }
  throw new SetupError(
    'Chromium was not found and could not be installed. Install it (for example "apt-get install chromium") ' +
      'or set PORTAL_CHROMIUM to its path.',
  );
}
