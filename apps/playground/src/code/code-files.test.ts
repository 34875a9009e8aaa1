import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgets } from 'virtual:widgets';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { defaultState } from '../address/address-codec';
import type { CodeId, PlaygroundState } from '../address/playground-state';
import { controlOf, type InputTexts, isOn } from '../widgets/input-control';
import type { Widget } from '../widgets/widget';
import { codeFiles } from './code-files';

const root = join(import.meta.dirname, '../../../..');

/** A state with a value for every input that the playground can set. */
function fullState(widget: Widget): PlaygroundState {
  const texts = widget.inputs.flatMap((input): [string, string][] => {
    const control = controlOf(input);
    if (!control) return [];
    if (control.kind === 'choice') return [[input.name, control.values[0] ?? '']];
    if (control.kind === 'function' || control.kind === 'store') return [[input.name, isOn]];
    if (control.kind === 'boolean') return [[input.name, 'true']];
    if (control.kind === 'number') return [[input.name, '5']];
    if (control.kind === 'text') return [[input.name, 'A-1']];
    return [[input.name, input.type.includes('[]') ? '[]' : '']];
  });
  const inputs: InputTexts = Object.fromEntries(texts.filter(([, text]) => text !== ''));
  return { ...defaultState(widget), inputs, locale: 'de', theme: 'dark', container: 'page' };
}

const states = widgets.flatMap((widget) => [
  { widget, state: defaultState(widget), name: widget.name },
  { widget, state: fullState(widget), name: `${widget.name}-full` },
]);

/** Messages of the compiler about modules that exist in memory only. */
function compile(modules: ReadonlyMap<string, string>): string[] {
  const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile).config as object;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const settings = { ...options, noUnusedLocals: false, types: ['react', 'react-dom'], customConditions: [] };
  const host = ts.createCompilerHost(settings);
  const { fileExists, readFile, getSourceFile } = host;
  host.directoryExists = (path) => path.includes('/samples/') || ts.sys.directoryExists(path);
  host.fileExists = (path) => modules.has(path) || fileExists(path);
  host.readFile = (path) => modules.get(path) ?? readFile(path);
  host.getSourceFile = (path, ...rest) => {
    const text = modules.get(path);
    return text === undefined ? getSourceFile(path, ...rest) : ts.createSourceFile(path, text, rest[0]);
  };
  const program = ts.createProgram([...modules.keys()], settings, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

test('the code for React, custom elements and mount compiles, with the default and with all inputs', () => {
  const ids: readonly CodeId[] = ['react', 'next', 'element', 'mount'];
  const modules = new Map<string, string>();
  for (const { widget, state, name } of states)
    for (const code of ids)
      for (const file of codeFiles(
        widget,
        { ...state, code },
        name.endsWith('full') ? ['ITEM_LIST'] : undefined,
      )) {
        const path = join(root, 'apps/playground/samples', `${name}-${code}`, file.name);
        // Each file is a module, also without an import or an export.
        modules.set(path, `${file.code}\nexport {};\n`);
      }
  expect(compile(modules)).toEqual([]);
});

/** The code blocks of the documentation in one language. */
const documentedCode = (language: string) =>
  readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => [
      ...readFileSync(join(root, 'docs', name), 'utf8').matchAll(
        new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'),
      ),
    ])
    .map(([, code]) => code);

test('the code for Vue equals the documentation', () => {
  const picker = widgets.find(({ name }) => name === 'item-picker') as Widget;
  const [file] = codeFiles(picker, { ...defaultState(picker), code: 'vue' });
  expect(documentedCode('vue')).toContain(file?.code);
});

test('the code for Svelte, Angular and HTML sets every input', () => {
  const wizard = widgets.find(({ name }) => name === 'order-wizard') as Widget;
  const state = { ...defaultState(wizard), inputs: { direction: 'inbound', onRequestCancel: isOn } };
  const codeOf = (code: CodeId) => codeFiles(wizard, { ...state, code }).map((file) => file.code);
  expect(codeOf('svelte').join('')).toContain('  bind:this={widget}\n');
  expect(codeOf('svelte').join('')).toContain('  direction="inbound"\n');
  expect(codeOf('svelte').join('')).toContain(
    "widget.onRequestCancel = () => console.log('onRequestCancel');",
  );
  expect(codeOf('angular').join('')).toContain(
    "element.onRequestCancel = () => console.log('onRequestCancel');",
  );
  const [page, script] = codeOf('html');
  expect(page).toContain('direction="inbound"');
  expect(script).toContain("widget.onRequestCancel = () => console.log('onRequestCancel');");
});

test('a changed theme adds its style sheet to the code', () => {
  const [list] = widgets as [Widget];
  const state = { ...defaultState(list), tokens: { light: {}, dark: {}, other: { 'radius-card': '4px' } } };
  expect(codeFiles(list, state).at(-1)).toEqual({
    name: 'theme.css',
    code: ':root {\n  --pk-radius-card: 4px;\n}\n',
  });
});
