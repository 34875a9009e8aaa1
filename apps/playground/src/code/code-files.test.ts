import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgets } from 'virtual:widgets';
import { type ASTWithSource, parseTemplate, TmplAstElement } from '@angular/compiler';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { defaultState } from '../address/address-codec';
import type { CodeId } from '../address/playground-state';
import { isOn } from '../widgets/input-control';
import type { Widget } from '../widgets/widget';
import { codeFiles } from './code-files';
import { generateSamples } from './samples';

const root = join(import.meta.dirname, '../../../..');

/** Compiles modules that exist in memory only. Returns the compiler's messages. */
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

/** The declarations of Angular that the code uses. `npm run test:examples` compiles the code with Angular itself. */
const angularTypes = `
export declare function Component(options: {
  selector: string;
  schemas: readonly unknown[];
  template: string;
}): ClassDecorator;
export declare const CUSTOM_ELEMENTS_SCHEMA: unknown;
export declare function afterNextRender(callback: () => void): void;
export interface ElementRef<Value> { nativeElement: Value }
export declare const viewChild: { required<Value>(name: string): () => Value };
`;

/** Edits that let the code for one framework compile in the same project as the code for the other frameworks. */
const adapted: Partial<Record<CodeId, (code: string) => string>> = {
  angular: (code) => code.replace("'@angular/core'", "'../angular/core'"),
  // The page contains the element, and the script file defines it.
  html: (code) => `import type {} from 'portal-kit/elements';\n${code.replace("');", "')!;")}`,
};

test('the code of every widget compiles, with the inputs of the example and with all inputs', () => {
  const ids: readonly CodeId[] = ['react', 'next', 'element', 'mount', 'html', 'angular'];
  const samples = join(root, 'apps/playground/samples');
  const modules = new Map([[join(samples, 'angular/core.ts'), angularTypes]]);
  for (const id of ids)
    for (const { name, files } of generateSamples(id))
      for (const file of files.filter((each) => !each.name.endsWith('.html'))) {
        const code = adapted[id]?.(file.code) ?? file.code;
        // Each file is a module, also without an import or an export.
        modules.set(join(samples, `${name}-${id}`, file.name.replace('.js', '.ts')), `${code}\nexport {};\n`);
      }
  expect(compile(modules)).toEqual([]);
});

test('the templates for Angular parse, and use members of their class', () => {
  const samples = generateSamples('angular');
  expect(samples).toHaveLength(widgets.length * 2);
  for (const { name, files } of samples) {
    const code = files[0]?.code ?? '';
    const [, template = ''] = /template: `(.*?)`/s.exec(code) ?? [];
    const { errors, nodes } = parseTemplate(template, name);
    expect(errors, name).toBeNull();
    const [element] = nodes.filter((node) => node instanceof TmplAstElement);
    const inputs = element?.inputs.map(({ value }) => (value as ASTWithSource).source) ?? [];
    expect(inputs, name).toContain('getToken');
    for (const input of inputs) expect(code, name).toMatch(new RegExp(`^  readonly ${input}: `, 'm'));
    for (const { handler } of element?.outputs ?? [])
      expect((handler as ASTWithSource).source, name).toBe('log($event)');
  }
});

/** Reads the documentation's code blocks in one language. */
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
  const getCode = (code: CodeId) => codeFiles(wizard, { ...state, code }).map((file) => file.code);
  expect(getCode('svelte').join('')).toContain('  bind:this={widget}\n');
  expect(getCode('svelte').join('')).toContain('  direction="inbound"\n');
  expect(getCode('svelte').join('')).toContain(
    "widget.onRequestCancel = () => console.log('onRequestCancel');",
  );
  expect(getCode('angular').join('')).toContain(
    "element.onRequestCancel = () => console.log('onRequestCancel');",
  );
  const [page, script] = getCode('html');
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
