// Code that embeds one widget, by integration: the examples in the comments of the generated modules, and the code beside
// each widget in the playground.

/**
 * @typedef {object} Sample
 * @property {string} name Name of the widget, for example `item-list`.
 * @property {string} component
 * @property {string} supplierId
 * @property {readonly (readonly [input: string, code: string])[]} inputs TypeScript code of each input that is set.
 * @property {readonly string[]} [callbacks] Inputs that an element also dispatches as an event.
 * @property {boolean} [isIsolated] Whether a React component renders in a shadow root. Default false.
 */

const apiUrl = 'https://portal.example';
const fetchToken = "async ({ signal }) => (await fetch('/portal-token', { signal })).text()";

const kebabCase = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const lines = (entries, line) => entries.map(line).join('');
/** Parses a string literal. Returns undefined for other code. */
const parseStringLiteral = (code) => /^'([^'"\\<>&{}]*)'$/.exec(code)?.[1];
/** Templates of frameworks read an input whose name starts with `on` as a listener. */
const isListenerName = ([name]) => /^on[A-Z]/.test(name);

/**
 * Generates a script that creates a custom element.
 *
 * @param {Sample} sample
 */
export const elementSample = ({ name, component, supplierId, inputs }) => `\
import { define${component}Element } from 'portal-kit/elements/${name}';

define${component}Element();
const element = document.createElement('portal-${name}');
element.apiUrl = '${apiUrl}';
element.supplierId = '${supplierId}';
${lines(inputs, ([input, code]) => `element.${input} = ${code};\n`)}element.getToken = ${fetchToken};
document.body.append(element);
`;

/**
 * Generates a call of the widget's `mount` function.
 *
 * @param {Sample} sample
 */
export const mountSample = ({ name, component, supplierId, inputs }) => `\
import { mount${component} } from 'portal-kit/elements/${name}';

const widget = mount${component}(document.querySelector('#portal'), {
  apiUrl: '${apiUrl}',
  supplierId: '${supplierId}',
${lines(inputs, ([input, code]) => `  ${input}: ${code},\n`)}  getToken: ${fetchToken},
});
`;

const reactAttribute = ([name, code]) => {
  const text = parseStringLiteral(code);
  return text === undefined ? `${name}={${code}}` : `${name}="${text}"`;
};

/** Formats an element with its attributes, on one line if it's short. */
function formatJsx(tag, attributes, indent, children) {
  const end = children === undefined ? ' />' : '>';
  const line = `${indent}<${[tag, ...attributes].join(' ')}${end}`;
  const open =
    line.length <= 100 || attributes.length === 0
      ? line
      : `${indent}<${tag}\n${lines(attributes, (each) => `${indent}  ${each}\n`)}${indent}${end.trim()}`;
  return children === undefined ? `${open}\n` : `${open}\n${children}${indent}</${tag}>\n`;
}

/** Returns whether an input belongs to the provider. The other inputs belong to the widget. */
const isProviderInput = ([name]) => ['theme', 'locale', 'timeZone', 'permissions', 'messages'].includes(name);

/**
 * Generates the React component below its provider.
 *
 * @param {Sample} sample
 * @param {{ isClientModule?: boolean }} [options] `isClientModule`: for React Server Components.
 */
export function reactSample(
  { name, component, supplierId, inputs, isIsolated = false },
  { isClientModule = false } = {},
) {
  const own = inputs.filter((input) => !isProviderInput(input)).map(reactAttribute);
  const provider = [
    `apiUrl="${apiUrl}"`,
    `supplierId="${supplierId}"`,
    'getToken={getToken}',
    ...inputs.filter(isProviderInput).map(reactAttribute),
    ...(isIsolated ? ['isIsolated'] : []),
  ];
  return `\
${isClientModule ? "'use client';\n\n" : ''}import { EmbedProvider, type TokenRequest } from 'portal-kit/embed';
import { ${component} } from 'portal-kit/${name}';
${isIsolated ? '' : `import 'portal-kit/${name}.css';\n`}
async function getToken({ signal }: TokenRequest) {
  const response = await fetch('/portal-token', { signal });
  if (!response.ok) throw new Error(\`No token: \${response.status}\`);
  return response.text();
}

export const Stock = () => (
${formatJsx('EmbedProvider', provider, '  ', formatJsx(component, own, '    '))});
`;
}

const typedToken = `const getToken: GetToken = ${fetchToken};`;

/** Converts a callback's code to an event listener's code. The listener's argument is the event with the `detail`. */
const toListenerCode = (code) =>
  code.replace(/^\(\{ (\w+) \}\) => console\.log\(\1\)$/, '({ detail }) => console.log(detail.$1)');

/** Groups an element's inputs by the way in which a template sets them. */
function groupTemplateInputs({ inputs, callbacks = [] }) {
  const events = inputs.filter(([name]) => callbacks.includes(name));
  const others = inputs.filter((input) => !events.includes(input));
  return {
    attributes: others.filter(([, code]) => parseStringLiteral(code) !== undefined),
    properties: others.filter(
      (input) => parseStringLiteral(input[1]) === undefined && !isListenerName(input),
    ),
    functions: others.filter(isListenerName),
    events: events.map(([name, code]) => [kebabCase(name).replace('on-', ''), toListenerCode(code)]),
  };
}

/** Formats the names that a page imports, including the element's type for inputs that aren't attributes. */
function elementImports(component, sample) {
  const { properties, functions } = groupTemplateInputs(sample);
  const isTyped = properties.length + functions.length > 0;
  return `define${component}Element${isTyped ? `, type ${component}Element` : ''}`;
}

const plainAttributes = (supplierId, attributes) => [
  `api-url="${apiUrl}"`,
  `supplier-id="${supplierId}"`,
  ...attributes.map(([name, code]) => `${kebabCase(name)}="${parseStringLiteral(code)}"`),
];

/** Formats an element in a template, each attribute on its own line. */
const formatTemplate = (tag, attributes, indent, end) =>
  `${indent}<${tag}\n${lines(attributes, (each) => `${indent}  ${each}\n`)}${indent}${end}\n`;
const quoteAttribute = (code) => `"${code.replaceAll('"', '&quot;')}"`;

/** @param {Sample} sample */
export function vueSample({ name, component, supplierId, ...sample }) {
  const { attributes, properties, functions, events } = groupTemplateInputs(sample);
  const hasFunctions = functions.length > 0;
  const all = [
    ...(hasFunctions ? ['ref="widget"'] : []),
    ...plainAttributes(supplierId, attributes),
    ':getToken="getToken"',
    ...properties.map(([input]) => `:${input}="${input}"`),
    ...events.map(([event, code]) => `@${event}=${quoteAttribute(code)}`),
  ];
  return `\
<script setup lang="ts">
import type { GetToken } from 'portal-kit/element-inputs';
import { ${elementImports(component, sample)} } from 'portal-kit/elements/${name}';
import type {} from 'portal-kit/types/vue';
${hasFunctions ? "import { onMounted, ref } from 'vue';\n" : ''}
define${component}Element();

${typedToken}
${lines(properties, ([input, code]) => `const ${input}: ${component}Element['${input}'] = ${code};\n`)}${
  hasFunctions
    ? `
const widget = ref<${component}Element>();
onMounted(() => {
  if (!widget.value) return;
${lines(functions, ([input, code]) => `  widget.value.${input} = ${code};\n`)}});
`
    : ''
}</script>

<template>
${formatTemplate(`portal-${name}`, all, '  ', '/>')}</template>
`;
}

/** @param {Sample} sample */
export function svelteSample({ name, component, supplierId, ...sample }) {
  const { attributes, properties, functions, events } = groupTemplateInputs(sample);
  const hasFunctions = functions.length > 0;
  const all = [
    ...(hasFunctions ? ['bind:this={widget}'] : []),
    ...plainAttributes(supplierId, attributes),
    '{getToken}',
    ...properties.map(([input]) => `{${input}}`),
    ...events.map(([event, code]) => `on${event}={${code}}`),
  ];
  return `\
<script lang="ts">
import type { GetToken } from 'portal-kit/element-inputs';
import { ${elementImports(component, sample)} } from 'portal-kit/elements/${name}';
import type {} from 'portal-kit/types/svelte';

define${component}Element();

${typedToken}
${lines(properties, ([input, code]) => `const ${input}: ${component}Element['${input}'] = ${code};\n`)}${
  hasFunctions
    ? `
let widget: ${component}Element;
$effect(() => {
${lines(functions, ([input, code]) => `  widget.${input} = ${code};\n`)}});
`
    : ''
}</script>

${formatTemplate(`portal-${name}`, all, '', `></portal-${name}>`)}`;
}

/** @param {Sample} sample */
export function angularSample({ name, component, supplierId, ...sample }) {
  const { attributes, properties, functions, events } = groupTemplateInputs(sample);
  const hasFunctions = functions.length > 0;
  const all = [
    ...(hasFunctions ? ['#widget'] : []),
    ...plainAttributes(supplierId, attributes),
    '[getToken]="getToken"',
    ...properties.map(([input]) => `[${input}]="${input}"`),
    ...events.map(([event]) => `(${event})="log($event)"`),
  ];
  const imports = hasFunctions
    ? 'afterNextRender, Component, CUSTOM_ELEMENTS_SCHEMA, type ElementRef, viewChild'
    : 'Component, CUSTOM_ELEMENTS_SCHEMA';
  return `\
import { ${imports} } from '@angular/core';
import type { GetToken } from 'portal-kit/element-inputs';
import { ${elementImports(component, sample)} } from 'portal-kit/elements/${name}';

define${component}Element();

@Component({
  selector: 'app-stock',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
${formatTemplate(`portal-${name}`, all, '    ', '/>')}  \`,
})
export class Stock {
  readonly getToken: GetToken = ${fetchToken};
${lines(properties, ([input, code]) => `  readonly ${input}: ${component}Element['${input}'] = ${code};\n`)}${
  hasFunctions
    ? `  readonly widget = viewChild.required<ElementRef<${component}Element>>('widget');

  constructor() {
    afterNextRender(() => {
      const element = this.widget().nativeElement;
${lines(functions, ([input, code]) => `      element.${input} = ${code};\n`)}    });
  }
`
    : ''
}${
  events.length > 0
    ? `
  log({ detail }: CustomEvent) {
    console.log(detail);
  }
`
    : ''
}}
`;
}

/**
 * Generates a page without a bundler: the element in the page, and a script for the inputs that aren't attributes.
 *
 * @param {Sample} sample
 * @returns {[page: string, script: string]}
 */
export function htmlSample({ name, supplierId, inputs }) {
  const attributes = inputs.filter(([, code]) => parseStringLiteral(code) !== undefined);
  const properties = inputs.filter(([, code]) => parseStringLiteral(code) === undefined);
  const tag = `portal-${name}`;
  return [
    `\
<script type="module" src="./portal-kit/portal-kit.js"></script>
<script type="module" src="./page.js"></script>

<${[tag, ...plainAttributes(supplierId, attributes)].join('\n  ')}
></${tag}>
`,
    `\
const widget = document.querySelector('${tag}');

${lines(properties, ([input, code]) => `widget.${input} = ${code};\n`)}widget.getToken = ${fetchToken};
`,
  ];
}
