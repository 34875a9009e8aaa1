import { readdirSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { transform } from 'esbuild';
import { defineConfig } from 'tsup';

/** One style sheet per package, minified; what it builds on comes first. */
async function writeStyles(under: readonly string[]): Promise<void> {
  const own = await readFile('dist/styles.css', 'utf8');
  const sheets = await Promise.all(under.map((file) => readFile(file, 'utf8')));
  const { code } = await transform([...sheets, own].join('\n'), { loader: 'css', minify: true });
  const files = await readdir('dist');
  await Promise.all(
    files.filter((file) => /\.css(\.map)?$/.test(file)).map((file) => rm(join('dist', file))),
  );
  await rm('dist/styles.js', { force: true });
  await writeFile('dist/styles.css', code);
}

const exportEntries = () =>
  Object.fromEntries(
    readdirSync('src/exports').map((file) => [file.replace(/\.ts$/, ''), `src/exports/${file}`]),
  );

/** A library of components: ESM, types, and `styles.css`. Each file of `src/exports` is an entry. */
export function componentLibrary({ stylesUnder = [] }: { stylesUnder?: readonly string[] } = {}) {
  return defineConfig({
    entry: { ...exportEntries(), styles: 'src/styles.ts' },
    format: ['esm'],
    target: 'es2022',
    dts: { entry: exportEntries() },
    clean: true,
    splitting: true,
    // Partners see it as it runs in their page: hooks and events, never on a server.
    banner: { js: "'use client';" },
    esbuildPlugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `pk_${hash}` })],
    onSuccess: () => writeStyles(stylesUnder),
  });
}
