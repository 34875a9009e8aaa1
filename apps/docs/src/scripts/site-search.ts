interface SearchFragment {
  url: string;
  /** The text of the page. */
  content: string;
  /** Text around the words, with `<mark>` elements. */
  excerpt: string;
  meta: { title?: string; keywords?: string };
  sub_results: { title: string; url: string; excerpt: string }[];
}

interface Pagefind {
  options: (options: object) => Promise<void>;
  debouncedSearch: (
    words: string,
    options: object,
    delayMs: number,
  ) => Promise<{ results: { data: () => Promise<SearchFragment> }[] } | null>;
}

const maxResults = 12;
const delayMs = 120;
/** The page of a widget precedes the pages that repeat its name. */
const ranking = { metaWeights: { title: 10, keywords: 10 }, termFrequency: 0.3 };

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };
const decode = (text: string) =>
  text.replaceAll(/&(lt|gt|amp|quot|#39);/g, (_, name: string) => entities[name] ?? '');

/** Creates an excerpt's nodes. Parsing HTML needs a Trusted Types policy, which the site doesn't allow. */
function excerptNodes(excerpt: string): Node[] {
  return excerpt.split(/(<mark>.*?<\/mark>)/).map((part) => {
    const [, marked] = /^<mark>(.*)<\/mark>$/.exec(part) ?? [];
    if (marked === undefined) return document.createTextNode(decode(part));
    const mark = document.createElement('mark');
    mark.textContent = decode(marked);
    return mark;
  });
}

/** Returns whether the words are the page's title or one of its keywords. */
function isNamed({ meta }: SearchFragment, words: string): boolean {
  const names = [meta.title ?? '', ...(meta.keywords ?? '').split(', ')];
  return names.some((name) => name.replace(/^The /, '').toLowerCase() === words.toLowerCase());
}

/**
 * Creates a result: a link to the section that contains the words, or to the page whose title or keyword equals the
 * words.
 */
function renderResult(fragment: SearchFragment, words: string): HTMLLIElement {
  const { url, excerpt, meta, sub_results: sections } = fragment;
  const best = isNamed(fragment, words)
    ? undefined
    : sections.find((section) => section.title !== meta.title && section.excerpt.includes('<mark>'));
  const link = document.createElement('a');
  link.href = best?.url ?? url;
  const title = document.createElement('strong');
  title.textContent = best ? `${meta.title ?? ''} › ${best.title}` : (meta.title ?? '');
  const text = document.createElement('small');
  text.append(...excerptNodes(best?.excerpt ?? excerpt));
  link.append(title, text);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/**
 * Returns whether the page contains the beginning of every word. Pagefind shortens a word that it doesn't find, down to
 * a single letter, and returns the pages with the rest.
 */
function containsWords({ content, meta }: SearchFragment, words: string): boolean {
  const text = [content, meta.title, meta.keywords].join(' ').toLowerCase();
  const beginnings = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.slice(0, 4));
  return beginnings.every((beginning) => text.includes(beginning));
}

function formatCount(pages: number, words: string): string {
  if (pages === 0) return `No page contains “${words}”.`;
  if (pages > maxResults) return `The first ${maxResults} of ${pages} pages`;
  return pages === 1 ? '1 page' : `${pages} pages`;
}

/** The search of the site. The index loads when the dialog opens for the first time. */
export class SiteSearch extends HTMLElement {
  #pagefind: Promise<Pagefind> | undefined;

  connectedCallback(): void {
    this.#find('[data-open]').addEventListener('click', () => this.#open());
    this.#find('[data-close]').addEventListener('click', () => this.#dialog.close());
    this.#input.addEventListener('input', () => this.#search().catch(() => this.#reportFailure()));
    this.#dialog.addEventListener('keydown', (event) => this.#moveFocus(event));
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
    document.addEventListener('keydown', (event) => this.#handleShortcut(event));
  }

  /** Opens the dialog with the results for the words. */
  searchFor(words: string): void {
    this.#open();
    this.#input.value = words;
    this.#search().catch(() => this.#reportFailure());
  }

  #find<Found extends HTMLElement>(selector: string): Found {
    return this.querySelector<Found>(selector) as Found;
  }

  get #dialog(): HTMLDialogElement {
    return this.#find('dialog');
  }

  get #input(): HTMLInputElement {
    return this.#find('input');
  }

  #open(): void {
    if (this.#dialog.open) return;
    this.#dialog.showModal();
    this.#input.select();
    this.#load().catch(() => this.#reportFailure());
  }

  #load(): Promise<Pagefind> {
    const address = `${this.dataset.base ?? '/'}pagefind/pagefind.js`;
    this.#pagefind ??= (import(/* @vite-ignore */ address) as Promise<Pagefind>).then(async (pagefind) => {
      await pagefind.options({ noWorker: true, excerptLength: 24, ranking });
      return pagefind;
    });
    return this.#pagefind;
  }

  #reportFailure(): void {
    this.#pagefind = undefined;
    this.#say('The search could not load. Check your connection, then type again.');
  }

  #say(text: string): void {
    this.#find('[role=status]').textContent = text;
  }

  async #search(): Promise<void> {
    const words = this.#input.value.trim();
    const list = this.#find('ol');
    if (words === '') {
      list.replaceChildren();
      this.#say('Type a word, for example “token”.');
      return;
    }
    let found = await this.#findPages(words);
    // If no page contains all words, one of the last words may be misspelled.
    let used = words;
    while (found?.pages.length === 0 && used.includes(' ')) {
      used = used.slice(0, used.lastIndexOf(' '));
      found = await this.#findPages(used);
    }
    // A newer search replaces this one.
    if (!found || words !== this.#input.value.trim()) return;
    list.replaceChildren(...found.pages.map((page) => renderResult(page, used)));
    const missing = used === words || found.count === 0 ? '' : `${formatCount(0, words)} “${used}”: `;
    this.#say(missing + formatCount(found.count, missing === '' ? words : used));
  }

  /** Returns `undefined` if a newer search has started. */
  async #findPages(words: string): Promise<{ pages: SearchFragment[]; count: number } | undefined> {
    const pagefind = await this.#load();
    const found = await pagefind.debouncedSearch(words, {}, delayMs);
    if (found === null) return undefined;
    const fragments = await Promise.all(found.results.slice(0, maxResults).map((result) => result.data()));
    const pages = fragments
      .filter((fragment) => containsWords(fragment, words))
      .sort((one, other) => Number(isNamed(other, words)) - Number(isNamed(one, words)));
    return { pages, count: pages.length === 0 ? 0 : found.results.length };
  }

  /** Moves the focus between the field and the results with the arrow keys. */
  #moveFocus(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      // The field would clear its text, and the dialog would close at the second Escape.
      event.preventDefault();
      this.#dialog.close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...this.querySelectorAll<HTMLAnchorElement>('ol a')];
    if (event.key === 'Enter' && event.target === this.#input) links[0]?.click();
    if (step === undefined || links.length === 0) return;
    event.preventDefault();
    const stops: HTMLElement[] = [this.#input, ...links];
    const next = stops.indexOf(document.activeElement as HTMLElement) + step;
    stops[(next + stops.length) % stops.length]?.focus();
  }

  #handleShortcut(event: KeyboardEvent): void {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (!isShortcut) return;
    event.preventDefault();
    this.#open();
  }
}
