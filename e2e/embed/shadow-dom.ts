import type { ElementHandle, Page } from '@playwright/test';

/** The scope of a query: one widget of the integrations page, or the whole page. */
export interface Scope {
  page: Page;
  widget?: string;
}

/** Finds an element in the page and in its shadow roots, including closed roots of the host page. */
async function find({ page, widget }: Scope, css: string, text: string) {
  const handle = await page.evaluateHandle(
    ([widget, css, text]) => {
      const closed = (globalThis as { closedRoots?: ShadowRoot[] }).closedRoots ?? [];
      const findRoot = (host: Element) => host.shadowRoot ?? closed.find((root) => root.host === host);
      const search = (root: ParentNode): Element | undefined => {
        for (const element of root.querySelectorAll('*')) {
          const name = element.getAttribute('aria-label') ?? element.textContent;
          if (element.matches(css) && name?.includes(text)) return element;
          const inside = findRoot(element);
          const found = inside && search(inside);
          if (found) return found;
        }
        return undefined;
      };
      const section = widget ? document.querySelector(`section[aria-label="${widget}"]`) : document.body;
      return section ? search(findRoot(section) ?? section) : undefined;
    },
    [widget, css, text] as const,
  );
  return handle.asElement() as ElementHandle<HTMLElement> | null;
}

/** Waits for an element, also in closed shadow roots, where locators cannot search. */
export async function deepQuery(scope: Scope, css: string, text = ''): Promise<ElementHandle<HTMLElement>> {
  for (;;) {
    const element = await find(scope, css, text);
    if (element) return element;
    await scope.page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

export const exists = async (scope: Scope, css: string, text = '') => (await find(scope, css, text)) !== null;

/** Returns the focused element's label or text, through all shadow roots. */
export const focusedName = (page: Page) =>
  page.evaluate(() => {
    const closed = (globalThis as { closedRoots?: ShadowRoot[] }).closedRoots ?? [];
    let element = document.activeElement;
    for (;;) {
      const host: Element | null = element;
      const root = host?.shadowRoot ?? closed.find((one) => one.host === host);
      if (!root?.activeElement) break;
      element = root.activeElement;
    }
    const labels = (element as HTMLInputElement | null)?.labels;
    return element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent;
  });

/**
 * Finds ID references without a target in their own root, duplicate IDs, and expanded elements that control nothing.
 */
export const findBrokenReferences = (page: Page) =>
  page.evaluate(() => {
    const attributes = [
      'aria-controls',
      'aria-labelledby',
      'aria-describedby',
      'aria-activedescendant',
      'aria-owns',
      'aria-errormessage',
      'aria-details',
      'for',
      'list',
    ];
    const closed = (globalThis as { closedRoots?: ShadowRoot[] }).closedRoots ?? [];
    const broken: string[] = [];
    const check = (root: Document | ShadowRoot) => {
      const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
      broken.push(...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `duplicate id ${id}`));
      for (const element of root.querySelectorAll('*')) {
        if (element.matches('[aria-expanded=true]:not([aria-controls])'))
          broken.push(`${element.localName} is expanded and controls nothing`);
        for (const attribute of attributes) {
          const names = element.getAttribute(attribute)?.split(/\s+/) ?? [];
          for (const id of names)
            if (!root.getElementById(id)) broken.push(`${element.localName} ${attribute}=${id}`);
        }
        if (element.shadowRoot) check(element.shadowRoot);
      }
    };
    for (const root of [document, ...closed]) check(root);
    return broken;
  });
