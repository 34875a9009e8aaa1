// The packages as partners install them: what is in the tarballs that the build has packed, and types that compile alone.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { packedPackages, unpackInto } from '../apps/partner-demo/packing.mjs';
import { node, root, run } from './setup.mjs';

const folder = join(root, '.cache/packed');
const installed = (name) => join(folder, 'node_modules', name);

async function readPacked({ name }) {
  const files = (await readdir(installed(name), { recursive: true })).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const manifest = JSON.parse(await readFile(join(installed(name), 'package.json'), 'utf8'));
  const texts = new Map();
  for (const file of files.filter((path) => /^dist\/.*\.(js|d\.ts)$/.test(path)))
    texts.set(file, await readFile(join(installed(name), file), 'utf8'));
  return { name, files: new Set(files), manifest, texts };
}

const targetsOf = ({ exports }) =>
  Object.values(exports)
    .flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
    .map((target) => target.replace(/^\.\//, ''));

/** Every file that the exports name, and what a package must bring besides. */
function missingFiles({ name, files, manifest }) {
  const bundles = [...files].some((file) => file.startsWith('dist/script/'));
  const wanted = [
    ...targetsOf(manifest),
    'LICENSE',
    'README.md',
    ...(bundles ? ['THIRD-PARTY-LICENSES.md'] : []),
  ];
  const isThere = (path) =>
    path.endsWith('/*') ? [...files].some((file) => file.startsWith(path.slice(0, -1))) : files.has(path);
  return wanted.filter((path) => !isThere(path)).map((path) => `${name}: ${path} is not in the tarball`);
}

/** Components run in a browser, and say so in each entry; the client runs anywhere. */
function wrongDirectives({ name, manifest, texts }) {
  const isForBrowsers = 'react' in (manifest.peerDependencies ?? {});
  const entries = new Set(targetsOf(manifest));
  return [...texts]
    .filter(([file]) => file.endsWith('.js') && (entries.has(file) || !isForBrowsers))
    .filter(([, text]) => /^['"]use client['"]/.test(text) !== isForBrowsers)
    .map(([file]) => `${name}: ${file} ${isForBrowsers ? 'lacks' : 'must not have'} 'use client'`);
}

const importPattern =
  /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;
const packageName = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)[0];

/** What a published file imports has to be installed with it. Scripts and workers have everything inside. */
function undeclaredImports({ name, manifest, texts }) {
  const declared = new Set([
    name,
    ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  ]);
  return [...texts].flatMap(([file, text]) =>
    [...text.matchAll(importPattern)]
      .map(([, from, bare, dynamic]) => from ?? bare ?? dynamic)
      .filter((specifier) => !specifier.startsWith('.') && !isBuiltin(specifier))
      .filter((specifier) => !declared.has(packageName(specifier)))
      .map((specifier) => `${name}: ${file} imports ${specifier}, which package.json does not declare`),
  );
}

/** Code of others stands in the files that come with its licences, and nowhere else. */
const bundledCode = ({ name, texts }) =>
  [...texts]
    .filter(([, text]) => /^\/\/ (\.\.\/)+node_modules\//m.test(text))
    .map(([file]) => `${name}: ${file} has code of another package inside`);

export async function checkPackedFiles() {
  await unpackInto(folder);
  const problems = [];
  for (const one of packedPackages) {
    const packed = await readPacked(one);
    problems.push(
      ...missingFiles(packed),
      ...wrongDirectives(packed),
      ...undeclaredImports(packed),
      ...bundledCode(packed),
    );
  }
  return { code: problems.length, output: problems.join('\n') };
}

/** A partner's file that imports every entry and every style sheet. Its last lines tell types from `any`. */
async function consumer() {
  const manifests = await Promise.all(packedPackages.map(readPacked));
  const exported = manifests.flatMap(({ name, manifest }) =>
    Object.entries(manifest.exports).map(([path, target]) => ({ specifier: name + path.slice(1), target })),
  );
  const specifiers = exported.filter(({ target }) => target.import).map(({ specifier }) => specifier);
  const sheets = exported.filter(({ specifier }) => specifier.endsWith('.css'));
  return [
    ...sheets.map(({ specifier }) => `import '${specifier}';`),
    ...specifiers.map((specifier, index) => `import * as entry${index} from '${specifier}';`),
    `export const entries = [${specifiers.map((_, index) => `entry${index}`).join(', ')}];`,
    ...specifiers.map(
      (_, index) => `// @ts-expect-error\nexport const unknown${index} = entry${index}.isNotExported;`,
    ),
    '',
  ].join('\n');
}

const options = {
  strict: true,
  skipLibCheck: false,
  noEmit: true,
  // On by default in newer compilers: what is imported for its effect alone must be there too.
  noUncheckedSideEffectImports: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
};
const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
};

/** Public types compile alone, those of what they depend on included. After `checkPackedFiles`, which unpacks them. */
export async function checkPackedTypes() {
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await writeFile(join(folder, 'every-entry.ts'), await consumer());
  const results = [];
  for (const [name, resolution] of Object.entries(resolutions)) {
    const project = join(folder, `tsconfig.${name}.json`);
    const compilerOptions = { ...options, ...resolution };
    await writeFile(project, JSON.stringify({ compilerOptions, files: ['every-entry.ts'] }));
    for (const compiler of ['typescript', 'typescript7'])
      results.push(
        await run(node, [join(root, `node_modules/${compiler}/bin/tsc`), '-p', project], { quiet: true }),
      );
  }
  return {
    code: results.filter(({ code }) => code !== 0).length,
    output: results.map(({ output }) => output).join(''),
  };
}

/** What the field's own tools say about each tarball. After `checkPackedFiles`. */
export const packedSteps = packedPackages.flatMap(({ name, tarball }) => [
  { name: `package ${name}: publint`, command: 'publint', args: [tarball, '--strict'] },
  {
    name: `package ${name}: types as published`,
    run: async () => {
      const { exports } = JSON.parse(await readFile(join(installed(name), 'package.json'), 'utf8'));
      const styles = Object.keys(exports).filter((path) => path.endsWith('.css'));
      const excluded =
        styles.length > 0 ? ['--exclude-entrypoints', ...styles.map((path) => path.slice(2))] : [];
      return run('attw', [tarball, '--profile', 'esm-only', '--no-emoji', ...excluded], { quiet: true });
    },
  },
]);
