// Reads the feature descriptions (`src/**/*.feature.ts`) and merges them into one description of the package.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** @typedef {import('../src/kernel/feature/feature-description').FeatureDescription} FeatureDescription */
/** @typedef {import('../src/kernel/feature/feature-description').WidgetDescription} WidgetDescription */

/**
 * @typedef {object} Features
 * @property {Record<string, WidgetDescription & { source: string }>} widgets With the path of each description.
 * @property {NonNullable<FeatureDescription['access']>} access
 * @property {NonNullable<FeatureDescription['destinations']>} destinations
 * @property {NonNullable<FeatureDescription['events']>} events
 * @property {string[]} lists
 * @property {Record<string, string>} types
 */

/** Converts a name to Pascal case: `item-list` → `ItemList`. */
export const pascalCase = (name) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
/** Converts a name to camel case: `item-list` → `itemList`. */
export const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
/** Converts a name to kebab case: `itemId` → `item-id`. */
export const kebabCase = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Returns the event that an element dispatches for a callback: `onItemPicked` → `item-picked`. */
export const callbackEvent = (name) => kebabCase(name).replace('on-', '');

/** Evaluates a TypeScript module and returns its exports. */
export async function loadModule(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** Evaluates a description module, which has one export. */
async function loadDescription(path) {
  const module = await loadModule(path);
  const [description, ...others] = Object.values(module);
  if (!description || others.length > 0) throw new Error(`portal-kit: ${path} must export one description.`);
  return description;
}

/** Adds entries to a record. Throws an error if two features use the same name. */
function addEntries(record, entries, source) {
  for (const [name, value] of Object.entries(entries ?? {})) {
    if (Object.hasOwn(record, name) && record[name] !== value)
      throw new Error(
        `portal-kit: ${source} describes "${name}", but another feature describes this name. Rename one of them.`,
      );
    record[name] = value;
  }
}

function validateWidget(name, { component, inputs, example }, source) {
  if (component !== pascalCase(name))
    throw new Error(
      `portal-kit: ${source} names the component of "${name}" ${component}; expected ${pascalCase(name)}.`,
    );
  const missing = Object.keys(inputs).filter((input) => inputs[input].isRequired && !(input in example));
  if (missing.length > 0)
    throw new Error(
      `portal-kit: the example of "${name}" in ${source} lacks the required ${missing.join(', ')}.`,
    );
  const unknown = Object.keys(example).filter((input) => !(input in inputs));
  if (unknown.length > 0)
    throw new Error(
      `portal-kit: the example of "${name}" in ${source} sets ${unknown.join(', ')}, but the widget has no such input.`,
    );
}

/**
 * Reads every feature description of the package.
 *
 * @param {string} packageFolder Folder of portal-kit.
 * @returns {Promise<Features>}
 * @throws Error, if a description is invalid or two features use the same name.
 */
export async function readFeatures(packageFolder) {
  const found = await readdir(join(packageFolder, 'src'), { recursive: true });
  const files = found.filter((file) => file.endsWith('.feature.ts')).sort();
  const features = { widgets: {}, access: {}, destinations: {}, events: {}, lists: [], types: {} };
  for (const file of files) {
    const source = `src/${file.replaceAll('\\', '/')}`;
    const description = await loadDescription(join(packageFolder, source));
    const widgets = Object.entries(description.widgets ?? {});
    for (const [name, widget] of widgets) validateWidget(name, widget, source);
    addEntries(
      features.widgets,
      Object.fromEntries(widgets.map(([name, widget]) => [name, { ...widget, source }])),
      source,
    );
    addEntries(features.access, description.access, source);
    addEntries(features.destinations, description.destinations, source);
    addEntries(features.events, description.events, source);
    addEntries(features.types, description.types, source);
    features.lists.push(...(description.lists ?? []));
  }
  return features;
}

/** Lists the inputs of a widget that have one of the given kinds. */
export const inputsOfKind = (widget, ...kinds) =>
  Object.keys(widget.inputs).filter((input) => kinds.includes(widget.inputs[input].kind));

export const requiredInputs = (widget) =>
  Object.keys(widget.inputs).filter((input) => widget.inputs[input].isRequired);
