// Converts a package of the workspace to the package that npm publishes: without conditions, scripts and files of the
// workspace, with links and addresses that work outside of the repository.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { changelogOf } from './changelog.mjs';

const readJson = async (path) => JSON.parse(await readFile(path, 'utf8'));

/** The targets of an entry without the condition for sources. */
function publishedTargets(targets) {
  if (typeof targets === 'string') return targets;
  const { '@portal-kit/source': _, ...published } = targets;
  return published;
}

/**
 * The published package.json.
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
      Object.entries(manifest.exports).map(([path, targets]) => [path, publishedTargets(targets)]),
    ),
  };
}

/**
 * A Markdown text whose relative links point into the repository, except links to files beside the text.
 *
 * @param {string} text
 * @param {string} folder Folder of the text in the repository.
 * @param {ReadonlySet<string>} beside Names of the files that are beside the text in the package.
 * @param {string} homepage
 */
export function withAbsoluteLinks(text, folder, beside, homepage) {
  return text.replaceAll(/\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)/g, (link, path, hash = '') =>
    beside.has(path) ? link : `](${homepage}/blob/HEAD/${posix.join(folder, path)}${hash})`,
  );
}

async function rewriteLinks(path, folder, beside, homepage) {
  const text = await readFile(path, 'utf8');
  await writeFile(path, withAbsoluteLinks(text, folder, new Set(beside), homepage));
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
  await rewriteLinks(join(unpacked, 'README.md'), folder, [], repository.homepage);
  const documents = await readdir(join(unpacked, 'dist/docs')).catch(() => []);
  for (const name of documents)
    await rewriteLinks(join(unpacked, 'dist/docs', name), 'docs', documents, repository.homepage);
  const released = await readFile(join(unpacked, 'CHANGELOG.md'), 'utf8').catch(() => undefined);
  const changelog = await changelogOf(manifest.name, join(root, '.changeset'), released);
  await writeFile(join(unpacked, 'CHANGELOG.md'), changelog);
}
