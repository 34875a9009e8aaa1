import { writeFile } from 'node:fs/promises';
import type {
  Attribute,
  ClassField,
  CustomElementDeclaration,
  Event,
  Package,
} from 'custom-elements-manifest/schema';
import { callbackEvent, type Features, kebabCase, readFeatures } from '../generator/features.mjs';
import { inputKinds } from '../src/embed/host/embed-inputs';
import type { WidgetDescription } from '../src/kernel/feature/feature-description';
import { readDocumentedStyles } from './documented-styles';
import { collectPartWords } from './element-parts';
import { type DescribedInput, readInputTypes } from './input-types';

const commonInputs = ['EmbedInputs', 'embed/host/embed-inputs'] as const;

const modulePath = (name: string) => `dist/elements/${name}.js`;

/** Lists the events of every element. Each event has a second name without a dot, for templates. */
function commonEvents({ events }: Features): Event[] {
  const failed = { when: 'A call failed, or the widget failed to render.', type: 'CustomEvent<EmbedError>' };
  const all = [
    ...Object.entries(events).map(([name, { when }]) => ({
      name,
      when,
      type: `CustomEvent<PortalEventMap['${name}']>`,
    })),
    { name: 'widget.failed', ...failed },
  ];
  return all.flatMap(({ name, when, type }) =>
    [name.replace('.', '-'), name].map((each) => ({ name: each, description: when, type: { text: type } })),
  );
}

function toClassField({ name, type, description }: DescribedInput, isAttribute: boolean): ClassField {
  const attribute = isAttribute ? { attribute: kebabCase(name), reflects: true } : {};
  return { kind: 'field', name, type: { text: type }, description, ...attribute };
}

const toAttribute = ({ name, values, description }: DescribedInput): Attribute => ({
  name: kebabCase(name),
  fieldName: name,
  type: { text: values },
  description,
});

interface ElementSources {
  features: Features;
  types: ReadonlyMap<string, readonly DescribedInput[]>;
  styles: Awaited<ReturnType<typeof readDocumentedStyles>>;
}

async function buildDeclaration(
  name: string,
  widget: WidgetDescription,
  { features, types, styles }: ElementSources,
): Promise<CustomElementDeclaration> {
  const common = (types.get(commonInputs[0]) ?? []).map((input) => ({
    input,
    kind: inputKinds[input.name as keyof typeof inputKinds] as string,
  }));
  const own = (types.get(widget.inputsType[0]) ?? []).map((input) => ({
    input,
    kind: widget.inputs[input.name]?.kind as string,
  }));
  const inputs = [...common, ...own].filter(({ kind }) => kind !== 'none');
  const callbacks = own.filter(({ kind }) => kind === 'callback');
  const words = await collectPartWords(name);
  return {
    kind: 'class',
    customElement: true,
    name: `${widget.component}Element`,
    tagName: `portal-${name}`,
    description: `Custom element: ${widget.summary}. Define it with \`define${widget.component}Element()\`.`,
    superclass: { name: 'HTMLElement' },
    attributes: inputs.filter(({ kind }) => kind === 'attribute').map(({ input }) => toAttribute(input)),
    members: inputs.map(({ input, kind }) => toClassField(input, kind === 'attribute')),
    events: [
      ...callbacks.map(({ input }) => ({
        name: callbackEvent(input.name),
        description: input.description,
        type: { text: `CustomEvent<${input.firstParameter}>` },
      })),
      ...commonEvents(features),
    ],
    cssParts: styles.parts.filter((part) => words.has(part.name)),
    cssProperties: styles.properties,
  };
}

/** Builds the package's custom elements manifest. Schema: custom-elements-manifest 2.1. */
async function buildManifest(): Promise<Package> {
  const features = await readFeatures('.');
  const widgets = Object.entries(features.widgets).sort(([a], [b]) => (a < b ? -1 : 1));
  const types = readInputTypes([commonInputs, ...widgets.map(([, { inputsType }]) => inputsType)]);
  const styles = await readDocumentedStyles();
  const modules = await Promise.all(
    widgets.map(async ([name, widget]) => ({
      kind: 'javascript-module' as const,
      path: modulePath(name),
      declarations: [
        await buildDeclaration(name, widget, { features, types, styles }),
        {
          kind: 'function' as const,
          name: `define${widget.component}Element`,
          description: `Defines the custom element \`<portal-${name}>\`.`,
          parameters: [
            { name: 'tag', type: { text: 'string' }, optional: true, default: `'portal-${name}'` },
          ],
        },
      ],
      exports: [
        {
          kind: 'js' as const,
          name: `define${widget.component}Element`,
          declaration: { name: `define${widget.component}Element`, module: modulePath(name) },
        },
      ],
    })),
  );
  const script = {
    kind: 'javascript-module' as const,
    path: 'dist/script/portal-kit.js',
    declarations: [],
    exports: widgets.map(([name, { component }]) => ({
      kind: 'custom-element-definition' as const,
      name: `portal-${name}`,
      declaration: { name: `${component}Element`, module: modulePath(name) },
    })),
  };
  return { schemaVersion: '2.1.0', modules: [...modules, script] };
}

/** Writes `dist/custom-elements.json`, which editors read. */
export async function writeCustomElements(): Promise<void> {
  await writeFile('dist/custom-elements.json', `${JSON.stringify(await buildManifest())}\n`);
}
