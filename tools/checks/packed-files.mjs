// Checks the files of the packed packages.
import { readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join, posix, relative } from 'node:path';
import { packedPackages } from '../../apps/partner-demo/packing.mjs';
import { root } from '../environment/setup.mjs';
import { install } from './packed.mjs';

const isText = (path) => /\.(js|map|d\.ts|md)$/.test(path);

async function readPacked(folder, each) {
  const installed = join(folder, 'node_modules', each.name);
  const files = (await readdir(installed, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
  const texts = new Map();
  for (const file of files.filter(isText)) texts.set(file, await readFile(join(installed, file), 'utf8'));
  return { name: each.name, source: each.folder, files: new Set(files), manifest, texts };
}

/** Lists the targets of all entries: condition and path. */
const listTargets = ({ exports }) =>
  Object.values(exports)
    .flatMap((target) => Object.entries(typeof target === 'string' ? { default: target } : target))
    .map(([condition, path]) => ({ condition, path: path.replace(/^\.\//, '') }));

const isScript = (path) => path.startsWith('dist/') && path.endsWith('.js');
/** Bundles without an entry: the script file and workers. They are minified and have no source map. */
const isBundle = (path) => path.startsWith('dist/script/') || path.endsWith('.worker.js');

/** Reports missing files: the targets of the exports, the license, the changelog and the README. */
function missingFiles({ name, files, manifest }) {
  const required = [
    ...listTargets(manifest).map(({ path }) => path),
    ...(manifest.customElements ? [manifest.customElements] : []),
    'LICENSE',
    'README.md',
    'CHANGELOG.md',
    ...([...files].some(isBundle) ? ['THIRD-PARTY-LICENSES.md'] : []),
  ];
  const exists = (path) =>
    path.endsWith('/*') ? [...files].some((file) => file.startsWith(path.slice(0, -1))) : files.has(path);
  return required.filter((path) => !exists(path)).map((path) => `${name}: ${path} is not in the tarball`);
}

/**
 * Reports wrong 'use client' directives. Only the modules for React Server Components have 'use client': bundlers
 * without server components warn about it. Each entry with React has such a module.
 */
function wrongDirectives({ name, manifest, texts }) {
  const targets = listTargets(manifest);
  const clientModules = new Set(
    targets.filter(({ condition }) => condition === 'react-server').map(({ path }) => path),
  );
  const hasDirective = (text) => /^['"]use client['"]/.test(text);
  const usesReact = 'react' in (manifest.peerDependencies ?? {});
  const entries = targets.filter(
    ({ condition, path }) => condition === 'import' && /^export \{/m.test(texts.get(path) ?? ''),
  );
  const toClientModule = (path) => path.replace(/^dist\//, 'dist/react-server/');
  return [
    ...entries
      .filter(({ path }) => usesReact !== clientModules.has(toClientModule(path)))
      .map(
        ({ path }) => `${name}: ${path} ${usesReact ? 'has no' : 'must not have a'} module for react-server`,
      ),
    ...[...texts]
      .filter(([file, text]) => isScript(file) && hasDirective(text) !== clientModules.has(file))
      .map(
        ([file]) => `${name}: ${file} ${clientModules.has(file) ? 'lacks' : 'must not have'} 'use client'`,
      ),
  ];
}

const importPattern =
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const packageName = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)[0];

/** Reports imports of packages that package.json does not declare. */
function undeclaredImports({ name, manifest, texts }) {
  const declared = new Set([
    name,
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  ]);
  return [...texts]
    .filter(([file]) => /^dist\/.*\.(js|d\.ts)$/.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(importPattern)]
        .map(([, from, bare, dynamic]) => from ?? bare ?? dynamic)
        .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier))
        .filter((specifier) => !declared.has(packageName(specifier)))
        .map((specifier) => `${name}: ${file} imports ${specifier}, which package.json does not declare`),
    );
}

/** Reports bundled code of other packages outside the script files, which have a license list. */
const bundledCode = ({ name, texts }) =>
  [...texts]
    .filter(([file, text]) => isScript(file) && /^\/\/ (\.\.\/)+node_modules\//m.test(text))
    .map(([file]) => `${name}: ${file} contains code of another package`);

/**
 * Checks that every script has a source map with the text of its sources, because the package doesn't contain the
 * sources.
 */
function wrongSourceMaps({ name, files, texts }) {
  const sources = [...files].filter((file) => file.startsWith('src/'));
  const findProblem = ([file, text]) => {
    const [, map] = /\/\/# sourceMappingURL=(.+)$/m.exec(text) ?? [];
    if (isBundle(file)) return map && 'must not have a source map';
    if (!/^export \{|^import /m.test(text) || file.startsWith('dist/react-server/')) return undefined;
    const mapText = map && texts.get(posix.join(posix.dirname(file), map));
    if (!mapText) return 'has no source map';
    const { sources: paths, sourcesContent = [] } = JSON.parse(mapText);
    const isComplete = paths.every((_, index) => typeof sourcesContent[index] === 'string');
    return isComplete ? undefined : 'has a source map without the text of its sources';
  };
  const problems = [...texts]
    .filter(([file]) => isScript(file))
    .map((entry) => [entry[0], findProblem(entry)]);
  return [
    ...sources.map((file) => `${name}: ${file} is in the tarball, but the source maps contain the sources`),
    ...problems.filter(([, problem]) => problem).map(([file, problem]) => `${name}: ${file} ${problem}`),
  ];
}

/**
 * Checks that the fields that npm shows have the repository's URLs, and that no condition is for the workspace only.
 */
function wrongManifest({ name, source, manifest }, { homepage, bugs, repository }) {
  const directory = relative(root, source).replaceAll('\\', '/');
  const expected = {
    homepage: `${homepage}/tree/HEAD/${directory}#readme`,
    bugs,
    repository: { ...repository, directory },
  };
  const wrong = Object.keys(expected).filter(
    (field) => JSON.stringify(manifest[field]) !== JSON.stringify(expected[field]),
  );
  const hasSourceCondition = listTargets(manifest).some(
    ({ condition }) => condition === '@portal-kit/source',
  );
  return [
    ...wrong.map(
      (field) => `${name}: "${field}" of package.json differs from the package.json of the repository`,
    ),
    ...(hasSourceCondition ? [`${name}: package.json has the condition for sources`] : []),
  ];
}

/**
 * Reports links that don't work on npm. Links in the README must be absolute, because npm shows it on its website.
 * Links in other documents must point to files of the package.
 */
function brokenLinks({ name, files, texts }) {
  const documents = [...texts].filter(([file]) => file.endsWith('.md') && file !== 'THIRD-PARTY-LICENSES.md');
  return documents.flatMap(([file, text]) =>
    [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .map(([, path]) => path)
      .filter((path) => file === 'README.md' || !files.has(posix.join(posix.dirname(file), path)))
      .map((path) => `${name}: ${file} links to ${path}, which is not an address that works on npm`),
  );
}

export async function checkPackedFiles() {
  const folder = await install('packed-files');
  const repository = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const problems = [];
  for (const each of packedPackages) {
    const packed = await readPacked(folder, each);
    problems.push(
      ...missingFiles(packed),
      ...wrongDirectives(packed),
      ...undeclaredImports(packed),
      ...bundledCode(packed),
      ...wrongSourceMaps(packed),
      ...wrongManifest(packed, repository),
      ...brokenLinks(packed),
    );
  }
  return { code: problems.length, output: problems.join('\n') };
}
