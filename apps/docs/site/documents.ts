import { codeBlock, getSummary, parseHeadings, shiftHeadings, splitSections, toAnchor } from './markdown.ts';
import type { Page } from './page.ts';
import type { DocumentPage, Part } from './pages.ts';
import { isInRepository, readText } from './repository.ts';

/** A piece of text of a page, with the document that its relative links belong to. */
export interface Chunk {
  file: string;
  markdown: string;
  /** Anchors of the sections in the document. A link to a section without a heading opens the page. */
  titles?: readonly string[];
}

/** A page whose links still refer to files of the repository. */
export interface Draft extends Omit<Page, 'markdown' | 'sourceAddress'> {
  chunks: readonly Chunk[];
}

const languages: Readonly<Record<string, string>> = {
  mjs: 'js',
  svelte: 'svelte',
  vue: 'vue',
  html: 'html',
  ts: 'ts',
  tsx: 'tsx',
  js: 'js',
};

/** Removes the HTML comments that mark generated tables. */
const removeComments = (markdown: string) => markdown.replaceAll(/^<!--.*?-->\n/gms, '');

/** Links each row in the list of widgets to the widget's page. */
const withWidgetLinks = (markdown: string) =>
  markdown.replaceAll(
    /^\| (`portal-kit\/([\w-]+)`) \| (?=`<portal-)/gm,
    '| [$1](page:reference/widgets/$2) | ',
  );

function getIntroduction(part: Part, document: ReturnType<typeof splitSections>): string[] {
  const isWanted = part.hasIntroduction ?? part.sections === undefined;
  return isWanted && document.introduction !== '' ? [document.introduction] : [];
}

/** Renders a part's text. The headings of its sections are at the second level. */
function renderPart(part: Part, page: DocumentPage): string {
  const document = splitSections(withWidgetLinks(removeComments(readText(part.file))));
  const names = part.sections ?? [...document.sections.keys()];
  const isOnlySection = page.parts.length === 1 && names.length === 1 && part.sections !== undefined;
  const sections = names.map((name) => {
    const text = document.sections.get(name);
    if (text === undefined)
      throw new Error(`docs: ${part.file} has no section "${name}". Correct apps/docs/site/pages.ts.`);
    // The title of the page replaces the heading of its only section.
    return isOnlySection && !part.hasIntroduction ? shiftHeadings(text, -1) : `## ${name}\n\n${text}`;
  });
  const markdown = [...getIntroduction(part, document), ...sections].join('\n\n');
  return part.heading === undefined ? markdown : `## ${part.heading}\n\n${shiftHeadings(markdown, 1)}`;
}

const sourceChunk = (file: string): Chunk => {
  const [, extension = ''] = /\.(\w+)$/.exec(file) ?? [];
  const name = file.split('/').slice(2).join('/');
  return { file, markdown: codeBlock(languages[extension] ?? extension, readText(file), name) };
};

function getPageTitle(page: DocumentPage): string {
  const [first] = page.parts;
  const title = page.title ?? (first && splitSections(readText(first.file)).title);
  if (!title) throw new Error(`docs: the page ${page.slug} has no title. Set it in apps/docs/site/pages.ts.`);
  return title;
}

/** Creates a page with the text of its documents. */
export function createDraft(page: DocumentPage): Draft {
  const missing = page.parts.find(({ file }) => !isInRepository(file));
  if (missing)
    throw new Error(`docs: ${missing.file} does not exist. Remove it from apps/docs/site/pages.ts.`);
  const chunks = page.parts.map((part) => ({
    file: part.file,
    markdown: renderPart(part, page),
    titles: (part.sections ?? []).map(toAnchor),
  }));
  const sources = (page.sources ?? []).map(sourceChunk);
  const heading = { file: page.parts[0]?.file ?? '', markdown: '## Files' };
  return {
    slug: page.slug,
    title: getPageTitle(page),
    description: getSummary(chunks[0]?.markdown ?? ''),
    kind: 'guide',
    source: page.parts[0]?.file ?? '',
    chunks: sources.length > 0 ? [...chunks, heading, ...sources] : chunks,
    ...(page.label !== undefined && { label: page.label }),
  };
}

/** Finds documents and sections without a page, and returns a message for each of them. */
export function findUnlisted(
  documents: readonly string[],
  pages: readonly DocumentPage[],
  exceptions: readonly string[],
): string[] {
  const parts = pages.flatMap((page) => page.parts);
  return documents
    .filter((file) => !exceptions.includes(file))
    .flatMap((file) => {
      const ofFile = parts.filter((part) => part.file === file);
      if (ofFile.length === 0)
        return [
          `${file} has no page. Add it to a group in apps/docs/site/pages.ts, so that readers find it.`,
        ];
      if (ofFile.some(({ sections }) => sections === undefined)) return [];
      const listed = ofFile.flatMap(({ sections = [] }) => sections);
      return [...splitSections(readText(file)).sections.keys()]
        .filter((name) => !listed.includes(name))
        .map((name) => `${file}: no page contains the section "${name}". Add it in apps/docs/site/pages.ts.`);
    });
}

/**
 * Maps links to document headings, as the repository writes them, to their anchors in the page: `docs/sdk.md#lists` →
 * `sdk#lists`.
 */
export function mapAnchors(draft: Draft): Map<string, string> {
  const addresses = new Map<string, string>();
  const pageHeadings = parseHeadings(draft.chunks.map(({ markdown }) => markdown).join('\n\n'));
  let index = 0;
  for (const { file, markdown } of draft.chunks) {
    const inDocument = isInRepository(file) && file.endsWith('.md') ? parseHeadings(readText(file)) : [];
    for (const { text } of parseHeadings(markdown)) {
      const target = pageHeadings[index];
      index += 1;
      const original = inDocument.find((heading) => heading.text === text);
      if (original && target) addresses.set(`${file}#${original.anchor}`, `${draft.slug}#${target.anchor}`);
    }
  }
  return addresses;
}
