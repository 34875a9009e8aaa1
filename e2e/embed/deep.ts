import type { ElementHandle, Page } from '@playwright/test';

/** Where to look: the widget of that name on the page of all doors, or everywhere. */
export interface Place {
  page: Page;
  widget?: string;
}

/** What matches, in whatever shadow roots, closed ones of the page included. */
async function find({ page, widget }: Place, css: string, text: string) {
  const handle = await page.evaluateHandle(
    ([widget, css, text]) => {
      const closed = (globalThis as { closedRoots?: ShadowRoot[] }).closedRoots ?? [];
      const rootOf = (host: Element) => host.shadowRoot ?? closed.find((root) => root.host === host);
      const search = (root: ParentNode): Element | undefined => {
        for (const element of root.querySelectorAll('*')) {
          const name = element.getAttribute('aria-label') ?? element.textContent;
          if (element.matches(css) && name?.includes(text)) return element;
          const inside = rootOf(element);
          const found = inside && search(inside);
          if (found) return found;
        }
        return undefined;
      };
      const section = widget ? document.querySelector(`section[aria-label="${widget}"]`) : document.body;
      return section ? search(rootOf(section) ?? section) : undefined;
    },
    [widget, css, text] as const,
  );
  return handle.asElement() as ElementHandle<HTMLElement> | null;
}

/** As a locator does, but also where those cannot go. Waits until it is there. */
export async function deep(place: Place, css: string, text = ''): Promise<ElementHandle<HTMLElement>> {
  for (;;) {
    const element = await find(place, css, text);
    if (element) return element;
    await place.page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

export const isThere = async (place: Place, css: string, text = '') =>
  (await find(place, css, text)) !== null;

/** What has the focus, down through all roots: its name or its text. */
export const focused = (page: Page) =>
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

/** References between elements that lead nowhere in the root that they stand in, and ids that two elements have. */
export const brokenReferences = (page: Page) =>
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
      broken.push(...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `twice: ${id}`));
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
