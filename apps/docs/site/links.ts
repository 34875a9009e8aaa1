import { posix } from 'node:path';
import { type Draft, mapAnchors } from './documents.ts';
import { mapLines, parseHeadings } from './markdown.ts';
import { isInRepository, sourceAddress } from './repository.ts';

const isPicture = (path: string) => /\.(png|svg|jpe?g|webp)$/.test(path);
const isExternal = (target: string) => /^[a-z]+:/.test(target);

/** Addresses of the site, with the base path. */
export interface SiteAddresses {
  base: string;
  /** Pages by the address of their text in the repository: `docs/sdk.md`, `docs/sdk.md#lists`. */
  targets: ReadonlyMap<string, string>;
  /** Pages by slug. */
  drafts: ReadonlyMap<string, Draft>;
}

/**
 * Collects the URLs of every document, section and heading. The first page of a document is the target of its path.
 *
 * @param applications Folders of `apps/` that the site contains, for example `playground`.
 */
export function collectSiteAddresses(
  drafts: readonly Draft[],
  base: string,
  applications: readonly string[] = [],
): SiteAddresses {
  const targets = new Map<string, string>();
  const add = (key: string, address: string) => {
    if (!targets.has(key)) targets.set(key, address);
  };
  for (const draft of drafts) for (const [key, address] of mapAnchors(draft)) add(key, address);
  for (const draft of drafts) {
    for (const { file, titles = [] } of draft.chunks) {
      for (const title of titles) add(`${file}#${title}`, draft.slug);
    }
  }
  const byIntroduction = [...drafts].sort(
    (a, b) => Number(b.slug === 'embedding') - Number(a.slug === 'embedding'),
  );
  for (const draft of byIntroduction) {
    const file = draft.source;
    add(file, draft.slug);
    if (file.endsWith('/README.md')) add(posix.dirname(file), draft.slug);
  }
  for (const folder of applications) add(`apps/${folder}`, folder);
  return { base, targets, drafts: new Map(drafts.map((draft) => [draft.slug, draft])) };
}

/** Returns a page's URL: `sdk#lists` → `/base/sdk/#lists`. */
export function getPageUrl(base: string, target: string): string {
  const [slug = '', anchor] = target.split('#');
  const path = slug === 'index' ? base : `${base}${slug}/`;
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/** Resolves the target of a document's link to a URL. Returns `undefined` if the target doesn't exist. */
function resolveTarget(target: string, file: string, { base, targets, drafts }: SiteAddresses) {
  if (isExternal(target)) return target;
  if (target.startsWith('page:')) return undefined;
  const [path = '', anchor] = target.split('#');
  const document = path === '' ? file : posix.join(posix.dirname(file), path).replace(/\/$/, '');
  const known = targets.get(anchor === undefined ? document : `${document}#${anchor}`);
  if (known !== undefined) return getPageUrl(base, known);
  if (drafts.has(document) && path !== '') return undefined;
  if (targets.has(document) && anchor !== undefined) return undefined;
  return isInRepository(document) ? sourceAddress(document) : undefined;
}

/**
 * Resolves a generated page's link target to a URL: `page:reference/api/items#item`. Finds headings by their text or
 * anchor. A target in an application has a query: `page:playground?widget=item-list`.
 */
function resolvePage(target: string, { base, drafts, targets }: SiteAddresses) {
  const [slug = '', heading] = target.slice('page:'.length).split('#');
  const [folder = '', query] = slug.split('?');
  if (query !== undefined)
    return targets.has(`apps/${folder}`) ? `${getPageUrl(base, folder)}?${query}` : undefined;
  const draft = drafts.get(slug);
  if (!draft) return undefined;
  if (heading === undefined) return getPageUrl(base, slug);
  const headings = parseHeadings(draft.chunks.map(({ markdown }) => markdown).join('\n\n'));
  const found = headings.find(({ text, anchor }) => text === heading || anchor === heading);
  return found && getPageUrl(base, `${slug}#${found.anchor}`);
}

export interface Rendered {
  markdown: string;
  /** Pictures of the page, by path in the repository. */
  pictures: string[];
}

/** Resolves the links in a page's text to URLs of the site. Throws an error that lists every broken link. */
export function resolveSiteLinks(draft: Draft, addresses: SiteAddresses): Rendered {
  const broken: string[] = [];
  const pictures: string[] = [];
  const resolve = (target: string, file: string) => {
    const address = target.startsWith('page:')
      ? resolvePage(target, addresses)
      : resolveTarget(target, file, addresses);
    if (address === undefined) broken.push(`${file}: the link to ${target} has no page (${draft.slug})`);
    return address ?? target;
  };
  const markdown = draft.chunks.map(({ file, markdown: text }) =>
    mapLines(text, (line) =>
      line
        // The label of a link may start on the line before.
        .replaceAll(/\]\((\S+?)\)/g, (_, target: string) => {
          const path = posix.join(posix.dirname(file), target);
          if (!isPicture(path) || isExternal(target)) return `](${resolve(target, file)})`;
          pictures.push(path);
          return `](${addresses.base}${posix.basename(path)})`;
        })
        .replaceAll(/href="(page:[^"]+)"/g, (_, target: string) => `href="${resolve(target, file)}"`),
    ),
  );
  for (const text of markdown)
    for (const [link] of text.matchAll(/\]\(page:[^)]*\)/g))
      broken.push(`${draft.slug}: ${link} is not a link`);
  if (broken.length > 0) throw new Error(`docs: broken links:\n${broken.join('\n')}`);
  return { markdown: markdown.join('\n\n'), pictures };
}
