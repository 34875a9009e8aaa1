// Finds an nginx for the test of the deployment, or fetches one. Nothing is installed and no service started: the
// package is unpacked into .cache/nginx.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { root, run, SetupError } from './setup.mjs';

const cache = join(root, '.cache');
const unpacked = join(cache, 'nginx');
const fetched = join(unpacked, 'nginx');
const systemPaths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

const starts = (path) => existsSync(path) && spawnSync(path, ['-v'], { timeout: 20_000 }).status === 0;

/** The variable, the PATH, where packages put it, then the one fetched before. */
function findNginx() {
  const named = process.env.PORTAL_NGINX;
  if (named) {
    if (!starts(named)) throw new SetupError(`PORTAL_NGINX names ${named}, which does not start.`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...folders.map((folder) => join(folder, 'nginx')), ...systemPaths, fetched].find(starts);
}

/** Runs a Debian command for so long at most; resolves with whether it succeeded. */
async function attempt(seconds, command, args) {
  const { code } = await run('timeout', [String(seconds), command, ...args], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return code === 0;
}

/** Fetches nginx and what it needs of libraries that are not there. Asks for no rights: all that is written is ours. */
async function download(folder) {
  const lists = join(folder, 'lists');
  const archives = join(folder, 'archives');
  for (const place of [lists, archives]) await mkdir(join(place, 'partial'), { recursive: true });
  const ours = ['-qq', '-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User=root'];
  const fresh = [
    ...['-o', `Dir::State::lists=${lists}`],
    ...['-o', 'Dir::Cache::pkgcache=', '-o', 'Dir::Cache::srcpkgcache='],
  ];
  const install = [
    ...['install', '--yes', '--no-install-recommends', '--download-only', ...ours],
    ...['-o', `Dir::Cache::archives=${archives}`],
  ];
  const isThere =
    (await attempt(60, 'apt-get', [...install, 'nginx'])) ||
    ((await attempt(60, 'apt-get', ['update', ...ours, ...fresh])) &&
      (await attempt(60, 'apt-get', [...install, ...fresh, 'nginx'])));
  if (!isThere) return [];
  const names = await readdir(archives);
  return names.filter((name) => name.endsWith('.deb')).map((name) => join(archives, name));
}

/** Its libraries lie beside it and not in the system. */
async function writeStarter(folder) {
  const parents = ['usr/lib', 'lib'].filter((parent) => existsSync(join(folder, parent)));
  const libraries = await Promise.all(
    parents.map(async (parent) =>
      (await readdir(join(folder, parent)))
        .filter((name) => name.includes('-linux-'))
        .map((name) => join(unpacked, parent, name)),
    ),
  );
  const starter = join(folder, 'nginx');
  const path = libraries.flat().join(delimiter);
  await writeFile(
    starter,
    `#!/bin/sh\nLD_LIBRARY_PATH='${path}' exec '${join(unpacked, 'usr/sbin/nginx')}' "$@"\n`,
  );
  await chmod(starter, 0o755);
}

async function fetchNginx() {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'nginx-'));
  try {
    const content = join(folder, 'content');
    for (const archive of await download(folder))
      await attempt(60, 'dpkg-deb', ['--extract', archive, content]);
    if (!existsSync(join(content, 'usr/sbin/nginx'))) return;
    await writeStarter(content);
    await rm(unpacked, { recursive: true, force: true });
    await rename(content, unpacked);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** An nginx's path; fetches one where it can. Without one says what is not tested, and resolves with nothing. */
export async function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get')) {
    console.log('No nginx found: fetching Debian’s package …');
    await fetchNginx();
  }
  const packaged = findNginx();
  if (!packaged) {
    console.log(
      'No nginx could be found or fetched: the configuration in docs/deploy.md is not tested. ' +
        'Install one (for example "apt-get install nginx") or name yours in PORTAL_NGINX.',
    );
  }
  return packaged;
}
