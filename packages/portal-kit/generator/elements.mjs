// Custom elements and mount functions: one module per widget, and the registry of all widgets.
import { camelCase, inputsOfKind, requiredInputs } from './features.mjs';
import { elementSample, mountSample } from './samples.mjs';
import { banner, formatComment, formatStringArray, quote, quotePropertyName } from './source-text.mjs';

const getToken = "async ({ signal }) => (await fetch('/portal-token', { signal })).text()";

/** Builds the sample of a widget with its required inputs, for the examples. */
const requiredSample = (name, { component, example, ...widget }) => ({
  name,
  component,
  supplierId: 'SUP-1001',
  inputs: requiredInputs(widget).map((input) => [input, example[input]]),
});

/** Formats example code that defines and creates an element. */
export const elementExample = (name, widget) => `\`\`\`ts
${elementSample(requiredSample(name, widget))}\`\`\``;

/** Formats example code that mounts a widget. */
export const mountExample = (name, widget) => `\`\`\`ts
${mountSample(requiredSample(name, widget))}widget.update({ theme: 'dark' });
\`\`\``;

/** Generates the type of an element's events, or nothing if it has only the events of every element. */
const eventMap = (name, { component, inputsType: [inputs], ...widget }) => {
  const callbacks = inputsOfKind(widget, 'callback');
  if (callbacks.length === 0) return '';
  return `${formatComment(`Events of \`<portal-${name}>\`. The details of its own events are the arguments of its callbacks.`)}
export type ${component}ElementEventMap = WidgetElementEventMap & CallbackEventMap<${inputs}, ${callbacks.map(quote).join(' | ')}>;

`;
};

/** Generates the imports of event types that an element's module uses. */
const eventImports = (widget) =>
  inputsOfKind(widget, 'callback').length > 0
    ? "import type { CallbackEventMap, WidgetElementEventMap } from '../../embed/element/element-events';\n"
    : '';

/** Returns the name of the type of an element's events. */
export const eventMapName = ({ component, ...widget }) =>
  inputsOfKind(widget, 'callback').length > 0 ? `${component}ElementEventMap` : 'WidgetElementEventMap';

/** Generates the module of one custom element, with its registration, type and mount function. */
export function elementModule(name, widget) {
  const { component, module, summary, inputsType } = widget;
  const [inputs, inputsModule] = inputsType;
  const events = eventMapName(widget);
  const elementType = events === 'WidgetElementEventMap' ? inputs : `${inputs}, ${events}`;
  return `${banner}${eventImports(widget)}import type { WidgetElement } from '../../embed/element/element-types';
import { defineWidgetElement } from '../../embed/element/widget-element';
import type { HostNavigation } from '../../embed/host/host-navigation';
import { type MountableWidget, type MountedWidget, type MountOptions, mountWidget } from '../../embed/mount/mount-widget';
import type { ${inputs} } from '../../${inputsModule}';
import { ${component} } from '../../${module}';
import { ${camelCase(name)}Inputs } from '../element-inputs';

export const widget: MountableWidget<${inputs}> = { Widget: ${component}, styles: '__PORTAL_KIT_STYLES_${name}__' };

${eventMap(name, widget)}${formatComment(`The custom element \`<portal-${name}>\`: ${summary}. Attributes are the kebab-case names of properties.`)}
export type ${component}Element = WidgetElement<${elementType}>;

declare global {
  interface HTMLElementTagNameMap {
    'portal-${name}': ${component}Element;
  }
}

${formatComment(`Defines the custom element \`<portal-${name}>\`, which renders {@link ${component}} in a shadow root. A tag that is
already defined keeps its definition; if another version of this package defined it, the error is reported to
\`window.onerror\`.

@param tag - Another tag name. Default \`portal-${name}\`.
@throws The browser's \`SyntaxError\`, if \`tag\` is not a valid custom element name.

@example
${elementExample(name, widget)}`)}
export function define${component}Element(tag = 'portal-${name}'): void {
  defineWidgetElement(tag, { ...widget, ...${camelCase(name)}Inputs });
}

${formatComment(`Renders {@link ${component}} in a page without React, as the last child of an element.

@remarks The widget renders in a shadow root with its styles, unless \`isIsolated\` is false. The widget shows its errors
and passes them to \`onError\`; it throws none.
@returns Methods to update, observe and destroy the widget.
@throws TypeError, if \`element\` is null.

@example
${mountExample(name, widget)}`)}
export function mount${component}<const Navigation extends HostNavigation = HostNavigation>(
  element: Element | null,
  options: MountOptions<${inputs}, Navigation>,
): MountedWidget<${inputs}> {
  return mountWidget(widget, element, options);
}
`;
}

/** Generates the module with the types of all elements and their events, by tag name. */
export function portalElementsModule(widgets) {
  const names = Object.keys(widgets).sort();
  const imports = names.map((name) => {
    const events = eventMapName(widgets[name]);
    const types = [
      `${widgets[name].component}Element`,
      ...(events === 'WidgetElementEventMap' ? [] : [events]),
    ];
    return `import type { ${types.join(', ')} } from './elements/${name}.element';\n`;
  });
  const members = (typeOf) => names.map((name) => `  'portal-${name}': ${typeOf(widgets[name])};\n`).join('');
  return `${banner}import type { WidgetElementEventMap } from '../embed/element/element-events';
${imports.join('')}
/** Every custom element, by tag name. */
export interface PortalElements {
${members(({ component }) => `${component}Element`)}}

/** Events of every custom element, by tag name. */
export interface PortalElementEvents {
${members(eventMapName)}}
`;
}

const inputsImports = (widgets) =>
  [...new Map(Object.values(widgets).map(({ inputsType: [type, module] }) => [`../${module}`, type]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, type]) => `import type { ${type} } from '${path}';\n`)
    .join('');

/** Generates the module with every custom element's inputs. */
export function elementInputsModule(widgets) {
  const definitions = Object.entries(widgets).map(([name, widget]) => {
    const callbacks = inputsOfKind(widget, 'callback');
    const required = requiredInputs(widget).filter((input) => !callbacks.includes(input));
    const names = {
      attributes: inputsOfKind(widget, 'attribute'),
      properties: inputsOfKind(widget, 'property'),
      callbacks,
      required,
    };
    const members = Object.entries(names)
      .filter(([, inputs]) => inputs.length > 0)
      .map(([kind, inputs]) => `  ${kind}: ${formatStringArray(inputs)},\n`);
    return `
export const ${camelCase(name)}Inputs: ElementInputs<${widget.inputsType[0]}> = {
${members.join('')}};
`;
  });
  return `${banner}import type { WidgetElementOptions } from '../embed/element/widget-element';
${inputsImports(widgets)}
/** Inputs of one custom element, in addition to the inputs that every widget takes. */
type ElementInputs<Inputs extends object> = Omit<WidgetElementOptions<Inputs>, 'Widget' | 'styles'>;
${definitions.join('')}`;
}

/** Generates the module of the entry `portal-kit/elements`: every widget by name, its code loaded on first use. */
export function registryModule(widgets) {
  const names = Object.keys(widgets);
  const inputs = names.map((name) => `  ${quotePropertyName(name)}: ${widgets[name].inputsType[0]};\n`);
  const loaders = names.map(
    (name) =>
      `  ${quotePropertyName(name)}: lazyElement(inputs.${camelCase(name)}Inputs, async () => (await import('./elements/${name}.element')).widget),\n`,
  );
  return `${banner}import type { HostNavigation } from '../embed/host/host-navigation';
import type { MountedWidget, MountOptions } from '../embed/mount/mount-widget';
import { defineEach, lazyElement, mountByName, type WidgetRegistry } from '../embed/element/widget-registry';
${inputsImports(widgets)}import * as inputs from './element-inputs';

/** Inputs of every widget, by widget name, in addition to the inputs that all widgets take. */
export interface WidgetInputs {
${inputs.join('')}}

/** Name of a widget: \`item-list\` for \`<portal-item-list>\`. */
export type WidgetName = keyof WidgetInputs;

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
export function mount<Name extends WidgetName, const Navigation extends HostNavigation = HostNavigation>(
  name: Name,
  element: Element | null,
  options: MountOptions<WidgetInputs[Name], Navigation>,
): MountedWidget<WidgetInputs[Name]> {
  return mountByName<WidgetInputs[Name]>(widgets, name, element, options);
}
`;
}
