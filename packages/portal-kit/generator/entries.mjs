// Package entries: one module per widget and per custom element, the style entry, and the `exports` of package.json.
import { eventMapName } from './elements.mjs';
import { banner } from './source-text.mjs';

const moduleExport = (names, module) => `export { ${names.join(', ')} } from '${module}';\n`;

const typeExports = (toSource, types) =>
  Object.entries(types)
    .map(([name, from]) => `export type { ${name} } from '${toSource}${from}';\n`)
    .join('');

/** Generates the module of one React component's package entry. */
export function componentEntry({ component, module, components = {}, types = {} }) {
  const toSource = '../../';
  const all = [[component, module], ...Object.entries(components)];
  return (
    banner +
    all.map(([name, from]) => moduleExport([name, `type ${name}Props`], toSource + from)).join('') +
    typeExports(toSource, types)
  );
}

/** Generates the module of one custom element's package entry. */
export function elementEntry(name, widget) {
  const { component, inputsType, types = {} } = widget;
  const events = eventMapName(widget);
  const names = [`define${component}Element`, `mount${component}`, `type ${component}Element`];
  if (events !== 'WidgetElementEventMap') names.push(`type ${events}`);
  return (
    banner +
    moduleExport(names, `../../elements/${name}.element`) +
    typeExports('../../../', { [inputsType[0]]: inputsType[1], ...types })
  );
}

/** Generates the module of the package entry that contains all custom elements. */
export const registryEntry = () =>
  `${banner}export type { MountedWidget, MountOptions } from '../../embed/mount/mount-widget';
export type { PortalElementEvents, PortalElements } from '../portal-elements';
export { defineElements, mount, type WidgetInputs, type WidgetName } from '../registry';
`;

/**
 * Generates a module that imports every module with styles. The build turns the imports into the package's style sheet.
 */
export const stylesModule = (names) =>
  banner + [`import '../exports/embed';\n`, ...names.map((name) => `import './exports/${name}';\n`)].join('');

/** Returns whether an entry contains code. Entries in `types/` contain types only. */
const hasCode = (name) => !name.startsWith('types/');

const sourceEntry = (name, source) => ({
  '@portal-kit/source': `./src/${source}.ts`,
  types: `./dist/${name}.d.ts`,
  ...(hasCode(name) && { 'react-server': `./dist/react-server/${name}.js` }),
  import: `./dist/${name}.js`,
});
const sideEffectEntry = (file) => ({ types: './side-effect.d.ts', default: `./dist/${file}` });

/**
 * Builds the `exports` of package.json: hand-written entries, widgets, custom elements, the script file and style
 * sheets.
 *
 * @param {string[]} names Widgets.
 * @param {[name: string, module: string][]} handWritten Entries with their modules relative to `src`.
 */
export function packageExports(names, handWritten) {
  const modules = [
    ...handWritten,
    ...['elements', ...names, ...names.map((name) => `elements/${name}`)].map((name) => [
      name,
      `generated/exports/${name}`,
    ]),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries([
    ...modules.map(([name, source]) => [`./${name}`, sourceEntry(name, source)]),
    ['./script/*', './dist/script/*'],
    ['./upload.worker.js', sideEffectEntry('upload.worker.js')],
    ...[...names, 'styles'].map((name) => [`./${name}.css`, sideEffectEntry(`${name}.css`)]),
    ['./package.json', './package.json'],
  ]);
}
