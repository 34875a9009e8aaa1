// Byte budgets: what a first visit of the Items list loads, from the build's own manifest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

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
  return [...files].map((file) => ({ file, bytes: gzipBytes(file) }));
}

export async function checkBudgets() {
  const { firstLoad: budget } = JSON.parse(readFileSync(join(root, '.ci/budgets.json'), 'utf8'));
  const files = firstLoad(budget.chunks);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const lines = files.map(({ file, bytes }) => `${String(bytes).padStart(8)}  ${file}`);
  const verdict = `${String(total).padStart(8)}  of ${budget.maxGzipBytes} bytes (gzip) for the first load of the Items list`;
  return { code: total > budget.maxGzipBytes ? 1 : 0, output: [...lines, verdict].join('\n') };
}
