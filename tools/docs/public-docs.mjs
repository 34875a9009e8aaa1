// Checks that every public export has a description and every public function and class has an @example.
import { join } from 'node:path';
import ts from 'typescript';
import { missedViolations, plantedViolations } from '../checks/planted.mjs';
import { root } from '../environment/setup.mjs';
import { publishedPackages } from '../release/public-entries.mjs';
import { compilerOptions } from './compiler-options.mjs';

/** Generated types are described in the contract. */
const isContractType = (path) => path.endsWith('/generated/portal.ts');

const isCallable = (checker, symbol) => {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return false;
  const type = checker.getTypeOfSymbol(symbol);
  return type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
};

/** Finds exports without a description or an example, with the location of their declaration. */
function findUndocumented(tree) {
  const entries = publishedPackages(tree).flatMap((each) => each.entries);
  const files = entries.map(({ source }) => join(tree, source));
  const program = ts.createProgram(files, compilerOptions());
  const checker = program.getTypeChecker();
  const symbols = new Set(
    files.flatMap((file) => {
      const module = checker.getSymbolAtLocation(program.getSourceFile(file));
      const exported = module ? checker.getExportsOfModule(module) : [];
      return exported.map((symbol) =>
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      );
    }),
  );
  return [...symbols].flatMap((symbol) => {
    const [declaration] = symbol.declarations;
    const source = declaration.getSourceFile();
    if (isContractType(source.fileName)) return [];
    const missing = [];
    if (symbol.getDocumentationComment(checker).length === 0) missing.push('a description');
    const hasExample = symbol.getJsDocTags(checker).some(({ name }) => name === 'example');
    if (isCallable(checker, symbol) && !hasExample) missing.push('an @example');
    const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
    const location = `${source.fileName.slice(tree.length + 1)}:${line + 1}`;
    return missing.map((part) => `${location}: ${symbol.name} lacks ${part}`);
  });
}

export async function checkPublicDocs() {
  const planted = findUndocumented(plantedViolations).join('\n');
  const expected = ['withoutDescription lacks a description', 'withoutExample lacks an @example'];
  const problems = [...missedViolations(expected, planted), ...findUndocumented(root)];
  return { code: problems.length, output: problems.join('\n') };
}
