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

export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Returns paths in those folders of Playwright's cache whose name has the prefix, the newest version first. */
function cachedByPlaywright(prefix, files) {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return [];
  return readdirSync(cache)
    .filter((name) => name.startsWith(prefix))
    .sort()
    .reverse()
    .flatMap((name) => files.map((file) => join(cache, name, file)));
}

/** Installs Debian packages and returns the output of apt. */
export async function installPackages(...names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  const { output } = await run('apt-get', ['install', '-y', '-qq', ...names], { quiet: true, env });
  return output;
}

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
  const cached = cachedByPlaywright('chromium-', ['chrome-linux/chrome', 'chrome-linux64/chrome']);
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
  if (isRootOnDebian()) {
    console.log('Installing the Debian package …');
    const output = await installPackages('chromium');
    const packaged = await findChromium();
    if (packaged) return packaged;
    console.error(output);
  }
  throw new SetupError(
    'Chromium was not found and could not be installed. Install it (for example "apt-get install chromium") ' +
      'or set PORTAL_CHROMIUM to its path.',
  );
}

const shellFiles = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-linux/headless_shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
];

const findHeadlessShell = () =>
  [...cachedByPlaywright('chromium_headless_shell-', shellFiles), '/usr/bin/chromium-headless-shell'].find(
    isChromium,
  );

/**
 * Returns the path of Chromium's headless shell, in which tests run about a fifth faster. Looks in PORTAL_HEADLESS_SHELL,
 * Playwright's cache and the system path. Root on Debian installs a missing shell. Returns `undefined` without a shell:
 * the tests then use the whole browser.
 */
export async function ensureHeadlessShell() {
  const named = process.env.PORTAL_HEADLESS_SHELL;
  if (named !== undefined) {
    if (named !== '' && !isChromium(named))
      throw new SetupError(
        `PORTAL_HEADLESS_SHELL is ${named}, which does not start. Set the path of a headless shell, or an empty text for none.`,
      );
    return named || undefined;
  }
  const found = findHeadlessShell();
  if (found || !isRootOnDebian()) return found;
  console.log('Installing the headless shell of Chromium …');
  await installPackages('chromium-headless-shell');
  return findHeadlessShell();
}
