import { readFile } from 'node:fs/promises';

/** A part in `docs/theming.md`. */
interface DocumentedPart {
  name: string;
  description: string;
}

/** A custom property in `docs/theming.md`, with its value in the light theme. */
interface DocumentedProperty extends DocumentedPart {
  default: string;
}

/** Parses the rows of the tables whose first column has this title. Each cell is trimmed. */
function parseTableRows(document: string, title: string): string[][] {
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

const parseNames = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Reads the parts with their elements and refinements, and the custom properties with their defaults and uses. */
export async function readDocumentedStyles(
  path = '../../docs/theming.md',
): Promise<{ parts: DocumentedPart[]; properties: DocumentedProperty[] }> {
  const document = await readFile(path, 'utf8');
  const parts = parseTableRows(document, 'part').flatMap(([part = '', refinements = '', element = '']) => {
    const words = parseNames(refinements);
    const note = words.length > 0 ? ` Refinements: ${words.map((word) => `\`${word}\``).join(', ')}.` : '';
    return parseNames(part).map((name) => ({ name, description: `${element}.${note}` }));
  });
  const properties = parseTableRows(document, 'property').flatMap(([property = '', value = '', , use = '']) =>
    parseNames(property).map((name) => ({ name, default: parseNames(value)[0] ?? '', description: use })),
  );
  if (parts.length === 0 || properties.length === 0)
    throw new Error(`portal-kit: ${path} contains no table of parts or no table of custom properties.`);
  return { parts, properties };
}
