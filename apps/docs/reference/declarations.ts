import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../site/repository.ts';

export interface Member {
  name: string;
  description: string;
}

/** The documentation of an exported name, from its TSDoc comment. */
export interface Declaration {
  name: string;
  description: string;
  remarks: string;
  throws: string[];
  returns: string;
  examples: string[];
  members: Member[];
}

/** Replaces inline tags: `{@link name}` → `name` as code. */
const replaceLinks = (text: string) =>
  text.replaceAll(/\{@link(?:code|plain)? ([^}|\s]+)\s*\|?\s*([^}]*)\}/g, (_, name: string, label: string) =>
    label.trim() ? label.trim() : `\`${name}\``,
  );

const getComment = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  replaceLinks(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

function describe(symbol: ts.Symbol, checker: ts.TypeChecker): Declaration {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const texts = (name: string) =>
    target
      .getJsDocTags(checker)
      .filter((tag) => tag.name === name)
      .map((tag) => replaceLinks(ts.displayPartsToString(tag.text)).replace(/^- /, ''));
  const [declaration] = target.declarations ?? [];
  const hasMembers =
    declaration && (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration));
  const members = hasMembers ? checker.getDeclaredTypeOfSymbol(target).getProperties() : [];
  const isOwn = (member: ts.Symbol) =>
    !member.declarations?.some((one) => one.getSourceFile().fileName.includes('/typescript/lib/'));
  return {
    name: symbol.name,
    description: getComment(target, checker),
    remarks: texts('remarks').join('\n\n'),
    throws: texts('throws'),
    returns: texts('returns').join(' '),
    examples: texts('example'),
    members: members
      .filter(isOwn)
      .map((member) => ({ name: member.name, description: getComment(member, checker) }))
      .filter(({ description }) => description !== ''),
  };
}

/**
 * Reads the exports of declaration files.
 *
 * @param files Paths relative to the repository.
 */
export function readDeclarations(files: readonly string[]): Map<string, Declaration[]> {
  const paths = files.map((file) => join(root, file));
  const program = ts.createProgram(paths, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  return new Map(
    files.map((file, index) => {
      const source = program.getSourceFile(paths[index] ?? '');
      const module = source && checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`docs: ${file} does not exist. Build the packages.`);
      return [file, checker.getExportsOfModule(module).map((symbol) => describe(symbol, checker))];
    }),
  );
}
