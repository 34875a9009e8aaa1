import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readFeatures } from '../../../packages/portal-kit/generator/features.mjs';
import type { Widget } from '../src/widgets/widget.ts';

const packageFolder = join(import.meta.dirname, '../../../packages/portal-kit');

interface DescribedElement {
  tagName: string;
  attributes: { fieldName: string; type: { text: string } }[];
  members: { name: string; type: { text: string }; description: string }[];
}

/** Reads the elements in the built package's custom elements manifest, which contains the types of all inputs. */
function readElements(): ReadonlyMap<string, DescribedElement> {
  const file = createRequire(import.meta.url).resolve('portal-kit/package.json');
  const manifest = JSON.parse(readFileSync(join(file, '../dist/custom-elements.json'), 'utf8')) as {
    modules: { declarations?: Partial<DescribedElement>[] }[];
  };
  const declarations = manifest.modules.flatMap(({ declarations: all = [] }) => all);
  return new Map(
    declarations.flatMap((each) => (each.tagName ? [[each.tagName, each as DescribedElement] as const] : [])),
  );
}

/**
 * Describes every widget with its inputs: names and examples from the feature descriptions, types from the manifest.
 */
export async function describeWidgets(): Promise<Widget[]> {
  const { widgets } = await readFeatures(packageFolder);
  const elements = readElements();
  return Object.entries(widgets).map(([name, { component, summary, inputs, example, source }]) => {
    const element = elements.get(`portal-${name}`);
    if (!element)
      throw new Error(
        `playground: the build of portal-kit does not contain the widget ${name}, so the playground was not built. Build portal-kit first.`,
      );
    const described = Object.entries(inputs).map(([input, { kind, isRequired = false, text }]) => {
      const member = element.members.find((each) => each.name === input);
      const attribute = element.attributes.find(({ fieldName }) => fieldName === input);
      return {
        name: input,
        kind,
        isRequired,
        type: attribute?.type.text ?? member?.type.text ?? 'unknown',
        text: member?.description ?? text ?? '',
      };
    });
    const [, area = ''] = /features\/([^/]+)\//.exec(source) ?? [];
    return { name, component, summary, area, inputs: described, example };
  });
}

/** Provides the module `virtual:widgets`. A new widget appears in it without a change of the playground. */
export const widgetDescriptions = (): Plugin => ({
  name: 'widget-descriptions',
  resolveId: (id) => (id === 'virtual:widgets' ? '\0virtual:widgets' : undefined),
  load: async (id) =>
    id === '\0virtual:widgets'
      ? `export const widgets = ${JSON.stringify(await describeWidgets())};`
      : undefined,
});
