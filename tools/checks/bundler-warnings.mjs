// Bundles every entry of the packed packages with the bundlers of partners, without a plugin for React.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundleWithEsbuild } from 'esbuild';
import { rollup } from 'rollup';
import { build as bundleWithVite } from 'vite';
import { packedPackages } from '../../apps/partner-demo/packing.mjs';
import { install } from './packed.mjs';

/** Reads the paths of all entries' JavaScript modules, by specifier. */
async function readEntries(folder) {
  const entries = await Promise.all(
    packedPackages.map(async ({ name }) => {
      const installed = join(folder, 'node_modules', name);
      const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
      return Object.entries(manifest.exports)
        .filter(([, target]) => target.import)
        .map(([path, target]) => [name + path.slice(1), join(installed, target.import)]);
    }),
  );
  return new Map(entries.flat());
}

async function writePage(folder, specifiers) {
  const imports = specifiers.map((specifier, index) => `import * as entry${index} from '${specifier}';`);
  const uses = `console.log(${specifiers.map((_, index) => `entry${index}`).join(', ')});`;
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await writeFile(join(folder, 'main.js'), [...imports, uses, ''].join('\n'));
  await writeFile(
    join(folder, 'index.html'),
    '<!doctype html><script type="module" src="./main.js"></script>',
  );
}

/** Collects Vite's warnings. `rolldownOptions`: see "Bundlers" in docs/embedding.md. */
async function collectViteWarnings(root, rolldownOptions = {}) {
  const warnings = [];
  const warn = (message) => warnings.push(`Vite: ${message}`);
  const customLogger = {
    info: () => {},
    warn,
    warnOnce: warn,
    error: warn,
    clearScreen: () => {},
    hasErrorLogged: () => false,
    hasWarned: false,
  };
  await bundleWithVite({
    root,
    configFile: false,
    customLogger,
    logLevel: 'warn',
    build: { write: false, chunkSizeWarningLimit: 10_000, rolldownOptions },
  });
  return warnings;
}

/** Collects Rollup's warnings. The packages' dependencies are external, because Rollup needs plugins for them. */
async function collectRollupWarnings(folder, entries) {
  const warnings = [];
  const bundle = await rollup({
    input: join(folder, 'main.js'),
    plugins: [{ name: 'packed-packages', resolveId: (specifier) => entries.get(specifier) ?? null }],
    external: (specifier) => /^[a-z@]/.test(specifier) && !entries.has(specifier),
    onwarn: ({ message }) => warnings.push(`Rollup: ${message}`),
  });
  await bundle.generate({ format: 'es' });
  return warnings;
}

async function collectEsbuildWarnings(folder) {
  const { warnings } = await bundleWithEsbuild({
    entryPoints: [join(folder, 'main.js')],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: join(folder, 'dist'),
    write: false,
    logLevel: 'silent',
  });
  return warnings.map(({ text, location }) => `esbuild: ${location?.file}: ${text}`);
}

/** TanStack marks its modules for React with 'use client'. The documentation describes how to hide the warnings. */
const isOfTanStack = (warning) => /node_modules\/@tanstack\//.test(warning);

export async function checkBundlerWarnings() {
  const folder = await install('bundler-warnings');
  const entries = await readEntries(folder);
  await writePage(folder, [...entries.keys()]);
  const warnings = [
    ...(await collectViteWarnings(folder)).filter((warning) => !isOfTanStack(warning)),
    ...(await collectViteWarnings(folder, { checks: { moduleLevelDirective: false } })),
    ...(await collectRollupWarnings(folder, entries)),
    ...(await collectEsbuildWarnings(folder)),
  ];
  return { code: warnings.length, output: warnings.join('\n') };
}
