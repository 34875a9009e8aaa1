// Reads the entries of the published packages from their package.json files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Entry
 * @property {string} specifier The import specifier, such as `portal-kit/item-list`.
 * @property {string} source Path of the source file.
 * @property {string} types Path of the declaration file.
 * @property {string} script Path of the JavaScript file.
 */

/**
 * Reads every published package of a directory with its entries, dependencies first, without style sheets. Paths are
 * relative.
 */
export function publishedPackages(tree) {
  const folders = ['sdk', 'ui', 'portal-kit'].map((name) => `packages/${name}`);
  const others = readdirSync(join(tree, 'packages')).map((name) => `packages/${name}`);
  return [...new Set([...folders, ...others])]
    .filter((folder) => existsSync(join(tree, folder, 'package.json')))
    .map((folder) => ({
      folder,
      manifest: JSON.parse(readFileSync(join(tree, folder, 'package.json'), 'utf8')),
    }))
    .filter(({ manifest }) => !manifest.private)
    .map(({ folder, manifest }) => {
      const entries = Object.entries(manifest.exports)
        .filter(([, target]) => '@portal-kit/source' in Object(target))
        .map(([path, target]) => ({
          specifier: manifest.name + path.slice(1),
          source: join(folder, target['@portal-kit/source']),
          types: join(folder, target.types),
          script: join(folder, target.import),
        }))
        .sort((a, b) => (a.specifier < b.specifier ? -1 : 1));
      return { name: manifest.name, folder, manifest, entries };
    });
}
