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

/** A file is not enough: a downloaded browser may lack the system's libraries, a stub may only say where to get one. */
const starts = (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;

async function fromPlaywright() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return starts(path) ? path : undefined;
}

/** The variable, Playwright's own, any other of its cache, then the system's. */
async function findChromium() {
  const named = process.env.PORTAL_CHROMIUM;
  if (named) {
    if (!starts(named)) throw new SetupError(`PORTAL_CHROMIUM names ${named}, which does not start.`);
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
  return (await fromPlaywright()) ?? [...cached, ...systemPaths].find(starts);
}

/** A Chromium's path; installs one where it can. Throws with what to do where it cannot. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  console.log('No Chromium found: trying Playwright’s installer …');
  await run('playwright', ['install', 'chromium'], { quiet: true });
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('… and Debian’s package …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { quiet: true, env });
    const { output } = await run('apt-get', ['install', '-y', '-qq', 'chromium'], { quiet: true, env });
    const packaged = await findChromium();
    if (packaged) return packaged;
    console.error(output);
  }
  throw new SetupError(
    'No Chromium could be found or installed. Install one (for example "apt-get install chromium") ' +
      'or name yours in PORTAL_CHROMIUM.',
  );
}
