import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { elementExample, mountExample } from '../../../packages/portal-kit/generator/elements.mjs';
import { readFeatures, requiredInputs } from '../../../packages/portal-kit/generator/features.mjs';
import type { Draft } from '../site/documents.ts';
import { code, codeBlock, table } from '../site/markdown.ts';
import { readJson, root } from '../site/repository.ts';

interface Described {
  name: string;
  description?: string;
  type?: { text: string };
  attribute?: string;
}

interface ElementDeclaration {
  kind: string;
  tagName?: string;
  members?: Described[];
  events?: Described[];
  cssParts?: Described[];
  cssProperties?: (Described & { default?: string })[];
}

interface Widget {
  component: string;
  summary: string;
  source: string;
  inputs: Readonly<Record<string, { kind: string; isRequired?: boolean; text?: string }>>;
  example: Readonly<Record<string, string>>;
}

/** Reads the elements of the built custom elements manifest, by tag name. */
function readElements(): Map<string, ElementDeclaration> {
  const { modules } = readJson<{ modules: { declarations: ElementDeclaration[] }[] }>(
    'packages/portal-kit/dist/custom-elements.json',
  );
  const declarations = modules.flatMap((module) => module.declarations);
  return new Map(declarations.flatMap((each) => (each.tagName ? [[each.tagName, each] as const] : [])));
}

/** Formats a widget's name as a title: `item-list` → `Item list`. */
const formatTitle = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

function reactExample(name: string, { component, example, ...widget }: Widget): string {
  const attributes = requiredInputs(widget).map((input) => {
    const value = example[input] ?? '';
    const [, text] = /^'([^'"]*)'$/.exec(value) ?? [];
    return text === undefined ? ` ${input}={${value}}` : ` ${input}="${text}"`;
  });
  return codeBlock(
    'tsx',
    `import { EmbedProvider, type GetToken } from 'portal-kit/embed';
import { ${component} } from 'portal-kit/${name}';
import 'portal-kit/${name}.css';

const getToken: GetToken = async ({ signal }) => (await fetch('/portal-token', { signal })).text();

export const Page = () => (
  <EmbedProvider apiUrl="https://portal.example" supplierId="SUP-1001" getToken={getToken}>
    <${component}${attributes.join('')} />
  </EmbedProvider>
);
`,
  );
}

function htmlExample(name: string, { inputs, example, ...widget }: Widget): string {
  const attributes = requiredInputs({ inputs, ...widget }).flatMap((input) => {
    const [, text] = /^'([^'"]*)'$/.exec(example[input] ?? '') ?? [];
    const attribute = input.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return text === undefined ? [] : [`\n  ${attribute}="${text}"`];
  });
  return codeBlock(
    'html',
    `<script type="module" src="./portal-kit/portal-kit.js"></script>
<portal-${name}
  api-url="https://portal.example"
  supplier-id="SUP-1001"${attributes.join('')}
></portal-${name}>
`,
  );
}

const kindNames: Readonly<Record<string, string>> = {
  attribute: 'attribute',
  property: 'property',
  callback: 'function; elements also send an event',
  react: 'React only',
};

function inputsTable(widget: Widget, element: ElementDeclaration): string {
  const rows = Object.entries(widget.inputs).map(([name, { kind, isRequired, text }]) => {
    const field = element.members?.find((member) => member.name === name);
    const how = field?.attribute ? `attribute ${code(field.attribute)}` : (kindNames[kind] ?? kind);
    const type = field?.type?.text ?? (kind === 'react' ? '(actions: ReactNode) => ReactNode' : '');
    const purpose = field?.description || (text ?? 'Changes the actions that the widget renders.');
    return [isRequired ? `**${code(name)}** required` : code(name), code(type), how, purpose];
  });
  return rows.length === 0
    ? 'The widget has no inputs of its own.'
    : table(['input', 'type', 'in elements', 'purpose'], rows);
}

const eventsTable = (element: ElementDeclaration) =>
  table(
    ['event', 'type', 'sent when'],
    (element.events ?? [])
      .filter(({ name }) => !name.includes('.'))
      .map(({ name, type, description }) => [code(name), code(type?.text ?? ''), description ?? '']),
  );

const partsTable = (element: ElementDeclaration) =>
  table(
    ['part', 'element'],
    (element.cssParts ?? []).map(({ name, description }) => [code(name), description ?? '']),
  );

const tokens = (element: ElementDeclaration) =>
  (element.cssProperties ?? []).map(({ name }) => code(name)).join(', ');

/** Formats the number of files that the script file loads before a widget renders, and their size after gzip. */
function formatScriptSize(name: string): string {
  const folder = 'packages/portal-kit/dist/script';
  const preload = readJson<Readonly<Record<string, readonly string[]>>>(`${folder}/preload.json`);
  const files = ['portal-kit.js', ...(preload[name] ?? [])];
  const bytes = files.map((file) => gzipSync(readFileSync(join(root, folder, file)), { level: 9 }).length);
  const kilobytes = Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1_000);
  return `${kilobytes} kB (gzip) in ${files.length} files`;
}

function widgetDraft(name: string, widget: Widget, element: ElementDeclaration): Draft {
  const file = `packages/portal-kit/${widget.source}`;
  const markdown = `The widget ${code(widget.component)} shows ${widget.summary}.
[Open it in the playground](page:playground?widget=${name}) to change its inputs, theme and language.

| integration | name |
|---|---|
| React component | ${code(`portal-kit/${name}`)} |
| custom element, \`mount\` function | ${code(`portal-kit/elements/${name}`)} |
| element of the script file | ${code(`<portal-${name}>`)} |

## Code

React component:

${reactExample(name, widget)}

Custom element with a bundler; templates of Vue, Svelte and Angular: [Custom elements](page:frameworks/elements).

${elementExample(name, widget)}

\`mount\` function:

${mountExample(name, widget)}

Script file. Your page sets \`getToken\` of the element: [Plain HTML](page:frameworks/html).

${htmlExample(name, widget)}

## Inputs

Every widget also takes the [common inputs](page:embedding/widgets#inputs).

${inputsTable(widget, element)}

## Events

A custom element sends these events. [Events](page:embedding/events#events) describes their details and the names for
\`onEvent\` and \`mount\`.

${eventsTable(element)}

## Parts

Style these elements with \`::part()\` or \`[part~='…']\`: [Parts](page:theming#parts).

${partsTable(element)}

## Tokens

The [custom properties](page:theming#custom-properties) that the widget uses: ${tokens(element)}.

## Bundle size

With the script file, a page loads ${formatScriptSize(name)} before the widget renders, React included. Widgets share
files: [Bundle size](page:reference/bundle-size).`;
  return {
    slug: `reference/widgets/${name}`,
    title: formatTitle(name),
    description: `Inputs, events, parts, tokens, bundle size and code of ${widget.component}: ${widget.summary}.`,
    kind: 'reference',
    source: file,
    chunks: [{ file, markdown }],
  };
}

/** Creates one page per widget from the feature descriptions and the custom elements manifest. */
export async function createWidgetDrafts(): Promise<Draft[]> {
  const { widgets } = (await readFeatures(`${root}/packages/portal-kit`)) as {
    widgets: Record<string, Widget>;
  };
  const elements = readElements();
  return Object.entries(widgets).map(([name, widget]) => {
    const element = elements.get(`portal-${name}`);
    if (!element)
      throw new Error(`docs: the custom elements manifest has no <portal-${name}>. Build portal-kit.`);
    return widgetDraft(name, widget, element);
  });
}
