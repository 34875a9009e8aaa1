// Packs the packages for publishing and unpacks them into node_modules, as `npm install` does for a partner.
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
// `npm run check` supports Node 20, whose early releases lack `import.meta.dirname`.
const here = dirname(fileURLToPath(import.meta.url));
const folders = ['sdk', 'ui', 'portal-kit'].map((name) => join(here, '../../packages', name));

/** Name of the file that `npm pack` writes. */
const tarballName = ({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/** The published packages with the paths of their tarballs. */
export const packedPackages = await Promise.all(
  folders.map(async (folder) => {
    const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const tarball = join(here, 'dist/packed', tarballName(manifest));
    return { name: manifest.name, folder, tarball };
  }),
);

/** Packs every package into a folder. Default: the path in `packedPackages`. Returns the paths of the tarballs. */
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

/** Unpacks every package into the folder's `node_modules`, like `npm install` without a registry. */
export async function unpackInto(folder) {
  for (const { name, tarball } of packedPackages) {
    const target = join(folder, 'node_modules', name);
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1']);
  }
}
