import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { type SelectorList, transform } from 'lightningcss';
import manifest from '../package.json' with { type: 'json' };
import { pageStyles } from './page-styles';

/** Names of all widgets, from the package entries of their custom elements. */
export const widgetNames = Object.keys(manifest.exports).flatMap((entry) => {
  const [, name] = /^\.\/elements\/(.+)$/.exec(entry) ?? [];
  return name ? [name] : [];
});

const className = /\bpk_[a-z0-9]+/g;

/** Every class name in the code of a widget, its lazy chunks and the provider. */
async function classesOf(widget: string): Promise<Set<string>> {
  const { outputFiles } = await build({
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

/** Whether a selector of a rule can match elements that have no other classes of this package than the given ones. */
const canMatch = (selectors: SelectorList, classes: ReadonlySet<string>) =>
  selectors.some((selector) =>
    selector.every((part) => part.type !== 'class' || !part.name.startsWith('pk_') || classes.has(part.name)),
  );

/** Returns `styles.css` without the rules for other classes. */
function selectRules(sheet: Uint8Array, classes: ReadonlySet<string>): Uint8Array {
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

/** Removes the private properties (`--_pk…`) that no rule of the sheet reads. */
function removeUnusedProperties(sheet: Uint8Array): string {
  const text = new TextDecoder().decode(sheet);
  const { code } = transform({
    filename: 'styles.css',
    code: sheet,
    minify: true,
    visitor: {
      Declaration: {
        custom: ({ name }) => (name.startsWith('--_pk') && !text.includes(`var(${name})`) ? [] : undefined),
      },
    },
  });
  return new TextDecoder().decode(code);
}

/**
 * Writes the style sheets of pages: `styles.css` and one for each widget.
 *
 * @returns The style sheets of shadow roots, by the name of the widget, and by the name `styles` for all widgets.
 */
export async function writeStyleSheets(): Promise<ReadonlyMap<string, string>> {
  const all = await readFile('dist/styles.css');
  const names = ['styles', ...widgetNames];
  return new Map(
    await Promise.all(
      names.map(async (name) => {
        const rules = name === 'styles' ? all : selectRules(all, await classesOf(name));
        const sheet = removeUnusedProperties(rules);
        await writeFile(`dist/${name}.css`, pageStyles(new TextEncoder().encode(sheet)));
        return [name, sheet] as const;
      }),
    ),
  );
}
