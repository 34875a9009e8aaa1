// Custom elements and mount functions: one module per widget, and the registry of all widgets.
import { camelCase, inputsOfKind, kebabCase, requiredInputs } from './features.mjs';
import { banner, comment, propertyName, quote, stringArray } from './source-text.mjs';

const getToken = "async ({ signal }) => (await fetch('/portal-token', { signal })).text()";

/** The widget's required inputs as example code, one line per input. */
const exampleLines = (widget, line) =>
  requiredInputs(widget).map((input) => line(input, widget.example[input]));

const elementExample = (name, { component, ...widget }) => `\`\`\`ts
import { define${component}Element, type ${component}Element } from 'portal-kit/elements/${name}';

define${component}Element();
const element = document.createElement('portal-${name}') as ${component}Element;
element.apiUrl = 'https://portal.example';
element.supplierId = 'SUP-1001';
${exampleLines(widget, (input, value) => `element.${input} = ${value};\n`).join('')}element.getToken = ${getToken};
document.body.append(element);
\`\`\``;

const mountExample = (name, { component, ...widget }) => `\`\`\`ts
import { mount${component} } from 'portal-kit/elements/${name}';

const widget = mount${component}(document.querySelector('#portal'), {
  apiUrl: 'https://portal.example',
  supplierId: 'SUP-1001',
${exampleLines(widget, (input, value) => `  ${input}: ${value},\n`).join('')}  getToken: ${getToken},
});
widget.update({ theme: 'dark' });
\`\`\``;

/** Module of one custom element, with the registration, type and mount function of the element. */
export function elementModule(name, widget) {
  const { component, module, summary } = widget;
  return `${banner}import { type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import { defineWidgetElement, type WidgetElement } from '../../embed/element/widget-element';
import { ${component}, type ${component}Props } from '../../${module}';
import { ${camelCase(name)}Inputs } from '../element-inputs';

export const widget = { Widget: ${component}, styles: '__PORTAL_KIT_STYLES_${name}__' };

${comment(`The custom element \`<portal-${name}>\`: ${summary}. Attributes are the kebab-case names of properties.`)}
export type ${component}Element = WidgetElement<${component}Props>;

${comment(`Defines the custom element \`<portal-${name}>\`, which renders {@link ${component}} in a shadow root. A tag that is
already defined keeps its definition; if another version of this package defined it, the error is reported to
\`window.onerror\`.

@param tag - Another tag name. Default \`portal-${name}\`.
@throws The browser's \`SyntaxError\`, if \`tag\` is not a valid custom element name.

@example
${elementExample(name, widget)}`)}
export function define${component}Element(tag = 'portal-${name}'): void {
  defineWidgetElement(tag, { ...widget, ...${camelCase(name)}Inputs });
}

${comment(`Renders {@link ${component}} in a page without React, as the last child of an element.

@remarks The widget renders in a shadow root with its styles, unless \`isIsolated\` is false. The widget shows its errors
and passes them to \`onError\`; it throws none.
@returns Methods to update, observe and destroy the widget.
@throws TypeError, if \`element\` is null.

@example
${mountExample(name, widget)}`)}
export function mount${component}(
  element: Element | null,
  options: MountOptions<${component}Props>,
): MountedWidget<${component}Props> {
  return mountWidget(widget, element, options);
}
`;
}

const propsImports = (widgets) =>
  Object.values(widgets)
    .map(({ component, module }) => ({ component, path: `../${module}` }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ component, path }) => `import type { ${component}Props } from '${path}';\n`)
    .join('');

/** Module with the inputs of every custom element. */
export function elementInputsModule(widgets) {
  const definitions = Object.entries(widgets).map(([name, widget]) => {
    const attributes = inputsOfKind(widget, 'attribute')
      .map((input) => `${propertyName(kebabCase(input))}: ${quote(input)}`)
      .join(', ');
    return `
export const ${camelCase(name)}Inputs: ElementInputs<${widget.component}Props> = {
  attributes: {${attributes && ` ${attributes} `}},
  properties: ${stringArray(inputsOfKind(widget, 'property'))},
  required: ${stringArray(requiredInputs(widget))},
};
`;
  });
  return `${banner}import type { WidgetElementOptions } from '../embed/element/widget-element';
${propsImports(widgets)}
/** Inputs of one custom element, in addition to the inputs that every widget takes. */
type ElementInputs<Props extends object> = Omit<WidgetElementOptions<Props>, 'Widget' | 'styles'>;
${definitions.join('')}`;
}

/** Module of the entry \`portal-kit/elements\`: every widget by name, its code loaded on first use. */
export function registryModule(widgets) {
  const names = Object.keys(widgets);
  const props = names.map((name) => `  ${propertyName(name)}: ${widgets[name].component}Props;\n`);
  const loaders = names.map(
    (name) =>
      `  ${propertyName(name)}: lazyElement(inputs.${camelCase(name)}Inputs, async () => (await import('./elements/${name}.element')).widget),\n`,
  );
  return `${banner}import type { MountedWidget, MountOptions } from '../embed/mount/mount-widget';
import { defineEach, lazyElement, mountByName, type WidgetRegistry } from '../embed/element/widget-registry';
${propsImports(widgets)}import * as inputs from './element-inputs';

/** Properties of every widget, by widget name. */
export interface WidgetProps {
${props.join('')}}

/** Name of a widget: \`item-list\` for \`<portal-item-list>\`. */
export type WidgetName = keyof WidgetProps;

const widgets: WidgetRegistry<WidgetName> = {
${loaders.join('')}};

/**
 * Defines every widget as a custom element \`<portal-…>\`. The code of a widget loads when its first element renders. A tag
 * that is already defined keeps its definition; if another version of this package defined it, the error is reported to
 * \`window.onerror\`.
 *
 * @example
 * \`\`\`ts
 * import { defineElements } from 'portal-kit/elements';
 *
 * defineElements();
 * \`\`\`
 */
export function defineElements(): void {
  defineEach(widgets);
}

/**
 * Renders a widget in a page without React, as the last child of an element. The code of the widget loads on first use.
 *
 * @remarks The widget renders in a shadow root with its styles, unless \`isIsolated\` is false. The widget shows its errors
 * and passes them to \`onError\`; it throws none. If the code fails to load, the widget shows a retry button and reports an
 * error of kind \`render\`.
 * @returns Methods to update, observe and destroy the widget.
 * @throws TypeError, if no widget has the name or \`element\` is null.
 *
 * @example
 * \`\`\`ts
 * import { mount } from 'portal-kit/elements';
 *
 * const widget = mount('item-list', document.querySelector('#portal'), {
 *   apiUrl: 'https://portal.example',
 *   supplierId: 'SUP-1001',
 *   getToken: ${getToken},
 * });
 * widget.on('list.changed', ({ state }) => console.log(state.searchInput));
 * \`\`\`
 */
export function mount<Name extends WidgetName>(
  name: Name,
  element: Element | null,
  options: MountOptions<WidgetProps[Name]>,
): MountedWidget<WidgetProps[Name]> {
  return mountByName<WidgetProps[Name]>(widgets, name, element, options);
}
`;
}
