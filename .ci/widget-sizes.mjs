// What a widget weighs in a partner's page, by each of its doors. Gzip level 9, as a page is told to fetch it: each file
// by itself.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const dist = join(root, 'packages/portal-kit/dist');
const script = join(dist, 'script');
const gzipBytes = (content) => gzipSync(content, { level: 9 }).length;
const sum = (values) => [...values].reduce((total, value) => total + value, 0);

/** Everything that is reached from a file, which counts itself. */
function reachedFrom(start, next, seen = new Set()) {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const one of next(start)) reachedFrom(one, next, seen);
  return seen;
}

/** The page's own React is no part of it. */
const external = ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/client'];

/** Bundled as a partner would: what must be there before the widget shows, and what is fetched later. */
async function bundled(contents) {
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
  const first = reachedFrom(entry, (file) =>
    outputs[file].imports.flatMap(({ path, kind }) =>
      kind === 'import-statement' && outputs[path] ? [path] : [],
    ),
  );
  const bytes = (files) => sum(files.map((file) => gzipBytes(contentOf.get(basename(file)))));
  return {
    firstBytes: bytes([...first]),
    laterBytes: bytes(Object.keys(outputs).filter((file) => !first.has(file))),
  };
}

const exportedWidget = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

/** The component inside `EmbedProvider`, and its style sheet. */
export async function reactDoor(name) {
  const { firstBytes, laterBytes } = await bundled(
    `export { ${exportedWidget(name)} } from './${name}.js'; export { EmbedProvider } from './embed.js';`,
  );
  return { firstBytes: firstBytes + gzipBytes(readFileSync(join(dist, `${name}.css`))), laterBytes };
}

/** The custom element, which has its styles inside. */
export const elementDoor = (name) => bundled(`export * from './elements/${name}.js';`);

const importsOf = (file) =>
  [...readFileSync(join(script, file), 'utf8').matchAll(/(?:import|from)\s*"\.\/([^"]+)"/g)].map(
    ([, imported]) => imported,
  );

/** The script file, React included, and what it fetches for this widget alone. */
export function scriptDoor(name) {
  const files = readdirSync(script).filter((file) => file.endsWith('.js') && !file.endsWith('.worker.js'));
  const chunk = files.find(
    (file) => file.startsWith(`${name}-`) && /^-[\w-]{8}\.js$/.test(file.slice(name.length)),
  );
  if (!chunk) throw new Error(`budgets: dist/script has no file for ${name}.`);
  const first = reachedFrom('portal-kit.js', importsOf);
  reachedFrom(chunk, importsOf, first);
  const bytes = (some) => sum([...some].map((file) => gzipBytes(readFileSync(join(script, file)))));
  return { firstBytes: bytes(first), laterBytes: bytes(files.filter((file) => !first.has(file))) };
}
