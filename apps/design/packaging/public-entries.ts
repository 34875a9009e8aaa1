import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

/** An entry of packages/ui. */
export interface PublicEntry {
  /** The name in the import path, such as `text-field`. */
  name: string;
  /** The exported components. */
  components: readonly string[];
}

/**
 * Lists a file's exported components. A component is an exported value whose name starts with a capital letter and that
 * isn't a class.
 */
function readComponentNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly || !statement.exportClause) return [];
    if (!ts.isNamedExports(statement.exportClause)) return [];
    return statement.exportClause.elements
      .filter(
        ({ isTypeOnly, name }) => !isTypeOnly && /^[A-Z]/.test(name.text) && !name.text.endsWith('Queue'),
      )
      .map(({ name }) => name.text);
  });
}

/** Reads the entries in a folder with one module per entry. */
export function readEntries(folder: string): PublicEntry[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ name: basename(file, '.ts'), components: readComponentNames(join(folder, file)) }));
}
