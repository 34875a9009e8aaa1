import { readFile, writeFile } from 'node:fs/promises';
import { type Selector, transform } from 'lightningcss';
import { pageStyles } from './page-styles';
import { bundleWidget, widgetNames } from './widget-bundles';

/** Classes of this package, and data attributes of this package and of react-aria. */
const styledName = /\bpk_[a-z0-9]+|\bdata-[a-z-]+/g;

/** Collects every class name and data attribute in the code of a widget, its lazy chunks and the provider. */
async function collectStyleNames(widget: string): Promise<Set<string>> {
  const { texts } = await bundleWidget(widget);
  return new Set(texts.flatMap((text) => text.match(styledName) ?? []));
}

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/**
 * Returns whether a selector can match a widget's elements, which have no other classes and data attributes than the
 * given names. The element `html` is never part of a widget.
 */
const canMatch = (selector: Selector, names: ReadonlySet<string>): boolean =>
  selector.every((part) => {
    if (part.type === 'type') return part.name !== 'html';
    if (part.type === 'class' || (part.type === 'attribute' && part.name.startsWith('data-')))
      return names.has(part.name);
    const isRequired = part.type === 'pseudo-class' && (part.kind === 'has' || part.kind === 'is');
    return !isRequired || part.selectors.some((one) => canMatch(one, names));
  });

/** Returns a style sheet without the selectors of other elements. */
function selectRules(sheet: string, names: ReadonlySet<string>): string {
  const { code } = transform({
    filename: 'styles.css',
    code: encode(sheet),
    minify: true,
    visitor: {
      Selector: (selector) => (canMatch(selector, names) ? undefined : []),
      RuleExit: {
        media: ({ value }) => (value.rules.length === 0 ? [] : undefined),
      },
    },
  });
  return decode(code);
}

/** Removes the private properties (`--_pk…`) and the animations that no rule of the sheet uses. */
function removeUnused(sheet: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: encode(sheet),
    minify: true,
    visitor: {
      Declaration: {
        custom: ({ name }) => {
          const isUsed = sheet.includes(`var(${name})`) || sheet.includes(`var(${name},`);
          return name.startsWith('--_pk') && !isUsed ? [] : undefined;
        },
      },
      Rule: {
        keyframes: ({ value }) => (sheet.split(value.name.value as string).length > 2 ? undefined : []),
      },
    },
  });
  const reduced = decode(code);
  // A removed property may have been the only user of another property.
  return reduced.length < sheet.length ? removeUnused(reduced) : reduced;
}

/**
 * Writes the style sheets of pages: `styles.css` and one for each widget.
 *
 * @returns The style sheets of shadow roots, by the name of the widget, and by the name `styles` for all widgets.
 */
export async function writeStyleSheets(): Promise<ReadonlyMap<string, string>> {
  const all = await readFile('dist/styles.css', 'utf8');
  const allNames = new Set(all.match(styledName));
  return new Map(
    await Promise.all(
      ['styles', ...widgetNames].map(async (name) => {
        const names = name === 'styles' ? allNames : await collectStyleNames(name);
        const sheet = removeUnused(selectRules(all, names));
        await writeFile(`dist/${name}.css`, pageStyles(sheet));
        return [name, sheet] as const;
      }),
    ),
  );
}
