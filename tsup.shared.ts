import { readdirSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, transform } from 'esbuild';
import { defineConfig } from 'tsup';
import { shortClassNames } from './class-names.shared';

/** One style sheet per package, minified; what it builds on comes first. */
async function writeStyles(under: readonly string[]): Promise<void> {
  const own = await readFile('dist/styles.css', 'utf8');
  const sheets = await Promise.all(under.map((file) => readFile(file, 'utf8')));
  const [ownNames, namesUnder] = [own, sheets.join()].map((text) => new Set(text.match(/\bpk_\w+/g)));
  const double = [...ownNames].filter((name) => namesUnder.has(name));
  if (double.length > 0) throw new Error(`Two packages have classes of the same name: ${double.join(', ')}.`);
  const { code } = await transform([...sheets, own].join('\n'), { loader: 'css', minify: true });
  const files = await readdir('dist', { recursive: true });
  await Promise.all(
    files.filter((file) => /\.css(\.map)?$/.test(file)).map((file) => rm(join('dist', file))),
  );
  await rm('dist/styles.js', { force: true });
  await writeFile('dist/styles.css', code);
}

/**
 * Each worker becomes one file without imports beside the entries, so that a partner's bundler may treat it as an asset;
 * the code that starts it then names that file. Returns the paths of all that is inside.
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
    // It has no imports and no exports: this says that it is a module all the same.
    footer: { js: 'export {};' },
  });
  const scripts = (await readdir('dist')).filter((file) => file.endsWith('.js'));
  for (const file of scripts) {
    const code = await readFile(join('dist', file), 'utf8');
    const named = code.replace(/\.worker\.ts(?=["'`])/g, '.worker.js');
    if (named !== code) await writeFile(join('dist', file), named);
  }
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [resolve(file)] : [])),
  );
}

/** Entries by name: one for each module in the folders. */
const exportEntries = (folders: readonly string[]) =>
  Object.fromEntries(
    folders.flatMap((folder) =>
      (readdirSync(folder, { recursive: true }) as string[])
        .filter((file) => file.endsWith('.ts'))
        .map((file) => [file.replace(/\.ts$/, ''), `${folder}/${file}`]),
    ),
  );

interface ComponentLibrary {
  /** Folders whose modules are package entries. Default `src/exports`. */
  entryFolders?: readonly string[];
  /** Module that imports every module with styles. Default `src/styles.ts`. */
  stylesModule?: string;
  /** Style sheets of the packages that this one builds on. */
  stylesUnder?: readonly string[];
  /** What else is made of `dist`, once it is whole, and of the files that its workers have inside. */
  onBuilt?: (built: { workerModules: readonly string[] }) => Promise<void>;
}

/** A library of components: ESM, types, and `styles.css`. Each module in the entry folders is an entry. */
export function componentLibrary({
  entryFolders = ['src/exports'],
  stylesModule = 'src/styles.ts',
  stylesUnder = [],
  onBuilt,
}: ComponentLibrary = {}) {
  const entries = exportEntries(entryFolders);
  return defineConfig({
    entry: { ...entries, styles: stylesModule },
    format: ['esm'],
    target: 'es2022',
    dts: { entry: entries },
    clean: true,
    splitting: true,
    // Partners see it as it runs in their page: hooks and events, never on a server.
    banner: { js: "'use client';" },
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: shortClassNames('pk_') })],
    onSuccess: async () => {
      await writeStyles(stylesUnder);
      const workerModules = await writeWorkers();
      await onBuilt?.({ workerModules });
    },
  });
}
