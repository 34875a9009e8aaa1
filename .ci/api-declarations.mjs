// The declarations behind a package's entries, by the TypeScript compiler.
import { resolve } from 'node:path';
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/** Names of other packages mean themselves: nothing but this package's own declarations is opened. */
function ownProgram(files) {
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

/** What is printed for a declaration: a variable with its statement. */
const statementOf = (declaration) =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;

const isOfModule = (declaration) => ts.isSourceFile(statementOf(declaration).parent);

/** The compiler writes the members of a union in the order in which it has met them, which differs from build to build. */
function inOrder(statement) {
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

function textOf(symbol) {
  const statements = new Set(symbol.declarations.map(statementOf));
  return [...statements]
    .map(inOrder)
    .map((text) => text.replace(/^(export )?(declare )?/, ''))
    .join('\n');
}

/**
 * The declarations of each entry, sorted by name; one that an earlier entry has printed is named with that entry. `inner`
 * is what they are made of and no entry exports: partners feel its changes too.
 *
 * @param {import('./public-entries.mjs').Entry[]} entries
 * @param {Map<string, string>} elsewhere Where declarations that are not repeated are to be read, by name.
 * @returns {{ byEntry: Map<string, string[]>, inner: string[] }}
 */
export function declarationsOf(entries, elsewhere) {
  const program = ownProgram(entries.map(({ types }) => resolve(types)));
  const checker = program.getTypeChecker();
  const target = (symbol) => {
    if (!(symbol.flags & ts.SymbolFlags.Alias)) return symbol;
    const found = checker.getAliasedSymbol(symbol);
    return checker.isUnknownSymbol(found) ? symbol : found;
  };
  const firstExport = new Map();

  const exportText = (symbol, specifier) => {
    const found = target(symbol);
    // Another package's: as it is written.
    if (found.flags & ts.SymbolFlags.Alias) {
      return `export { ${symbol.name} } from ${found.declarations[0].parent.parent.parent.moduleSpecifier?.getText()};`;
    }
    const first = firstExport.get(found);
    if (first) return `export { ${symbol.name} }; // ${first}`;
    firstExport.set(found, specifier);
    if (elsewhere.has(found.name)) return `export { ${symbol.name} }; // ${elsewhere.get(found.name)}`;
    const renamed = found.name === symbol.name ? '' : `\nexport { ${found.name} as ${symbol.name} };`;
    return `export ${textOf(found)}${renamed}`;
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
      const found = symbol && target(symbol);
      const isKnown = !found?.declarations?.length || firstExport.has(found) || inner.has(found);
      const isOwn = !isKnown && !(found.flags & ts.SymbolFlags.Alias) && found.declarations.every(isOfModule);
      if (isOwn && !elsewhere.has(found.name)) {
        inner.add(found);
        for (const declaration of found.declarations) visit(statementOf(declaration));
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const { name, declarations } of firstExport.keys()) {
    if (elsewhere.has(name)) continue;
    for (const declaration of declarations) visit(statementOf(declaration));
  }
  const byName = [...inner].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { byEntry, inner: byName.map(textOf) };
}
