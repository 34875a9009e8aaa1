/** Pages of one kind have the same size limit. */
export type PageKind = 'start' | 'guide' | 'reference';

/** One page of the site, before Astro renders its Markdown. */
export interface Page {
  /** Address below the base path, without slashes at its ends. The start page has the slug `index`. */
  slug: string;
  title: string;
  description: string;
  /** Words that readers search for and the text does not contain, or rarely contains, separated by commas. */
  keywords?: string;
  kind: PageKind;
  markdown: string;
  /** Path of the document that contains the text, relative to the repository. Generated pages name their source. */
  source: string;
  /** Address of the source in the web pages of the repository. */
  sourceAddress: string;
  /** Label in the sidebar. Default: the title. */
  label?: string;
}

/** A group of pages in the sidebar. */
export interface Group {
  label: string;
  items: readonly (string | Group)[];
}

/** Everything that the site contains. `build/content.ts` writes it, the Astro project reads it. */
export interface Content {
  pages: Page[];
  sidebar: Group[];
  /** The first example for the start page. */
  firstExample: string;
  /** Pictures of the documents: path in the repository → path in the site. */
  pictures: Record<string, string>;
  /** Addresses of other applications that the build copies into the site. */
  applications: { folder: string; label: string; address: string }[];
}
