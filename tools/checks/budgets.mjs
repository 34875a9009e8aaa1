// Byte budgets: the first load of the Items list in the portal, of the playground and of the design pages, and the size of
// each widget in a partner's page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFeatures } from '../../packages/portal-kit/generator/features.mjs';
import { root } from '../environment/setup.mjs';
import { elementSizes, reactSizes, scriptSizes } from './widget-sizes.mjs';

const dist = join(root, 'apps/portal/dist');
const playgroundDist = join(root, 'apps/playground/dist');
const designDist = join(root, 'apps/design/dist');
const gzipBytes = (file, folder = dist) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));

/** The files of a chunk and its static imports, including style sheets. */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`budgets: the manifest of the build does not contain ${key}.`);
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const imported of chunk.imports ?? [])
    if (!seen.has(manifest[imported].file)) filesOf(manifest, imported, seen);
  return seen;
}

/** The files of the named chunks. */
function filesOfChunks(chunkNames) {
  const manifest = readManifest(dist);
  const keyOf = (name) =>
    Object.keys(manifest).find((key) => manifest[key].name === name && manifest[key].file.endsWith('.js'));
  return new Set(chunkNames.flatMap((name) => [...filesOf(manifest, keyOf(name))]));
}

/** The bytes of JavaScript and CSS that the named chunks load after other chunks (gzip, level 9). */
function loadBytes(chunkNames, loadedChunkNames = []) {
  const loaded = filesOfChunks(loadedChunkNames);
  const files = [...filesOfChunks(chunkNames)].filter((file) => !loaded.has(file));
  return files.reduce((sum, file) => sum + gzipBytes(file), 0);
}

/** The bytes that the entries of the playground load after other entries (gzip, level 9). */
function playgroundBytes(entries, loadedEntries = []) {
  const manifest = readManifest(playgroundDist);
  const filesOfEntries = (names) => new Set(names.flatMap((name) => [...filesOf(manifest, name)]));
  const loaded = filesOfEntries(loadedEntries);
  const files = [...filesOfEntries(entries)].filter((file) => !loaded.has(file));
  return files.reduce((sum, file) => sum + gzipBytes(file, playgroundDist), 0);
}

/** The bytes of JavaScript and CSS of the first load of the design pages. */
const designBytes = () =>
  [...filesOf(readManifest(designDist), 'index.html')].reduce(
    (sum, file) => sum + gzipBytes(file, designDist),
    0,
  );

const integrations = {
  react: { measure: reactSizes, title: 'as a React component with EmbedProvider and CSS, without React' },
  elements: { measure: elementSizes, title: 'as a custom element, without React' },
  script: { measure: scriptSizes, title: 'from the script file, with React' },
};

/** Code of a list page that loads after the first screen, by its key in `budgets.json`. */
const laterParts = {
  selection: 'selection of a list',
  views: 'saved views of a list',
  shellExtras: 'recent records',
};

/** Every budget with the measured size. */
async function measureAll(budgets, widgets) {
  const { firstLoad: load, playground } = budgets;
  const measured = [
    {
      title: 'portal: first load of the Items list',
      bytes: loadBytes(load.chunks),
      budget: load.maxGzipBytes,
    },
    ...Object.entries(laterParts).map(([key, title]) => ({
      title: `portal: ${title}, after the first screen`,
      bytes: loadBytes(budgets[key].chunks, load.chunks),
      budget: budgets[key].maxGzipBytes,
    })),
    {
      title: 'playground: first load',
      bytes: playgroundBytes(playground.firstLoad.entries),
      budget: playground.firstLoad.maxGzipBytes,
    },
    {
      title: 'playground: sandbox and registry of the widgets, after the first load',
      bytes: playgroundBytes(playground.widgets.entries, playground.firstLoad.entries),
      budget: playground.widgets.maxGzipBytes,
    },
    { title: 'design pages: first load', bytes: designBytes(), budget: budgets.design.maxGzipBytes },
  ];
  for (const [name, { budget }] of Object.entries(widgets)) {
    for (const [integration, { measure, title }] of Object.entries(integrations)) {
      const { firstBytes, lazyBytes } = await measure(name);
      measured.push({
        title: `${name} ${title}; ${lazyBytes} bytes load on demand`,
        bytes: firstBytes,
        budget: budget[integration],
      });
    }
  }
  return measured;
}

export async function checkBudgets() {
  const budgets = JSON.parse(readFileSync(join(root, 'tools/checks/budgets.json'), 'utf8'));
  const { widgets } = await readFeatures(join(root, 'packages/portal-kit'));
  const measured = await measureAll(budgets, widgets);
  const lines = measured.map(({ title, bytes, budget }) => {
    const isWithinBudget = bytes <= budget;
    return `${isWithinBudget ? ' ' : '✗'} ${String(bytes).padStart(7)} of ${budget} bytes (gzip): ${title}`;
  });
  return { code: lines.filter((line) => line.startsWith('✗')).length, output: lines.join('\n') };
}
