import { join } from 'node:path';
import ts from 'typescript';
import { paths } from './paths.ts';

export interface PropApi {
  name: string;
  type: string;
  text: string;
  isRequired: boolean;
}

/** A public component with its documentation and its own props. */
export interface ComponentApi {
  name: string;
  text: string;
  /** The documentation of the props, which names the inherited props. */
  propsText: string;
  props: readonly PropApi[];
}

/** A public export that is no component. */
export interface OtherExport {
  entry: string;
  name: string;
  kind: 'function' | 'class' | 'value';
  text: string;
}

const uiSource = join(paths.ui, 'src/').replaceAll('\\', '/');
const isOwn = (node: ts.Node | undefined) => node?.getSourceFile().fileName.startsWith(uiSource) ?? false;

const getCommentText = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .replace(/ ?Source: [^.]*\.$/, '')
    .trim();

interface Member {
  symbol: ts.Symbol;
  isRequired: boolean;
}

const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

/** Collects the members of a type's constituents. A member is required if every constituent requires it. */
function collectMembers(type: ts.Type): Member[] {
  const parts = type.isUnion() ? type.types : [type];
  const members = new Map<string, ts.Symbol[]>();
  for (const part of parts)
    for (const member of part.getApparentProperties())
      members.set(member.name, [...(members.get(member.name) ?? []), member]);
  return [...members.values()].map((symbols) => ({
    // A variant without the prop declares it as optional `undefined`.
    symbol: (symbols.find((symbol) => !isOptional(symbol)) ?? symbols[0]) as ts.Symbol,
    isRequired: symbols.length === parts.length && !symbols.some(isOptional),
  }));
}

function formatType(member: ts.Symbol, declaration: ts.Declaration, checker: ts.TypeChecker): string {
  const type = checker.getTypeOfSymbolAtLocation(member, declaration);
  const parts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & ts.TypeFlags.Undefined),
  );
  const areLiterals = parts.every((part) => part.isStringLiteral() || part.isNumberLiteral());
  if (areLiterals && parts.length > 0)
    return parts.map((part) => checker.typeToString(part).replaceAll('"', "'")).join(' | ');
  const written = (declaration as ts.PropertySignature).type?.getText() ?? checker.typeToString(type);
  return written
    .replace(/\/\*\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$|^undefined \| /, '');
}

function listProps(type: ts.Type, checker: ts.TypeChecker): PropApi[] {
  const props = collectMembers(type).flatMap(({ symbol: member, isRequired }) => {
    const declaration = member.valueDeclaration ?? member.declarations?.[0];
    if (!declaration || !isOwn(declaration)) return [];
    return {
      name: member.name,
      type: formatType(member, declaration, checker),
      text: getCommentText(member, checker),
      isRequired,
    };
  });
  return [...props.filter(({ isRequired }) => isRequired), ...props.filter(({ isRequired }) => !isRequired)];
}

function componentApi(symbol: ts.Symbol, checker: ts.TypeChecker): ComponentApi | undefined {
  const declaration = symbol.valueDeclaration;
  if (!declaration || !/^[A-Z]/.test(symbol.name)) return;
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
  if (!signature) return;
  const parameter = signature.getParameters()[0];
  const type = parameter && checker.getTypeOfSymbolAtLocation(parameter, declaration);
  const alias = type && (type.aliasSymbol ?? type.getSymbol());
  return {
    name: symbol.name,
    text: getCommentText(symbol, checker),
    propsText: alias && isOwn(alias.declarations?.[0]) ? getCommentText(alias, checker) : '',
    props: type ? listProps(type, checker) : [],
  };
}

/** Reads the public exports of packages/ui from its types: components by entry, and all other values. */
export function readApi(entries: readonly string[]) {
  const getEntryFile = (entry: string) => join(paths.uiExports, `${entry}.ts`);
  const { config } = ts.readConfigFile(join(paths.root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, types: ['react', 'react-dom'] },
    paths.ui,
  );
  const program = ts.createProgram(entries.map(getEntryFile), options);
  const checker = program.getTypeChecker();
  const components = new Map<string, ComponentApi[]>();
  const others: OtherExport[] = [];
  for (const entry of entries) {
    const source = program.getSourceFile(getEntryFile(entry));
    const module = source && checker.getSymbolAtLocation(source);
    const found: ComponentApi[] = [];
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (!(symbol.flags & ts.SymbolFlags.Value)) continue;
      const api = componentApi(symbol, checker);
      if (api) found.push(api);
      else {
        const type =
          symbol.valueDeclaration && checker.getTypeOfSymbolAtLocation(symbol, symbol.valueDeclaration);
        const isFunction = (type?.getCallSignatures().length ?? 0) > 0;
        const kind = symbol.flags & ts.SymbolFlags.Class ? 'class' : isFunction ? 'function' : 'value';
        others.push({ entry, name: symbol.name, kind, text: getCommentText(symbol, checker) });
      }
    }
    components.set(entry, found);
  }
  return { components, others };
}
