// Measures the size of a widget in a partner's page, for each integration. Each file is compressed separately (gzip,
// level 9).
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../environment/setup.mjs';

const dist = join(root, 'packages/portal-kit/dist');
const script = join(dist, 'script');
const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;
const sum = (values) => [...values].reduce((total, value) => total + value, 0);

/** The files reachable from a file, including the file itself. */
function reachableFrom(start, next, seen = new Set()) {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const one of next(start)) reachableFrom(one, next, seen);
  return seen;
}

/** The page provides React. */
const external = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/** Bundles an entry as a partner does. `firstBytes` load before the first render, `lazyBytes` on demand. */
async function bundleSizes(contents) {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: dist },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: join(root, '.cache/sizes'),
    write: false,
    metafile: true,
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const contentOf = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  const { outputs } = metafile;
  const entry = Object.keys(outputs).find((file) => outputs[file].entryPoint === '<stdin>');
  const first = reachableFrom(entry, (file) =>
    outputs[file].imports.flatMap(({ path, kind }) =>
      kind === 'import-statement' && outputs[path] ? [path] : [],
    ),
  );
  const bytes = (files) => sum(files.map((file) => gzipBytes(contentOf.get(basename(file)))));
  return {
    firstBytes: bytes([...first]),
    lazyBytes: bytes(Object.keys(outputs).filter((file) => !first.has(file))),
  };
}

const componentName = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** The React component with `EmbedProvider` and its style sheet. */
export async function reactSizes(name) {
  const { firstBytes, lazyBytes } = await bundleSizes(
    `export { ${componentName(name)} } from './${name}.js'; export { EmbedProvider } from './embed.js';`,
  );
  return { firstBytes: firstBytes + gzipBytes(readFileSync(join(dist, `${name}.css`))), lazyBytes };
}

/** The custom element, which includes its styles. */
export const elementSizes = (name) => bundleSizes(`export * from './elements/${name}.js';`);

const importsOf = (file) =>
  [...readFileSync(join(script, file), 'utf8').matchAll(/(?:import|from)\s*"\.\/([^"]+)"/g)].map(
    ([, imported]) => imported,
  );

/** The script file with React, and the chunks of this widget. */
export function scriptSizes(name) {
  const files = readdirSync(script).filter((file) => file.endsWith('.js') && !file.endsWith('.worker.js'));
  const chunk = files.find(
    (file) => file.startsWith(`${name}-`) && /^-[\w-]{8}\.js$/.test(file.slice(name.length)),
  );
  if (!chunk) throw new Error(`budgets: dist/script has no chunk for ${name}.`);
  const first = reachableFrom('portal-kit.js', importsOf);
  reachableFrom(chunk, importsOf, first);
  const bytes = (some) => sum([...some].map((file) => gzipBytes(readFileSync(join(script, file)))));
  return { firstBytes: bytes(first), lazyBytes: bytes(files.filter((file) => !first.has(file))) };
}
