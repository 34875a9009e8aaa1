// The packages as they are published: packed by the build, and unpacked where a partner's installation would have them.
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
// A check imports this on any Node from 20 on.
const here = dirname(fileURLToPath(import.meta.url));
const folders = ['sdk', 'ui', 'portal-kit'].map((name) => join(here, '../../packages', name));

/** What npm calls the file that it packs a package into. */
const tarballName = ({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/** Every published package with the path of its tarball, once it is packed. */
export const packedPackages = await Promise.all(
  folders.map(async (folder) => {
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const tarball = join(here, 'dist/packed', tarballName(manifest));
    return { name: manifest.name, folder, tarball };
  }),
);

/** Packs each: the files that it publishes and no others. Into a folder, or where `packedPackages` says. */
export async function pack(into) {
  const packed = packedPackages.map(({ folder, tarball }) => ({
    folder,
    tarball: into ? join(into, basename(tarball)) : tarball,
  }));
  for (const { folder, tarball } of packed) {
    const target = dirname(tarball);
    await mkdir(target, { recursive: true });
    await run('npm', ['pack', '--ignore-scripts', '--pack-destination', target], { cwd: folder });
  }
  return packed.map(({ tarball }) => tarball);
}

/** What `npm install` would put into a folder's `node_modules`, without a registry. */
export async function unpackInto(folder) {
  for (const { name, tarball } of packedPackages) {
    const target = join(folder, 'node_modules', name);
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1']);
  }
}
