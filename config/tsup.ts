import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, transform } from 'esbuild';
import { defineConfig } from 'tsup';
import { packageEntries } from './package-entries';

/** Writes one minified style sheet. The style sheets of the dependencies come first. */
async function writeStyles(baseStyles: readonly string[]): Promise<void> {
  const own = await readFile('dist/styles.css', 'utf8');
  const sheets = await Promise.all(baseStyles.map((file) => readFile(file, 'utf8')));
  const { code } = await transform([...sheets, own].join('\n'), { loader: 'css', minify: true });
  const files = await readdir('dist', { recursive: true });
  await Promise.all(
    files.filter((file) => /\.css(\.map)?$/.test(file)).map((file) => rm(join('dist', file))),
  );
  for (const file of ['styles.js', 'styles.js.map']) await rm(join('dist', file), { force: true });
  await writeFile('dist/styles.css', code);
}

/**
 * Bundles each worker into one file without imports, which the bundler of a partner can treat as an asset, and updates the
 * references to it. Returns the paths of the bundled modules.
 */
async function writeWorkers(): Promise<string[]> {
  const sources = (await readdir('src', { recursive: true })).filter((file) => file.endsWith('.worker.ts'));
  if (sources.length === 0) return [];
  const { metafile } = await build({
    entryPoints: sources.map((file) => join('src', file)),
    outdir: 'dist',
    entryNames: '[name]',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@portal-kit/source'],
    metafile: true,
    // A file without imports and exports is a module only with this statement.
    footer: { js: 'export {};' },
  });
  const scripts = (await readdir('dist')).filter((file) => file.endsWith('.js'));
  for (const file of scripts) {
    const code = await readFile(join('dist', file), 'utf8');
    const updated = code.replace(/\.worker\.ts(?=["'`])/g, '.worker.js');
    if (updated !== code) await writeFile(join('dist', file), updated);
  }
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [resolve(file)] : [])),
  );
}

/**
 * Writes the modules of the export condition `react-server`: the entries as client modules of React Server Components. Only
 * these files contain the directive, because bundlers without server components warn of it.
 */
async function writeClientModules(entries: readonly string[]): Promise<void> {
  const { metafile } = await build({
    entryPoints: entries.map((entry) => `dist/${entry}.js`),
    outdir: 'dist/react-server',
    outbase: 'dist',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  for (const [file, { exports }] of Object.entries(metafile.outputs)) {
    if (exports.length === 0) continue;
    const target = relative(dirname(file), file.replace('dist/react-server/', 'dist/'));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `'use client';\nexport { ${exports.toSorted().join(', ')} } from '${target}';\n`);
  }
}

interface ComponentLibrary {
  /** Module that imports every module with styles. Default `src/styles.ts`. */
  stylesModule?: string;
  /** Style sheets of the packages that this package depends on. */
  baseStyles?: readonly string[];
  /** Runs after the build with the modules that the workers contain. */
  onBuilt?: (built: { workerModules: readonly string[] }) => Promise<void>;
}

/** Builds a component library: ESM, types and `styles.css`. The `exports` of its package.json name the entries. */
export function componentLibrary({
  stylesModule = 'src/styles.ts',
  baseStyles = [],
  onBuilt,
}: ComponentLibrary = {}) {
  const entries = packageEntries(JSON.parse(readFileSync('package.json', 'utf8')));
  return defineConfig({
    entry: { ...entries, styles: stylesModule },
    format: ['esm'],
    target: 'es2022',
    dts: { entry: entries },
    clean: true,
    splitting: true,
    // Maps contain the sources, which the package does not contain.
    sourcemap: true,
    // The page styles of portal-kit recognize classes by this prefix.
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `pk_${hash}` })],
    onSuccess: async () => {
      await writeStyles(baseStyles);
      await writeClientModules(Object.keys(entries));
      const workerModules = await writeWorkers();
      await onBuilt?.({ workerModules });
    },
  });
}
