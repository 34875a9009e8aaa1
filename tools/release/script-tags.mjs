// The script file of a release with its integrity metadata and the tags that load it.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { computeIntegrity } from './checksums.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The script file without its manifests: the files that a page loads. */
const entry = 'portal-kit.js';

/**
 * Renders the tags of a page with one widget. The import map comes first, because it applies to the modules after it.
 */
export function renderTags(address, { files, widgets }, widget) {
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, each]) => [`${address}/${file}`, each.integrity]),
  );
  const attributes = (file) => `"${address}/${file}" integrity="${files[file].integrity}" crossorigin`;
  return [
    `<script type="importmap">${JSON.stringify({ integrity })}</script>`,
    ...widgets[widget].map((file) => `<link rel="modulepreload" href=${attributes(file)} />`),
    `<script type="module" src=${attributes(entry)}></script>`,
    '',
  ].join('\n');
}

/**
 * Writes `integrity.json` and the tags of every widget.
 *
 * @param {string} script Folder of the script file.
 * @param {string} target Folder of the files.
 * @param {string} version
 * @throws If a file differs from the integrity metadata in the package.
 */
export function writeScriptTags(script, target, version) {
  const packaged = readJson(join(script, 'integrity.json'));
  const files = {};
  for (const [file, expected] of Object.entries(packaged)) {
    const path = join(script, file);
    const integrity = computeIntegrity(path, 'sha384');
    if (integrity !== expected) throw new Error(`${file} differs from integrity.json of the package.`);
    const gzipBytes = gzipSync(readFileSync(path), { level: 9 }).length;
    files[file] = { bytes: statSync(path).size, gzipBytes, integrity };
  }
  const address = `/portal-kit-${version}`;
  const manifest = { version, address, files, widgets: readJson(join(script, 'preload.json')) };
  mkdirSync(join(target, 'tags'), { recursive: true });
  writeFileSync(join(target, 'integrity.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const widget of Object.keys(manifest.widgets))
    writeFileSync(join(target, 'tags', `${widget}.html`), renderTags(address, manifest, widget));
  return manifest;
}
