// Package entries: one module per widget and per custom element, the style entry, and the `exports` of package.json.
import { banner } from './source-text.mjs';

const moduleExport = (names, module) => `export { ${names.join(', ')} } from '${module}';\n`;

/** Module of the package entry of one React component. */
export function componentEntry({ component, module, types = {} }) {
  const toSource = '../../';
  const others = Object.entries(types).map(
    ([name, from]) => `export type { ${name} } from '${toSource}${from}';\n`,
  );
  return banner + moduleExport([component, `type ${component}Props`], toSource + module) + others.join('');
}

/** Module of the package entry of one custom element. */
export const elementEntry = (name, { component }) =>
  banner +
  moduleExport(
    [`define${component}Element`, `mount${component}`, `type ${component}Element`],
    `../../elements/${name}.element`,
  );

/** Module of the package entry that contains all custom elements. */
export const registryEntry = () =>
  `${banner}export type { MountedWidget, MountOptions } from '../../embed/mount/mount-widget';
export { defineElements, mount, type WidgetName, type WidgetProps } from '../registry';
`;

/** Module that imports every module with styles. The build turns the imports into the style sheet of the package. */
export const stylesModule = (names) =>
  banner + [`import '../exports/embed';\n`, ...names.map((name) => `import './exports/${name}';\n`)].join('');

const sourceEntry = (name, source) => ({
  '@portal-kit/source': `./src/${source}.ts`,
  types: `./dist/${name}.d.ts`,
  import: `./dist/${name}.js`,
});
const styleEntry = (name) => ({ types: './src/style-sheet.d.ts', default: `./dist/${name}.css` });

/**
 * The `exports` of package.json: hand-written entries (`src/exports`), widgets, custom elements, the script file and
 * style sheets.
 *
 * @param {string[]} names Widgets.
 * @param {string[]} handWritten Entries with a module in `src/exports`.
 */
export function packageExports(names, handWritten) {
  const modules = [
    ...handWritten.map((name) => [name, `exports/${name}`]),
    ...['elements', ...names, ...names.map((name) => `elements/${name}`)].map((name) => [
      name,
      `generated/exports/${name}`,
    ]),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries([
    ...modules.map(([name, source]) => [`./${name}`, sourceEntry(name, source)]),
    ['./script/*', './dist/script/*'],
    ...[...names, 'styles'].map((name) => [`./${name}.css`, styleEntry(name)]),
    ['./package.json', './package.json'],
  ]);
}
