import { warnOnce } from '../../kernel/development/warn-once';

/** Class names of this package, in the built package. */
const className = /^pk_[a-z\d]+$/;

/** The text of all rules of the page. `undefined` if the page has a style sheet of another origin, which scripts cannot read. */
function rulesOf(page: Document): string | undefined {
  try {
    return [...page.styleSheets, ...page.adoptedStyleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('\n');
  } catch {
    return undefined;
  }
}

/** Warns if widgets outside of shadow roots use classes for which the page has no rules. */
export function checkStyles(page: Document): void {
  const classes = new Set(
    [...page.querySelectorAll('[data-pk-theme][part~="widget"] *')].flatMap(({ classList }) =>
      [...classList].filter((name) => className.test(name)),
    ),
  );
  const rules = classes.size > 0 ? rulesOf(page) : undefined;
  if (rules === undefined) return;
  const used = new Set(rules.match(/\.pk_[a-z\d]+/g));
  const missing = [...classes].filter((name) => !used.has(`.${name}`));
  // A class can exist without rules.
  if (missing.length <= classes.size / 4) return;
  warnOnce({
    cause: 'styles',
    what: `The page has no rules for ${missing.length} of ${classes.size} classes of its widgets.`,
    consequence: 'Widgets appear without styles.',
    fix:
      "Import the style sheet of each React component, for example 'portal-kit/item-list.css', or 'portal-kit/styles.css' once, " +
      'or set isIsolated.',
  });
}
