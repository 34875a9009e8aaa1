// Prints the declarations behind the entries of a package with the TypeScript compiler.
import { resolve } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** Creates a program with one package's declarations. Imports of other packages stay unresolved. */
function createPackageProgram(files) {
  const options = {
    noLib: true,
    types: [],
    skipLibCheck: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      if (!text.startsWith('.')) return { resolvedModule: undefined };
      const file = resolve(from, '..', text.replace(/\.js$/, '.d.ts'));
      return { resolvedModule: { resolvedFileName: file, extension: ts.Extension.Dts } };
    });
  return ts.createProgram(files, options, host);
}

/** Returns the node to print for a declaration. A variable is printed with its statement. */
const getStatement = (declaration) =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;

const isTopLevel = (declaration) => ts.isSourceFile(getStatement(declaration).parent);

/** Prints a statement with sorted union members: their order differs between builds. */
function printSorted(statement) {
  const source = statement.getSourceFile();
  const print = (node) => printer.printNode(ts.EmitHint.Unspecified, node, source);
  const sortUnions = (context) => {
    const visit = (node) => {
      const inner = ts.visitEachChild(node, visit, context);
      if (!ts.isUnionTypeNode(inner)) return inner;
      const members = inner.types.map((type) => [print(type), type]);
      members.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
      return context.factory.updateUnionTypeNode(
        inner,
        context.factory.createNodeArray(members.map(([, type]) => type)),
      );
    };
    return visit;
  };
  return print(ts.transform(statement, [sortUnions]).transformed[0]);
}

function printSymbol(symbol) {
  const statements = new Set(symbol.declarations.map(getStatement));
  return [...statements]
    .map(printSorted)
    .map((text) => text.replace(/^(export )?(declare )?/, ''))
    .join('\n');
}

/**
 * Returns each entry's declarations, sorted by name. A declaration of an earlier entry is replaced with a reference to
 * that entry. `inner` contains the declarations that the entries use without exporting them: they're part of the public
 * API.
 *
 * @param {import('./public-entries.mjs').Entry[]} entries
 * @param {Map<string, string>} generated The files of generated declarations, by name. The report does not repeat them.
 * @returns {{ byEntry: Map<string, string[]>, inner: string[] }}
 */
export function collectDeclarations(entries, generated) {
  const program = createPackageProgram(entries.map(({ types }) => resolve(types)));
  const checker = program.getTypeChecker();
  const resolveAlias = (symbol) => {
    if (!(symbol.flags & ts.SymbolFlags.Alias)) return symbol;
    const aliased = checker.getAliasedSymbol(symbol);
    return checker.isUnknownSymbol(aliased) ? symbol : aliased;
  };
  const firstExport = new Map();

  const exportText = (symbol, specifier) => {
    const resolved = resolveAlias(symbol);
    // A declaration of another package is not resolved.
    if (resolved.flags & ts.SymbolFlags.Alias) {
      return `export { ${symbol.name} } from ${resolved.declarations[0].parent.parent.parent.moduleSpecifier?.getText()};`;
    }
    const first = firstExport.get(resolved);
    if (first) return `export { ${symbol.name} }; // ${first}`;
    firstExport.set(resolved, specifier);
    if (generated.has(resolved.name)) return `export { ${symbol.name} }; // ${generated.get(resolved.name)}`;
    const renamed = resolved.name === symbol.name ? '' : `\nexport { ${resolved.name} as ${symbol.name} };`;
    return `export ${printSymbol(resolved)}${renamed}`;
  };

  const byEntry = new Map(
    entries.map(({ specifier, types }) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(resolve(types)));
      const exported = module ? checker.getExportsOfModule(module) : [];
      const sorted = [...exported].sort((a, b) => (a.name < b.name ? -1 : 1));
      return [specifier, sorted.map((symbol) => exportText(symbol, specifier))];
    }),
  );

  const inner = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node)) {
      const symbol = checker.getSymbolAtLocation(node);
      const resolved = symbol && resolveAlias(symbol);
      const isKnown = !resolved?.declarations?.length || firstExport.has(resolved) || inner.has(resolved);
      const isOwn =
        !isKnown && !(resolved.flags & ts.SymbolFlags.Alias) && resolved.declarations.every(isTopLevel);
      if (isOwn && !generated.has(resolved.name)) {
        inner.add(resolved);
        for (const declaration of resolved.declarations) visit(getStatement(declaration));
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const { name, declarations } of firstExport.keys()) {
    if (generated.has(name)) continue;
    for (const declaration of declarations) visit(getStatement(declaration));
  }
  const byName = [...inner].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { byEntry, inner: byName.map(printSymbol) };
}
