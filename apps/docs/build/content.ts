// Collects the pages of the site and writes them to .cache/content.json, which the Astro project reads.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { createApiDrafts } from '../reference/api.ts';
import { createChangesDrafts } from '../reference/changes.ts';
import { createErrorsDraft } from '../reference/errors.ts';
import { createMachineDrafts } from '../reference/machines.ts';
import { createPackageDrafts } from '../reference/packages.ts';
import { createWidgetDrafts } from '../reference/widgets.ts';
import { createDraft, type Draft, findUnlisted } from '../site/documents.ts';
import { collectSiteAddresses, getPageUrl, resolveSiteLinks } from '../site/links.ts';
import type { Content, Group } from '../site/page.ts';
import {
  type DocumentGroup,
  type DocumentPage,
  documentGroups,
  keywords,
  referenceDocuments,
  unlistedDocuments,
} from '../site/pages.ts';
import { listDocuments, readText, sourceAddress } from '../site/repository.ts';

export const contentFile = join(import.meta.dirname, '../.cache/content.json');

const isGroup = (item: DocumentPage | DocumentGroup): item is DocumentGroup => 'items' in item;
const flattenPages = (items: readonly (DocumentPage | DocumentGroup)[]): DocumentPage[] =>
  items.flatMap((item) => (isGroup(item) ? flattenPages(item.items) : [item]));

/** Creates the pages for the decisions, in the order of their list. */
function decisionPages(): DocumentPage[] {
  const folder = 'docs/decisions';
  const listed = [...readText(`${folder}/README.md`).matchAll(/\]\(([\w-]+\.md)\)/g)].map(
    ([, name = '']) => name,
  );
  return [
    { slug: 'decisions', label: 'Overview', parts: [{ file: `${folder}/README.md` }] },
    ...listed.map((name) => ({
      slug: `decisions/${name.replace('.md', '')}`,
      parts: [{ file: `${folder}/${name}` }],
    })),
  ];
}

interface Reference {
  groups: Group[];
  drafts: Draft[];
}

async function collectReference(): Promise<Reference> {
  const documents = referenceDocuments
    .map(createDraft)
    .map((draft) => ({ ...draft, kind: 'reference' as const }));
  const widgets = await createWidgetDrafts();
  const packages = createPackageDrafts(widgets.map(({ slug }) => posix.basename(slug)));
  const api = createApiDrafts();
  const machines = createMachineDrafts();
  const slugs = (drafts: readonly Draft[]) => drafts.map(({ slug }) => slug);
  const ofPackage = (name: string) =>
    slugs(
      packages.filter(
        ({ slug }) => slug === `reference/packages/${name}` || slug.startsWith(`reference/packages/${name}-`),
      ),
    );
  const errors = createErrorsDraft();
  return {
    groups: [
      { label: 'Widgets', items: slugs(widgets) },
      { label: 'API', items: slugs(api) },
      { label: 'SDK', items: ofPackage('sdk') },
      { label: 'portal-kit', items: ofPackage('portal-kit') },
      { label: 'Sandbox package', items: ofPackage('sandbox') },
      { label: 'State machines', items: slugs(machines) },
    ],
    drafts: [...documents, errors, ...widgets, ...packages, ...api, ...machines],
  };
}

/** Pictures of the start page. */
const startPictures = ['items.png', 'items-dark.png'];

const applications = [
  { folder: 'playground', label: 'Playground' },
  { folder: 'design', label: 'Design system' },
];

/** Reads a document's first example, which a check compiles. */
function readFirstExample(file: string): string {
  const [, example] = /```tsx\n(.*?)```/s.exec(readText(file)) ?? [];
  if (example === undefined) throw new Error(`docs: ${file} has no example.`);
  return example;
}

/** Collects everything that the site contains. Throws an error that lists unlisted documents or broken links. */
export async function collectContent(base: string): Promise<Content> {
  const decisions = decisionPages();
  const pages = [...flattenPages(documentGroups), ...referenceDocuments, ...decisions];
  const unlisted = findUnlisted(listDocuments(), pages, Object.keys(unlistedDocuments));
  if (unlisted.length > 0) throw new Error(unlisted.map((message) => `docs: ${message}`).join('\n'));

  const { groups, drafts: referenceDrafts } = await collectReference();
  const documentDrafts = new Map(pages.map((page) => [page, createDraft(page)]));
  const changes = createChangesDrafts();
  const isReference = (draft: Draft) => referenceDrafts.some(({ slug }) => slug === draft.slug);
  const drafts = [
    ...[...documentDrafts.values()].filter((draft) => !isReference(draft)),
    ...changes,
    ...referenceDrafts,
  ];

  const toItems = (items: DocumentGroup['items']): Group['items'] =>
    items.map((item) => (isGroup(item) ? toGroup(item) : item.slug));
  const toGroup = ({ label, items, generated }: DocumentGroup): Group => {
    if (generated === 'decisions') return { label, items: decisions.map(({ slug }) => slug) };
    if (generated === 'reference')
      return { label, items: ['reference/errors', ...referenceDocuments.map(({ slug }) => slug), ...groups] };
    const generatedItems = generated === 'changes' ? changes.map(({ slug }) => slug) : [];
    return { label, items: [...toItems(items), ...generatedItems] };
  };

  const addresses = collectSiteAddresses(
    drafts,
    base,
    applications.map(({ folder }) => folder),
  );
  const pictures: Record<string, string> = Object.fromEntries(
    startPictures.map((file) => [`docs/images/${file}`, file]),
  );
  const rendered = drafts.map(({ chunks: _, ...draft }, index) => {
    const { markdown, pictures: found } = resolveSiteLinks(drafts[index] as Draft, addresses);
    for (const path of found) pictures[path] = posix.basename(path);
    const words = keywords[draft.slug];
    return {
      ...draft,
      markdown,
      sourceAddress: sourceAddress(draft.source),
      ...(words !== undefined && { keywords: words }),
    };
  });
  return {
    pages: rendered,
    sidebar: documentGroups.map(toGroup),
    firstExample: readFirstExample('docs/getting-started.md'),
    pictures,
    applications: applications.map(({ folder, label }) => ({
      folder,
      label,
      address: getPageUrl(base, folder),
    })),
  };
}

/** Collects the content and writes it for the Astro project. */
export async function writeContent(base: string): Promise<Content> {
  const content = await collectContent(base);
  mkdirSync(join(contentFile, '..'), { recursive: true });
  writeFileSync(contentFile, JSON.stringify(content));
  return content;
}
