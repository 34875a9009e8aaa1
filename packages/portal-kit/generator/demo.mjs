// Widgets of the demo page that renders each widget in every integration.
import { banner, quotePropertyName } from './source-text.mjs';

/** Generates the module with every widget's component and example inputs. */
export function demoModule(widgets) {
  const names = Object.keys(widgets);
  const imports = names.map((name) => `import { ${widgets[name].component} } from 'portal-kit/${name}';\n`);
  const inputs = names.map((name) => {
    const values = Object.entries(widgets[name].example).map(([input, value]) => `${input}: ${value}`);
    return `  ${quotePropertyName(name)}: {${values.length > 0 ? ` ${values.join(', ')} ` : ''}},\n`;
  });
  const components = names.map((name) => `  ${quotePropertyName(name)}: ${widgets[name].component},\n`);
  return `${banner}import type { WidgetName, WidgetInputs } from 'portal-kit/elements';
import type { ComponentType } from 'react';
${imports.join('')}
/** Example inputs of every widget. */
export const exampleInputs: { [Name in WidgetName]: WidgetInputs[Name] } = {
${inputs.join('')}};

/** React component of every widget. */
export const components: { [Name in WidgetName]: ComponentType<WidgetInputs[Name]> } = {
${components.join('')}};
`;
}
