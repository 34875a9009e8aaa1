// Everything that partners can import says what it is for, and everything that they can call shows how.
import { join } from 'node:path';
import ts from 'typescript';
import { publishedPackages } from './public-entries.mjs';
import { root } from './setup.mjs';

function compilerOptions() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  return ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: ['react', 'react-dom'] }, root)
    .options;
}

/** Types that are generated from the contract are described there, schema by schema. */
const isContractType = (path) => path.endsWith('/generated/portal.ts');

const isCallable = (checker, symbol) => {
  if (!(symbol.flags & ts.SymbolFlags.Value)) return false;
  const type = checker.getTypeOfSymbol(symbol);
  return type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
};

/** What lacks a description or an example, where it is declared. */
export function undocumented(tree) {
  const entries = publishedPackages(tree).flatMap((one) => one.entries);
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
    const lacks = [];
    if (symbol.getDocumentationComment(checker).length === 0)
      lacks.push('a comment that says what it is for');
    const hasExample = symbol.getJsDocTags(checker).some(({ name }) => name === 'example');
    if (isCallable(checker, symbol) && !hasExample) lacks.push('an @example');
    const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
    const place = `${source.fileName.slice(tree.length + 1)}:${line + 1}`;
    return lacks.map((what) => `${place}: ${symbol.name} lacks ${what}`);
  });
}

export async function checkPublicDocs() {
  const planted = undocumented(join(root, '.ci/planted-violations'));
  const wanted = ['silent lacks a comment', 'withoutExample lacks an @example'];
  const missed = wanted.filter((text) => !planted.some((line) => line.includes(text)));
  const blind = missed.map((text) => `Not found where it is planted: ${text}`);
  const problems = [...blind, ...undocumented(root)];
  return { code: problems.length, output: problems.join('\n') };
}

if (import.meta.main) console.log((await checkPublicDocs()).output);
