// Downloads Debian packages into a folder. Nothing is installed, and root rights are not needed.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './setup.mjs';

/** Runs a Debian command with a time limit. Resolves with `true` on success. */
export async function succeeds(timeoutSeconds, command, args) {
  const { code } = await run('timeout', [String(timeoutSeconds), command, ...args], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return code === 0;
}

/** Downloads a package and the libraries that the system lacks. Resolves with the files; empty when it fails. */
export async function downloadArchives(name, folder) {
  const lists = join(folder, 'lists');
  const archives = join(folder, 'archives');
  for (const each of [lists, archives]) await mkdir(join(each, 'partial'), { recursive: true });
  const unprivileged = ['-qq', '-o', 'Debug::NoLocking=1', '-o', 'APT::Sandbox::User=root'];
  const ownLists = [
    ...['-o', `Dir::State::lists=${lists}`],
    ...['-o', 'Dir::Cache::pkgcache=', '-o', 'Dir::Cache::srcpkgcache='],
  ];
  const install = [
    ...['install', '--yes', '--no-install-recommends', '--download-only', ...unprivileged],
    ...['-o', `Dir::Cache::archives=${archives}`],
  ];
  const isDownloaded =
    (await succeeds(60, 'apt-get', [...install, name])) ||
    ((await succeeds(60, 'apt-get', ['update', ...unprivileged, ...ownLists])) &&
      (await succeeds(60, 'apt-get', [...install, ...ownLists, name])));
  if (!isDownloaded) return [];
  const names = await readdir(archives);
  return names.filter((file) => file.endsWith('.deb')).map((file) => join(archives, file));
}
