import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OutputAsset, OutputChunk } from 'rolldown';
import { widgetNames } from './widget-bundles';

/**
 * Collects the files that a file imports statically, at any depth, without the file itself. Dependencies come first.
 */
function collectStaticImports(
  file: string,
  chunks: ReadonlyMap<string, OutputChunk>,
  found = new Set<string>(),
): Set<string> {
  for (const imported of chunks.get(file)?.imports ?? []) {
    if (found.has(imported)) continue;
    collectStaticImports(imported, chunks, found);
    found.add(imported);
  }
  return found;
}

const toJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes two manifests beside the script file, for the head of a page:
 *
 * - `preload.json`: the files that the script loads before a widget renders, by widget name.
 * - `integrity.json`: the integrity metadata (SHA-384) of every file.
 *
 * @throws Error, if a widget has no chunk.
 */
export async function writeScriptManifests(
  folder: string,
  output: readonly (OutputChunk | OutputAsset)[],
): Promise<void> {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const entry = 'portal-kit.js';
  const preload = widgetNames.map((name) => {
    const file = [...chunks.values()].find((chunk) => chunk.name.startsWith(`${name}.element-`));
    if (!file) throw new Error(`portal-kit: dist/script has no chunk for ${name}.`);
    const files = [
      ...collectStaticImports(entry, chunks),
      ...collectStaticImports(file.fileName, chunks),
      file.fileName,
    ];
    return [name, [...new Set(files)].filter((each) => each !== entry)];
  });
  await writeFile(join(folder, 'preload.json'), toJson(Object.fromEntries(preload)));
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js')).sort();
  const hashes = await Promise.all(
    scripts.map(async (file) => {
      const hash = createHash('sha384').update(await readFile(join(folder, file)));
      return [file, `sha384-${hash.digest('base64')}`];
    }),
  );
  await writeFile(join(folder, 'integrity.json'), toJson(Object.fromEntries(hashes)));
}
