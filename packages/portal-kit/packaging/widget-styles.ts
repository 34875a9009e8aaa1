import { readFile, writeFile } from 'node:fs/promises';
import { type SelectorList, transform } from 'lightningcss';
import { bundleWidget, widgetNames } from './widget-bundles';

const className = /\bpk_[a-z0-9]+/g;

/** Every class name in the code of a widget, its lazy chunks and the provider. */
async function classesOf(widget: string): Promise<Set<string>> {
  const { texts } = await bundleWidget(widget);
  return new Set(texts.flatMap((text) => text.match(className) ?? []));
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

/** Removes the private properties (`--_pk-*`) that no rule of the sheet reads. */
export function removeUnusedProperties(sheet: Uint8Array): string {
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

/** Writes one style sheet per widget, from `styles.css`. */
export async function writeWidgetStyles(): Promise<void> {
  const sheet = await readFile('dist/styles.css');
  await Promise.all(
    widgetNames.map(async (name) =>
      writeFile(`dist/${name}.css`, removeUnusedProperties(selectRules(sheet, await classesOf(name)))),
    ),
  );
}
