// Resets of CSS frameworks, and two resets without a package, for the page `host-styles`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import { compile } from 'tailwindcss';
import tailwind3 from 'tailwindcss-3';
import resetNames from './pages/host-styles/reset-names.json' with { type: 'json' };

const require = createRequire(import.meta.url);
const packageFile = (path) => readFile(require.resolve(path), 'utf8');

async function tailwind3Styles() {
  const source = '@tailwind base;';
  const { css } = await postcss([tailwind3({ content: [{ raw: '' }] })]).process(source, { from: undefined });
  return css;
}

/** Builds Tailwind 4 in its four layers. */
async function tailwind4Styles() {
  const base = dirname(require.resolve('tailwindcss/package.json'));
  const { build } = await compile('@import "tailwindcss";', {
    base,
    loadStylesheet: async (id, folder) => {
      const path = id === 'tailwindcss' ? join(base, 'index.css') : join(folder, id);
      return { path, base: dirname(path), content: await readFile(path, 'utf8') };
    },
  });
  return build([]);
}

/** @type {Record<string, () => string | Promise<string>>} The keys are the names in `reset-names.json`. */
const resets = {
  'tailwind-3': tailwind3Styles,
  'tailwind-4': tailwind4Styles,
  bootstrap: () => packageFile('bootstrap/dist/css/bootstrap.css'),
  normalize: () => packageFile('normalize.css'),
  'all-revert': () => '* { all: revert; }\n',
  'button-unset': () => 'button { all: unset; }\n',
};

/** Writes one file per reset into a folder. */
export async function writeResets(folder) {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    resetNames.map(async (name) => writeFile(join(folder, `${name}.css`), await resets[name]())),
  );
}
