import { warnOnce } from './warn-once';

/** Class names of the built package. */
const className = /^pk_[a-z\d]+$/;

/** Returns the text of all rules in a style sheet and in the style sheets that it imports. */
const readSheetText = ({ cssRules }: CSSStyleSheet): string =>
  [...cssRules]
    .map((rule) =>
      rule instanceof CSSImportRule && rule.styleSheet ? readSheetText(rule.styleSheet) : rule.cssText,
    )
    .join('\n');

/**
 * Returns the text of all rules in the page, or `undefined` if scripts can't read a style sheet because it's from
 * another origin.
 */
function readPageRules(page: Document): string | undefined {
  try {
    return [...page.styleSheets, ...page.adoptedStyleSheets].map(readSheetText).join('\n');
  } catch {
    return undefined;
  }
}

/** Warns if the widgets outside of shadow roots use classes for which the page has no rules. */
export function checkStyles(page: Document): void {
  const classes = new Set(
    [...page.querySelectorAll('[data-pk-theme][part~="widget"] *')].flatMap(({ classList }) =>
      [...classList].filter((name) => className.test(name)),
    ),
  );
  const rules = classes.size > 0 ? readPageRules(page) : undefined;
  if (rules === undefined) return;
  const styled = new Set(rules.match(/\.pk_[a-z\d]+/g));
  const missing = [...classes].filter((name) => !styled.has(`.${name}`));
  // Some classes have no rules in any style sheet.
  if (missing.length <= classes.size / 4) return;
  warnOnce({
    cause: 'styles',
    what: `The page has no rules for ${missing.length} of the ${classes.size} classes of its widgets.`,
    consequence: 'Widgets appear without styles.',
    fix: "Import 'portal-kit/styles.css' once, or the style sheet of each component, for example 'portal-kit/item-list.css'.",
  });
}
