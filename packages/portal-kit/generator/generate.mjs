// Generates all files from the feature descriptions, the codes of the countries, and the table of custom properties.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countriesModule } from './countries.mjs';
import { demoModule } from './demo.mjs';
import { withGeneratedTables } from './documents.mjs';
import { elementInputsModule, elementModule, portalElementsModule, registryModule } from './elements.mjs';
import { componentEntry, elementEntry, packageExports, registryEntry, stylesModule } from './entries.mjs';
import { loadModule, readFeatures } from './features.mjs';
import {
  accessModule,
  destinationsModule,
  destinationValuesModule,
  eventsModule,
  listNamesModule,
} from './types.mjs';

const packageFolder = 'packages/portal-kit';
const documents = ['docs/embedding.md', 'docs/theming.md', `${packageFolder}/README.md`];

/** Folders of the hand-written entries, relative to `src`. */
const entryFolders = ['exports', 'element-exports'];

/** Lists a folder's entries with their modules relative to `src`. */
async function listEntries(root, folder) {
  const files = await readdir(join(root, packageFolder, 'src', folder), { recursive: true });
  const names = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -3));
  return names.map((name) => [name, `${folder}/${name}`]);
}

/** Folders that contain generated files only. */
export const generatedFolders = [`${packageFolder}/src/generated`, 'apps/partner-demo/pages/generated'];

/**
 * Generates code, package exports and documentation tables from the feature descriptions of portal-kit.
 *
 * @param {string} root Folder of the repository.
 * @returns {Promise<Map<string, string>>} Path relative to the repository → content.
 */
export async function generateFromFeatures(root) {
  const read = (path) => readFile(join(root, path), 'utf8');
  const features = await readFeatures(join(root, packageFolder));
  const { widgets } = features;
  const names = Object.keys(widgets).sort();
  const generated = (path) => `${packageFolder}/src/generated/${path}`;
  const files = new Map([
    [generated('access.ts'), accessModule(features)],
    [generated('countries.ts'), countriesModule()],
    [generated('destinations.ts'), destinationsModule(features)],
    [generated('destination-values.ts'), destinationValuesModule(features)],
    [generated('events.ts'), eventsModule(features)],
    [generated('list-names.ts'), listNamesModule(features)],
    [generated('element-inputs.ts'), elementInputsModule(widgets)],
    [generated('portal-elements.ts'), portalElementsModule(widgets)],
    [generated('registry.ts'), registryModule(widgets)],
    [generated('styles.ts'), stylesModule(names)],
    [generated('exports/elements.ts'), registryEntry()],
    ['apps/partner-demo/pages/generated/widgets.ts', demoModule(widgets)],
  ]);
  for (const name of names) {
    files.set(generated(`elements/${name}.element.ts`), elementModule(name, widgets[name]));
    files.set(generated(`exports/${name}.ts`), componentEntry(widgets[name]));
    files.set(generated(`exports/elements/${name}.ts`), elementEntry(name, widgets[name]));
  }
  const handWritten = (await Promise.all(entryFolders.map((folder) => listEntries(root, folder)))).flat();
  const manifest = JSON.parse(await read(`${packageFolder}/package.json`));
  manifest.exports = packageExports(names, handWritten);
  files.set(`${packageFolder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  const { documentedProperties } = await loadModule(join(root, 'packages/ui/src/theme/host-properties.ts'));
  const sources = { ...features, properties: documentedProperties() };
  for (const path of documents) files.set(path, withGeneratedTables(await read(path), sources));
  return files;
}
