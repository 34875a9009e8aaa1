import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { paths } from './paths.ts';

/** One example of a component: an exported function of `<entry>.examples.tsx`. */
export interface ExampleSource {
  name: string;
  /** The text above the function. */
  text: string;
  /** The tags above the function, with their texts. */
  tags: Readonly<Record<string, string>>;
  /** The imports, the declarations and the function, as they are written in the file. */
  code: string;
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function getDeclaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Returns the import with only the used names, or `undefined` if no name is used. */
function filterImport(statement: ts.ImportDeclaration, used: ReadonlySet<string>): string | undefined {
  const { importClause: clause, moduleSpecifier } = statement;
  if (!clause) return statement.getText();
  const parts: string[] = [];
  if (clause.name && used.has(clause.name.text)) parts.push(clause.name.text);
  if (clause.namedBindings && ts.isNamedImports(clause.namedBindings)) {
    const names = clause.namedBindings.elements.filter(({ name }) => used.has(name.text));
    if (names.length > 0) parts.push(`{ ${names.map((name) => name.getText()).join(', ')} }`);
  }
  const type = clause.isTypeOnly ? 'type ' : '';
  return parts.length > 0
    ? `import ${type}${parts.join(', ')} from ${moduleSpecifier.getText()};`
    : undefined;
}

/** Replaces the import of `example-layout.ts` with the imported declarations, so that a sample needs no file of this project. */
export const inlineLayout = (text: string, layout: string): string =>
  text.replace(/^import \{ ([^}]*) \} from '\.\.\/example-layout';$/m, (_, names: string) =>
    names
      .split(', ')
      .map((name) => {
        const [, declaration] = new RegExp(`^export (const ${name} = .*;)$`, 'm').exec(layout) ?? [];
        if (!declaration) throw new Error(`design: example-layout.ts must declare ${name} on one line.`);
        return declaration;
      })
      .join('\n'),
  );

/** Reads a component's examples, in the order of its file. */
export function readComponentExamples(entry: string): ExampleSource[] {
  const file = join(paths.pages, entry, `${entry}.examples.tsx`);
  const layout = readFileSync(join(paths.pages, 'example-layout.ts'), 'utf8');
  return readExamples(file, inlineLayout(readFileSync(file, 'utf8'), layout));
}

/** Reads a file's examples in order. Each sample contains the declarations that its example uses, and no others. */
export function readExamples(file: string, text: string): ExampleSource[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declared = new Map(
    source.statements.flatMap((statement) =>
      isExported(statement) ? [] : getDeclaredNames(statement).map((name) => [name, statement] as const),
    ),
  );
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((example) => {
    if (!isExported(example) || !example.name) return [];
    const names = new Set<string>();
    const statements = new Set<ts.Statement>([example]);
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        names.add(node.text);
        const statement = declared.get(node.text);
        if (statement && !statements.has(statement)) {
          statements.add(statement);
          visit(statement);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(example);
    const imports = source.statements
      .filter(ts.isImportDeclaration)
      .flatMap((statement) => filterImport(statement, names) ?? []);
    const declarations = source.statements
      .filter((each) => statements.has(each))
      .map((each) => each.getText());
    const comment = ts.getJSDocCommentsAndTags(example).find(ts.isJSDoc);
    return {
      name: example.name.text,
      text: ts.getTextOfJSDocComment(comment?.comment) ?? '',
      tags: Object.fromEntries(
        (comment?.tags ?? []).map((tag) => [tag.tagName.text, ts.getTextOfJSDocComment(tag.comment) ?? '']),
      ),
      code: `${[imports.join('\n'), ...declarations].filter(Boolean).join('\n\n')}\n`,
    };
  });
}
