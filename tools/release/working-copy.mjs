// A temporary copy of the working tree, so that a dry run changes nothing in it.
import { chmod, copyFile, link, mkdir, readdir, readlink, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { git, listFiles } from '../docs/git-files.mjs';
import { markInstalled, SetupError } from '../environment/setup.mjs';

async function copyFiles(from, to, files) {
  for (const path of files) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
    await chmod(join(to, path), (await stat(join(from, path))).mode);
  }
}

/**
 * Copies the files that git does not ignore, with uncommitted changes. The copy is a clone, because changelogs name the
 * commits of changesets.
 *
 * @param {string} from Folder of the working tree.
 * @param {string} to Folder of the copy. Its content is deleted.
 */
export async function copyTree(from, to) {
  await rm(to, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  const cloned = await git(from, 'clone', '--quiet', '--shared', '--no-checkout', '.', to);
  if (!cloned.isSuccessful) throw new SetupError(`git cannot clone ${from}:\n${cloned.lines.join('\n')}`);
  const { files } = await listFiles(from);
  await copyFiles(from, to, files);
  await git(to, 'reset', '--quiet');
}

/** Entries of `node_modules` that tools write in place. */
const written = ['.cache', '.vite', '.vite-temp', '.installed'];

async function linkFile(from, to) {
  // Another file system has no links to this one.
  await link(from, to).catch(() => copyFile(from, to));
}

/** Copies a folder with links to its files. Links to other folders stay relative. */
async function linkFolder(from, to, excluded = []) {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (excluded.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else await linkFile(source, target);
  }
}

/**
 * Finds a tree's folders with a name, below two levels: `node_modules`, `packages/ui/node_modules`,
 * `mocks/node_modules`.
 */
async function foldersNamed(tree, name) {
  const found = [];
  for (const pattern of ['.', 'packages', 'apps']) {
    const entries = await readdir(join(tree, pattern), { withFileTypes: true });
    for (const entry of entries.filter((each) => each.isDirectory())) {
      if (pattern === '.' && entry.name === name) found.push(join(tree, name));
      const folder = join(tree, pattern, entry.name);
      const hasFolder = await stat(join(folder, name)).then(
        (each) => each.isDirectory(),
        () => false,
      );
      if (hasFolder) found.push(join(folder, name));
    }
  }
  return found;
}

/** Installs the packages of a tree in its copy. */
export async function linkInstalledPackages(from, to) {
  for (const folder of await foldersNamed(from, 'node_modules'))
    await linkFolder(folder, join(to, relative(from, folder)), written);
  markInstalled(to);
}

/** Copies the current builds of packages, which git ignores. */
export async function linkBuilds(from, to, folders) {
  for (const folder of folders) await linkFolder(join(from, folder, 'dist'), join(to, folder, 'dist'));
}
