import type { SiteSearch } from './site-search.ts';

const maxLength = 60;

/**
 * Decodes a part of a URL. Returns it unchanged if it contains an invalid escape such as `%zz`, for which some hosts
 * show this page.
 */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the words at the end of a URL: `/reference/widgets/order-lst/` → `order lst`. */
function getSearchWords(pathname: string, base: string): string {
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return decodePart(last)
    .replace(/\.\w+$/, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}

/** On the page for unknown addresses: offers a search for the words of the address. */
export class MissingPage extends HTMLElement {
  connectedCallback(): void {
    const words = getSearchWords(location.pathname, this.dataset.base ?? '/');
    const button = this.querySelector('button');
    if (!button || words === '') return;
    button.textContent = `Search for “${words}”`;
    button.hidden = false;
    button.addEventListener('click', () =>
      document.querySelector<SiteSearch>('site-search')?.searchFor(words),
    );
  }
}
