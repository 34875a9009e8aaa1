// Packs the packages for publishing and unpacks them into node_modules, as `npm install` does for a partner.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { convertToPublished } from './published-package.mjs';

const run = promisify(execFile);
// `npm run check` supports Node 20, whose early releases lack `import.meta.dirname`.
const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const folders = ['sdk', 'ui', 'portal-kit'].map((name) => join(here, '../../packages', name));

/** Returns the name of the file that `npm pack` writes. */
const tarballName = ({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

async function readPackage(folder) {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return { name: manifest.name, folder, tarball: join(here, 'dist/packed', tarballName(manifest)) };
}

/** The packages for pages and servers of a partner, with the paths of their tarballs. */
export const packedPackages = await Promise.all(folders.map(readPackage));

/** The package for tests of a partner. */
export const sandboxPackage = await readPackage(join(here, '../../packages/sandbox'));

const unpack = (tarball, folder) => run('tar', ['-xzf', tarball, '-C', folder, '--strip-components', '1']);
const npmPack = (folder, target) =>
  run('npm', ['pack', '--ignore-scripts', '--pack-destination', target], { cwd: folder });

/** Packs the published form of a package. */
async function packPublished(folder, tarball) {
  const work = await mkdtemp(join(tmpdir(), 'packing-'));
  try {
    await npmPack(folder, work);
    const unpacked = join(work, 'package');
    await mkdir(unpacked);
    await unpack(join(work, basename(tarball)), unpacked);
    await convertToPublished(unpacked, relative(root, folder).replaceAll('\\', '/'), root);
    await mkdir(dirname(tarball), { recursive: true });
    await npmPack(unpacked, dirname(tarball));
  } finally {
    await rm(work, { recursive: true });
  }
}

/** Packs packages into a folder. Default: the path in `packedPackages`. Returns the paths of the tarballs. */
export async function pack(into, packages = packedPackages) {
  const packed = packages.map(({ folder, tarball }) => ({
    folder,
    tarball: into ? join(into, basename(tarball)) : tarball,
  }));
  for (const { folder, tarball } of packed) await packPublished(folder, tarball);
  return packed.map(({ tarball }) => tarball);
}

/** Unpacks every package into the folder's `node_modules`, like `npm install` without a registry. */
export async function unpackInto(folder) {
  for (const { name, tarball } of packedPackages) {
    const target = join(folder, 'node_modules', name);
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    await unpack(tarball, target);
  }
}
