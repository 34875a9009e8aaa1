import { readFile } from 'node:fs/promises';

/** A part or a custom property in `docs/theming.md`. */
interface DocumentedName {
  name: string;
  description: string;
}

/** Rows of the tables whose first column has one of the titles. Each cell is trimmed. */
function rowsOf(document: string, title: string): string[][] {
  const tables = document.split(/\n{2,}/).filter((block) => block.startsWith(`| ${title} |`));
  return tables.flatMap((table) =>
    table
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
  );
}

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Parts with their elements and refinements, and custom properties with their uses. */
export async function readDocumentedStyles(
  path = '../../docs/theming.md',
): Promise<{ parts: DocumentedName[]; properties: DocumentedName[] }> {
  const document = await readFile(path, 'utf8');
  const parts = rowsOf(document, 'part').flatMap(([part = '', refinements = '', element = '']) => {
    const words = namesIn(refinements);
    const note = words.length > 0 ? ` Refinements: ${words.map((word) => `\`${word}\``).join(', ')}.` : '';
    return namesIn(part).map((name) => ({ name, description: `${element}.${note}` }));
  });
  let group = '';
  const properties = rowsOf(document, 'group').flatMap(([itsGroup = '', names = '', use = '']) => {
    group = namesIn(itsGroup)[0] ?? group;
    return namesIn(names).map((name) => ({ name: group.replace('*', name), description: use }));
  });
  if (parts.length === 0 || properties.length === 0)
    throw new Error(`portal-kit: ${path} contains no table of parts or no table of custom properties.`);
  return { parts, properties };
}
