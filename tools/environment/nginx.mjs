// Finds an nginx for the deployment tests, or downloads one. The Debian package is unpacked into .cache/nginx: nothing
// is installed, and no service is started.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { downloadArchives, succeeds } from './debian-package.mjs';
import { root, SetupError } from './setup.mjs';

const cache = join(root, '.cache');
const unpacked = join(cache, 'nginx');
const downloaded = join(unpacked, 'nginx');
const systemPaths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

const isNginx = (path) => existsSync(path) && spawnSync(path, ['-v'], { timeout: 20_000 }).status === 0;

/** Looks in PORTAL_NGINX, PATH, the system paths and the cache. */
function findNginx() {
  const named = process.env.PORTAL_NGINX;
  if (named) {
    if (!isNginx(named))
      throw new SetupError(`PORTAL_NGINX is ${named}, which does not start. Set the path of an nginx.`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders.map((folder) => join(folder, 'nginx')), ...systemPaths, downloaded].find(isNginx);
}

/** Writes a start script that loads the libraries from the unpacked package. */
async function writeStartScript(folder) {
  const parents = ['usr/lib', 'lib'].filter((parent) => existsSync(join(folder, parent)));
  const libraries = await Promise.all(
    parents.map(async (parent) =>
      (await readdir(join(folder, parent)))
        .filter((name) => name.includes('-linux-'))
        .map((name) => join(unpacked, parent, name)),
    ),
  );
  const startScript = join(folder, 'nginx');
  const path = libraries.flat().join(delimiter);
  await writeFile(
    startScript,
    `#!/bin/sh\nLD_LIBRARY_PATH='${path}' exec '${join(unpacked, 'usr/sbin/nginx')}' "$@"\n`,
  );
  await chmod(startScript, 0o755);
}

async function downloadNginx() {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'nginx-'));
  try {
    const content = join(folder, 'content');
    for (const archive of await downloadArchives('nginx', folder))
      await succeeds(60, 'dpkg-deb', ['--extract', archive, content]);
    if (!existsSync(join(content, 'usr/sbin/nginx'))) return;
    await writeStartScript(content);
    await rm(unpacked, { recursive: true, force: true });
    await rename(content, unpacked);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Returns the path of an nginx and downloads one if necessary. Returns `undefined` when the download fails. */
export async function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get')) {
    console.log('No nginx found. Downloading the Debian package …');
    await downloadNginx();
  }
  const packaged = findNginx();
  if (!packaged) {
    console.log(
      'nginx was not found and could not be downloaded. The tests of docs/deploy.md do not run. ' +
        'Install it (for example "apt-get install nginx") or set PORTAL_NGINX to its path.',
    );
  }
  return packaged;
}
