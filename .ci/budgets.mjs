// Byte budgets: what a first visit of the Items list loads, from the build's own manifest, and what each widget weighs in
// a partner's page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFeatures } from '../packages/portal-kit/generator/features.mjs';
import { root } from './setup.mjs';
import { elementDoor, reactDoor, scriptDoor } from './widget-sizes.mjs';

const dist = join(root, 'apps/portal/dist');
const gzipBytes = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** Every file that must be there before a chunk runs: itself, its static imports, and their styles. */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`budgets: ${key} is not in the build's manifest.`);
  seen.add(chunk.file);
  for (const style of chunk.css ?? []) seen.add(style);
  for (const imported of chunk.imports ?? [])
    if (!seen.has(manifest[imported].file)) filesOf(manifest, imported, seen);
  return seen;
}

/** JavaScript and CSS of a first load, by the names of the chunks that it takes. Gzip level 9. */
function firstLoad(chunkNames) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const keyOf = (name) =>
    Object.keys(manifest).find((key) => manifest[key].name === name && manifest[key].file.endsWith('.js'));
  const files = new Set(chunkNames.flatMap((name) => [...filesOf(manifest, keyOf(name))]));
  return [...files].reduce((sum, file) => sum + gzipBytes(file), 0);
}

const doors = {
  react: { measure: reactDoor, title: 'with EmbedProvider and its CSS, React outside' },
  elements: { measure: elementDoor, title: 'as an element, React outside' },
  script: { measure: scriptDoor, title: 'by the script, React inside' },
};

/** Every budget with what was measured. */
async function measure({ firstLoad: load }, widgets) {
  const measured = [
    {
      title: 'portal: first load of the Items list',
      bytes: firstLoad(load.chunks),
      budget: load.maxGzipBytes,
    },
  ];
  for (const [name, { budget }] of Object.entries(widgets)) {
    for (const [door, { measure, title }] of Object.entries(doors)) {
      const { firstBytes, laterBytes } = await measure(name);
      const later = `${laterBytes} more are fetched when they are needed`;
      measured.push({
        title: `${name} ${title}; ${later}`,
        bytes: firstBytes,
        budget: budget[door],
      });
    }
  }
  return measured;
}

export async function checkBudgets() {
  const budgets = JSON.parse(readFileSync(join(root, '.ci/budgets.json'), 'utf8'));
  const { widgets } = await readFeatures(join(root, 'packages/portal-kit'));
  const measured = await measure(budgets, widgets);
  const lines = measured.map(({ title, bytes, budget }) => {
    const isKept = bytes <= budget;
    return `${isKept ? ' ' : '✗'} ${String(bytes).padStart(7)} of ${budget} bytes (gzip): ${title}`;
  });
  return { code: lines.filter((line) => line.startsWith('✗')).length, output: lines.join('\n') };
}

if (import.meta.main) console.log((await checkBudgets()).output);
