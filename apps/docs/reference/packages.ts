import type { Draft } from '../site/documents.ts';
import { code, codeBlock, table, toAnchor } from '../site/markdown.ts';
import { readJson, readText } from '../site/repository.ts';
import { type Declaration, readDeclarations } from './declarations.ts';

interface Entry {
  specifier: string;
  types: string;
}

const packageFolders = ['sdk', 'portal-kit', 'sandbox'] as const;

/** Returns whether an entry has pages of its own, or types that follow from the contract. */
const isOmitted = (specifier: string, widgets: ReadonlySet<string>) =>
  specifier === '@portal-kit/sdk/contract' ||
  /\/(elements\/|types\/)/.test(specifier) ||
  widgets.has(specifier.replace('portal-kit/', ''));

function readEntries(folder: string, widgets: ReadonlySet<string>): Entry[] {
  const { name, exports } = readJson<{
    name: string;
    exports: Record<string, string | { types?: string; '@portal-kit/source'?: string }>;
  }>(`packages/${folder}/package.json`);
  return Object.entries(exports)
    .flatMap(([path, target]) =>
      typeof target === 'object' && target['@portal-kit/source'] && target.types
        ? [{ specifier: name + path.slice(1), types: `packages/${folder}/${target.types.slice(2)}` }]
        : [],
    )
    .filter(({ specifier }) => !isOmitted(specifier, widgets))
    .sort((a, b) => (a.specifier < b.specifier ? -1 : 1));
}

/** Reads an API report's declarations: entry → name → text. */
function readReport(folder: string): Map<string, Map<string, string>> {
  const [, ...sections] = readText(`packages/${folder}/api-report.md`).split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [specifier = ''] = section.split('\n', 1);
      const [, block = ''] = /```ts\n(.*?)\n```/s.exec(section) ?? [];
      const declarations = block.split(/\n\n(?=export )/).map((text) => {
        const [, name = ''] = /^export (?:declare )?(?:abstract )?(?:\w+) (\w+)/.exec(text) ?? [];
        return [name, text] as const;
      });
      return [specifier, new Map(declarations)];
    }),
  );
}

function renderDeclaration(declaration: Declaration, report: string | undefined): string {
  const { name, description, remarks, throws, returns, examples, members } = declaration;
  return [
    `## ${name}`,
    description,
    report && codeBlock('ts', report),
    remarks,
    returns && `**Returns** ${returns}`,
    ...throws.map((text) => `**Throws** ${text}`),
    members.length > 0 &&
      table(
        ['member', 'description'],
        members.map((member) => [code(member.name), member.description]),
      ),
    ...examples.map((text) => (text.includes('```') ? text : codeBlock('ts', text))),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Returns the slug of an entry's page: `@portal-kit/sdk/orders` → `reference/packages/sdk-orders`. */
const getEntrySlug = (specifier: string) =>
  `reference/packages/${toAnchor(specifier.replace('@portal-kit/', '').replaceAll('/', '-'))}`;

/**
 * Creates one page per entry of the published packages, with the signatures of the API reports and the declarations'
 * comments.
 */
export function createPackageDrafts(widgetNames: readonly string[]): Draft[] {
  const widgets = new Set(widgetNames);
  const entries = packageFolders.map((folder) => ({ folder, entries: readEntries(folder, widgets) }));
  const declarations = readDeclarations(entries.flatMap((each) => each.entries.map(({ types }) => types)));
  return entries.flatMap(({ folder, entries: own }) => {
    const report = readReport(folder);
    return own.map(({ specifier, types }) => {
      const texts = (declarations.get(types) ?? [])
        .filter(({ name }) => report.get(specifier)?.has(name))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map((declaration) => renderDeclaration(declaration, report.get(specifier)?.get(declaration.name)));
      const file = `packages/${folder}/api-report.md`;
      return {
        slug: getEntrySlug(specifier),
        title: specifier,
        description: `Exports of the entry ${specifier} with their types, errors and examples.`,
        kind: 'reference' as const,
        source: file,
        chunks: [{ file, markdown: texts.join('\n\n') }],
      };
    });
  });
}
