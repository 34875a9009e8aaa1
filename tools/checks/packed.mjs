// Checks the packages as partners install them: the tarballs of the build of apps/partner-demo.
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packedPackages, unpackInto } from '../../apps/partner-demo/packing.mjs';
import { node, root, run } from '../environment/setup.mjs';
import { checkTypes } from './types.mjs';

/** Unpacks the packages into a new folder, as `npm install` does. */
export async function install(name) {
  const folder = join(root, '.cache', name);
  await rm(folder, { recursive: true, force: true });
  await unpackInto(folder);
  return folder;
}

async function readManifest(folder, { name }) {
  const path = join(folder, 'node_modules', name, 'package.json');
  return { name, manifest: JSON.parse(await readFile(path, 'utf8')) };
}

/**
 * Generates a module that imports every entry and every style sheet. The module's last lines fail to compile when an
 * entry is `any`.
 */
async function generateConsumerModule(folder) {
  const manifests = await Promise.all(packedPackages.map((each) => readManifest(folder, each)));
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
  // Newer compilers enable this option by default.
  noUncheckedSideEffectImports: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
};
const resolutions = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext' },
};

/** Compiles a copy of the partner pages, so that this check writes nothing into a folder that another check reads. */
export async function checkDemoTypes() {
  const demo = 'apps/partner-demo';
  const copy = '.cache/partner-demo-types';
  const folder = await install('partner-demo-types');
  for (const name of ['package.json', 'pages', 'server', 'tsconfig.json'])
    await cp(join(root, demo, name), join(folder, name), { recursive: true });
  const { code, output } = await checkTypes('types:partner-demo', copy);
  return { code, output: output.replaceAll(copy, demo) };
}

/** Compiles the public types, including those of the dependencies, without the sources. */
export async function checkPackedTypes() {
  const folder = await install('packed-types');
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await writeFile(join(folder, 'every-entry.ts'), await generateConsumerModule(folder));
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

const findPackage = (name) => packedPackages.find((each) => each.name === name);

export const runPublint = (name) => run('publint', [findPackage(name).tarball, '--strict'], { quiet: true });

/** Runs attw without style sheets, because it can't resolve them. */
export async function runAreTheTypesWrong(name) {
  const { tarball, folder } = findPackage(name);
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const styles = Object.keys(exports).filter((path) => path.endsWith('.css'));
  const excluded = styles.length > 0 ? ['--exclude-entrypoints', ...styles.map((path) => path.slice(2))] : [];
  return run('attw', [tarball, '--profile', 'esm-only', '--no-emoji', ...excluded], { quiet: true });
}
