// Converts a package of the workspace to the package that npm publishes: without conditions, scripts and files of the
// workspace, with links and addresses that work outside of the repository.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { buildChangelog } from './changelog.mjs';

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** Removes the condition for sources from an entry's targets. */
function removeSourceTarget(targets) {
  if (typeof targets === 'string') return targets;
  const { '@portal-kit/source': _, ...published } = targets;
  return published;
}

/**
 * Converts a package.json of the workspace to its published form.
 *
 * @param {object} manifest The package.json in the workspace.
 * @param {string} folder Folder of the package, relative to the repository.
 * @param {object} repository The package.json of the repository: the only place with the address of the repository.
 */
function publishedManifest(manifest, folder, { homepage, bugs, repository }) {
  const { scripts: _, devDependencies: __, ...published } = manifest;
  return {
    ...published,
    homepage: `${homepage}/tree/HEAD/${folder}#readme`,
    bugs,
    repository: { ...repository, directory: folder },
    ...(Array.isArray(manifest.sideEffects) && {
      sideEffects: manifest.sideEffects.filter((path) => !/^\.\/src\/|\.css\.ts$/.test(path)),
    }),
    exports: Object.fromEntries(
      Object.entries(manifest.exports).map(([path, targets]) => [path, removeSourceTarget(targets)]),
    ),
  };
}

/** Relative links of Markdown: the path, and the fragment with its `#`. */
const relativeLinks = /\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/g;

/** Returns the URL of a file or folder in the repository. */
async function getRepositoryUrl(path, root, homepage) {
  const target = await stat(join(root, path));
  return `${homepage}/${target.isDirectory() ? 'tree' : 'blob'}/HEAD/${path}`;
}

/**
 * Converts the relative links of a Markdown file to addresses in the repository, except links to files beside it.
 *
 * @param {string} file The packed file.
 * @param {string} folder Folder of the file in the repository.
 * @param {readonly string[]} beside Names of the files that are beside the file in the package.
 * @throws The error of the file system, if the repository does not contain the target of a link.
 */
async function convertLinks(file, folder, beside, { root, homepage }) {
  const text = await readFile(file, 'utf8');
  const paths = [...text.matchAll(relativeLinks)]
    .map(([, path]) => path)
    .filter((path) => !beside.includes(path));
  const addresses = new Map();
  for (const path of paths)
    addresses.set(path, await getRepositoryUrl(posix.join(folder, path), root, homepage));
  const converted = text.replaceAll(relativeLinks, (link, path, fragment = '') =>
    addresses.has(path) ? `](${addresses.get(path)}${fragment})` : link,
  );
  await writeFile(file, converted);
}

/**
 * Converts the unpacked files of a package.
 *
 * @param {string} unpacked Folder with the files of the package.
 * @param {string} folder Folder of the package, relative to the repository.
 * @param {string} root Folder of the repository.
 */
export async function convertToPublished(unpacked, folder, root) {
  const repository = await readJson(join(root, 'package.json'));
  const manifest = await readJson(join(unpacked, 'package.json'));
  const published = publishedManifest(manifest, folder, repository);
  await writeFile(join(unpacked, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  const target = { root, homepage: repository.homepage };
  await convertLinks(join(unpacked, 'README.md'), folder, [], target);
  const documents = await readdir(join(unpacked, 'dist/docs')).catch(() => []);
  for (const name of documents)
    await convertLinks(join(unpacked, 'dist/docs', name), 'docs', documents, target);
  const released = await readFile(join(unpacked, 'CHANGELOG.md'), 'utf8').catch(() => undefined);
  const changelog = await buildChangelog(manifest.name, join(root, '.changeset'), released);
  await writeFile(join(unpacked, 'CHANGELOG.md'), changelog);
}
