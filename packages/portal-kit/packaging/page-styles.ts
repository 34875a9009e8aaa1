import { type Rule, type Selector, type SelectorComponent, transform } from 'lightningcss';

const widget = '[part~=widget]';

/**
 * Matches the own elements of a widget, without those that the host renders inside the widget. The host's elements are
 * below `data-pk-slot` and have no class of this package.
 */
const own = ':is([class*=pk_],[class*=pk_] :not([data-pk-slot] *),[data-pk-slot] [class*=pk_] *)';

/**
 * Returns a selector that matches every element and has the specificity of `count` element names. No element is named
 * `_`.
 */
const buildElementSelector = (count: number) =>
  count === 0 ? '' : `:not(${Array(count).fill('_').join(' ')})`;

/**
 * Discards the host's rules for element names. `revert` also discards the effect of `hidden` and of the attributes of SVG
 * elements; `revert-layer` keeps it.
 */
const guard = `:where(${widget} ${own})${buildElementSelector(4)}{all:revert}
:where(${widget} ${own}:is(svg,svg *,[hidden]))${buildElementSelector(4)}{all:revert-layer}`;

/** More than the guard has. */
const baseNames = buildElementSelector(5);

function parseSelector(text: string): Selector {
  let parsed: Selector = [];
  transform({
    filename: 'selector.css',
    code: new TextEncoder().encode(`${text || '*'}{color:red}`),
    visitor: {
      Rule: {
        style: ({ value }) => {
          parsed = value.selectors[0] ?? [];
        },
      },
    },
  });
  return text ? parsed : [];
}

function where(selector: Selector): Selector {
  const [first, second] = selector;
  const isWhere = first?.type === 'pseudo-class' && first.kind === 'where' && second === undefined;
  if (selector.length === 0 || isWhere) return selector;
  return [{ type: 'pseudo-class', kind: 'where', selectors: [selector] }];
}

/** Splits a selector into the element's context with its combinator, its compound selector, and its pseudo-elements. */
function splitSelector(selector: Selector): [context: Selector, subject: Selector, pseudoElements: Selector] {
  const start = selector.findLastIndex(({ type }) => type === 'combinator') + 1;
  const isPseudoElement = ({ type }: SelectorComponent) => type === 'pseudo-element';
  const last = selector.slice(start);
  return [
    selector.slice(0, start),
    last.filter((part) => !isPseudoElement(part)),
    last.filter(isPseudoElement),
  ];
}

/** Counts the classes in a selector's specificity. Attributes and pseudo-classes count as classes. */
const countClasses = (selector: Selector): number =>
  selector.reduce((count, part) => {
    if (part.type === 'class' || part.type === 'attribute') return count + 1;
    if (part.type !== 'pseudo-class' || part.kind === 'where') return count;
    if (part.kind !== 'is' && part.kind !== 'not' && part.kind !== 'has') return count + 1;
    return count + Math.max(...part.selectors.map(countClasses));
  }, 0);

const isOwnClass = (part: SelectorComponent): part is { type: 'class'; name: string } =>
  part.type === 'class' && part.name.startsWith('pk_');

/**
 * Keeps one class. Element names replace the other classes and keep the order of the selectors: `.a:hover > .b` becomes
 * `:where(.a:hover) > .b:not(_ _)`. Selectors with the same number of classes keep the order of the style sheet.
 */
function componentSelector(selector: Selector): Selector {
  const classes = countClasses(selector);
  if (classes === 0)
    throw new Error(
      `portal-kit: the selector ${JSON.stringify(selector)} of a component has no class, so hosts cannot override it ` +
        'with a class and a part. Add a class.',
    );
  const [context, subject, pseudoElements] = splitSelector(selector);
  const ownClass = subject.find(isOwnClass);
  return [
    ...where(context.slice(0, -1)),
    ...context.slice(-1),
    // No element has the class `pk_`.
    ...(ownClass ? [ownClass] : parseSelector(':not(.pk_)')),
    ...where(subject.filter((part) => !isOwnClass(part) || part.name !== ownClass?.name)),
    ...parseSelector(buildElementSelector(classes - 1)),
    ...pseudoElements,
  ];
}

/** Returns the attribute with its value, or nothing for the attribute without a value, which every root element has. */
const pickThemeValue = (part: SelectorComponent): Selector =>
  part.type === 'attribute' && part.operation ? [part] : [];

/**
 * Matches the root elements and the own elements of widgets. `undefined` for a selector of other elements: the document
 * of the portal, or a shadow root.
 */
function baseSelector(selector: Selector): Selector | undefined {
  if (/"(html|host|data-pk-isolated)"/.test(JSON.stringify(selector))) return undefined;
  const isTheme = (part: SelectorComponent) => part.type === 'attribute' && part.name === 'data-pk-theme';
  const withWidget = (selectors: Selector): Selector =>
    selectors.flatMap((part) =>
      isTheme(part) ? [...parseSelector(widget), ...pickThemeValue(part)] : [part],
    );
  const [context, subject, pseudoElements] = splitSelector(selector);
  const elements = context.some(isTheme)
    ? [
        ...where([...withWidget(context), ...parseSelector(own)]),
        ...where(subject.filter(({ type }) => type !== 'universal')),
      ]
    : where([...context, ...withWidget(subject)]);
  return [...elements, ...parseSelector(baseNames), ...pseudoElements];
}

/** Removes the `null` values, which lightningcss doesn't accept in its own syntax tree. */
function removeNulls<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(removeNulls) as Value;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value as object).filter(([, one]) => one !== null);
  return Object.fromEntries(entries.map(([name, one]) => [name, removeNulls(one)])) as Value;
}

type Rewrite = (selector: Selector) => Selector | undefined;

function rewriteRule(rule: Rule, rewrite: Rewrite): Rule[] {
  if (rule.type === 'style') {
    const selectors = rule.value.selectors.flatMap((selector) => {
      const rewritten = rewrite(selector);
      return rewritten ? [rewritten] : [];
    });
    return selectors.length > 0 ? [{ ...rule, value: { ...rule.value, selectors } }] : [];
  }
  if (rule.type !== 'media' && rule.type !== 'container' && rule.type !== 'supports') return [rule];
  const rules = rule.value.rules.flatMap((one) => rewriteRule(one, rewrite));
  return rules.length > 0 ? [{ ...rule, value: { ...rule.value, rules } } as Rule] : [];
}

const rewrites: Readonly<Record<string, Rewrite>> = {
  'pk-base': baseSelector,
  'pk-components': componentSelector,
};

/**
 * Rewrites a style sheet with layers for widgets in a page, so that resets of the page do not change the widgets in any
 * order of the style sheets. The result has no layers. It overrides every rule for element names, with and
 * without layer. A selector of the host with a class and a part overrides it.
 *
 * Source: docs/decisions/css-resets.md.
 *
 * @throws If a component has a selector whose order the result cannot keep.
 */
export function pageStyles(sheet: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: new TextEncoder().encode(guard + sheet),
    minify: true,
    visitor: {
      Rule: {
        'layer-statement': () => [],
        'layer-block': ({ value }) => {
          const rewrite = rewrites[value.name?.join('.') ?? ''];
          if (!rewrite) throw new Error(`portal-kit: the layer ${value.name?.join('.')} is unknown.`);
          return removeNulls(value.rules).flatMap((rule) => rewriteRule(rule, rewrite));
        },
      },
    },
  });
  // The syntax tree keeps some numbers in a longer form.
  return new TextDecoder().decode(transform({ filename: 'styles.css', code, minify: true }).code);
}
