// Finds a Caddy for the test of docker/Caddyfile, or downloads one. The Debian package is unpacked into .cache/caddy.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { downloadArchives, succeeds } from './debian-package.mjs';
import { root } from './setup.mjs';

const cache = join(root, '.cache');
const unpacked = join(cache, 'caddy');
const paths = [
  process.env.PORTAL_CADDY ?? '',
  '/usr/bin/caddy',
  '/usr/local/bin/caddy',
  join(unpacked, 'usr/bin/caddy'),
];

const findCaddy = () =>
  paths.find((path) => existsSync(path) && spawnSync(path, ['version'], { timeout: 20_000 }).status === 0);

async function downloadCaddy() {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'caddy-'));
  try {
    const content = join(folder, 'content');
    for (const archive of await downloadArchives('caddy', folder))
      if (/\/caddy_[^/]*$/.test(archive)) await succeeds(60, 'dpkg-deb', ['--extract', archive, content]);
    if (!existsSync(join(content, 'usr/bin/caddy'))) return;
    await rm(unpacked, { recursive: true, force: true });
    await rename(content, unpacked);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the path of a Caddy and downloads one if necessary. Returns `undefined` when the download fails. */
export async function ensureCaddy() {
  const found = findCaddy();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get')) {
    console.log('No Caddy found. Downloading the Debian package …');
    await downloadCaddy();
  }
  const packaged = findCaddy();
  if (!packaged)
    console.log(
      'Caddy was not found and could not be downloaded. The test of docker/Caddyfile does not run. ' +
        'Install it (for example "apt-get install caddy") or set PORTAL_CADDY to its path.',
    );
  return packaged;
}
