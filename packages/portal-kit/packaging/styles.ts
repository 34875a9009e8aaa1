import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { type SelectorList, transform } from 'lightningcss';
import { widgetNames } from './widget-names';

const className = /\bpk_[a-z0-9]+/g;

/** Every class that a widget and what it fetches later may put on an element. */
async function classesOf(widget: string): Promise<Set<string>> {
  const { outputFiles } = await build({
    // What the provider around it shows counts too.
    stdin: {
      contents: [widget, 'embed'].map((name) => `export * from './${name}.js';`).join('\n'),
      resolveDir: 'dist',
    },
    outdir: 'dist',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    packages: 'bundle',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    logLevel: 'error',
  });
  return new Set(outputFiles.flatMap(({ text }) => text.match(className) ?? []));
}

/** Whether any selector of a rule can match an element with none but these classes. */
const canMatch = (selectors: SelectorList, classes: ReadonlySet<string>) =>
  selectors.some((selector) =>
    selector.every((part) => part.type !== 'class' || !part.name.startsWith('pk_') || classes.has(part.name)),
  );

/** `styles.css` without the rules that nobody who has these classes has a use for. */
function sheetOf(sheet: Uint8Array, classes: ReadonlySet<string>): Uint8Array {
  const { code } = transform({
    filename: 'styles.css',
    code: sheet,
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) => (canMatch(value.selectors, classes) ? undefined : []),
      },
      RuleExit: {
        media: ({ value }) => (value.rules.length === 0 ? [] : undefined),
      },
    },
  });
  return code;
}

/** A sheet without those of our own properties that none of its rules reads. */
export function withoutUnread(sheet: Uint8Array): string {
  const text = new TextDecoder().decode(sheet);
  const { code } = transform({
    filename: 'styles.css',
    code: sheet,
    minify: true,
    visitor: {
      Declaration: {
        custom: ({ name }) => (name.startsWith('--_pk-') && !text.includes(`var(${name})`) ? [] : undefined),
      },
    },
  });
  return new TextDecoder().decode(code);
}

/** A style sheet for every widget alone, beside the one for all. */
export async function writeWidgetStyles(): Promise<void> {
  const sheet = await readFile('dist/styles.css');
  await Promise.all(
    widgetNames.map(async (name) =>
      writeFile(`dist/${name}.css`, withoutUnread(sheetOf(sheet, await classesOf(name)))),
    ),
  );
}
