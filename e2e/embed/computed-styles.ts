import type { Page } from '@playwright/test';

/** Properties that resets change, and their effects on the layout. */
const properties = [
  'resize',
  'direction',
  'unicode-bidi',
  'display',
  'position',
  'box-sizing',
  'width',
  'height',
  'min-width',
  'min-height',
  'margin-top',
  'margin-right',
  'margin-bottom',
  'margin-left',
  'padding-top',
  'padding-right',
  'padding-bottom',
  'padding-left',
  'border-top-width',
  'border-right-width',
  'border-bottom-width',
  'border-left-width',
  'border-top-left-radius',
  'border-collapse',
  'background-color',
  'background-image',
  'color',
  'fill',
  'stroke',
  'opacity',
  'box-shadow',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'font-feature-settings',
  'line-height',
  'letter-spacing',
  'text-align',
  'text-decoration-line',
  'text-indent',
  'text-transform',
  'white-space-collapse',
  'list-style-type',
  'overflow-x',
  'user-select',
  'visibility',
] as const;

/**
 * Reads the computed styles of every own element of the widgets on a page, including pseudo-elements that have content,
 * as texts in document order.
 */
export const readComputedStyles = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const rootsIn = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches('[part~=widget]') ? [element] : []),
        ...(element.shadowRoot ? rootsIn(element.shadowRoot) : []),
      ]);
    const describe = (element: Element) =>
      `${element.localName}[${element.getAttribute('part') ?? element.textContent?.trim().slice(0, 20)}]`;
    const readStyles = (element: Element, pseudo: string) => {
      const computed = getComputedStyle(element, pseudo);
      const isGenerated = pseudo === '' || !['none', 'normal'].includes(computed.content);
      if (!isGenerated) return [];
      const values = names.map((name) => `${name}: ${computed.getPropertyValue(name)}`);
      return [`${describe(element)}${pseudo} { ${values.join('; ')} }`];
    };
    // Elements outside of a class of the package belong to the host.
    return rootsIn(document).flatMap((root) =>
      [...root.querySelectorAll('[class*=pk_], [class*=pk_] *')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudo) => readStyles(element, pseudo)),
      ),
    );
  }, properties);

/** Returns the declarations that differ, at most ten, each with its element. Empty for equal styles. */
export function compareStyles(expected: readonly string[], actual: readonly string[]): string[] {
  if (expected.length !== actual.length) return [`${expected.length} and ${actual.length} elements`];
  const declarations = (style: string) => style.slice(style.indexOf('{ ') + 2, -2).split('; ');
  return expected
    .flatMap((style, index) => {
      const other = declarations(actual[index] ?? '');
      return declarations(style).flatMap((declaration, at) =>
        declaration === other[at]
          ? []
          : [`${style.slice(0, style.indexOf(' {'))}: ${declaration}, in the page ${other[at]}`],
      );
    })
    .slice(0, 10);
}
