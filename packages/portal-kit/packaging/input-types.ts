import ts from 'typescript';

export interface DescribedInput {
  name: string;
  description: string;
  /** The type as in the source. */
  type: string;
  /** The type without aliases and without `undefined`, for attributes. */
  values: string;
  /** Type of the first parameter of a function. */
  firstParameter: string | undefined;
}

const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/**
 * Reads the properties of interfaces with the TypeScript compiler.
 *
 * @param interfaces Name of each interface and its module relative to `src`.
 * @returns The properties of each interface, by its name.
 * @throws Error, if a module does not export the interface.
 */
export function readInputTypes(
  interfaces: readonly (readonly [name: string, module: string])[],
): ReadonlyMap<string, readonly DescribedInput[]> {
  const resolveModulePath = (module: string) => ts.sys.resolvePath(`src/${module}.ts`);
  const { config } = ts.readConfigFile('../../tsconfig.base.json', ts.sys.readFile) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.', { types: ['react', 'react-dom'] });
  const program = ts.createProgram(
    [...new Set(interfaces.map(([, module]) => resolveModulePath(module)))],
    options,
  );
  const checker = program.getTypeChecker();

  function describe(property: ts.Symbol): DescribedInput {
    const declaration = property.valueDeclaration as ts.PropertySignature;
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    return {
      name: property.name,
      description: ts.displayPartsToString(property.getDocumentationComment(checker)).replaceAll('\n', ' '),
      type: declaration.type?.getText().replaceAll(/\s+/g, ' ') ?? 'unknown',
      values: checker.typeToString(type, undefined, flags | ts.TypeFormatFlags.InTypeAlias),
      firstParameter:
        declaration.type && ts.isFunctionTypeNode(declaration.type)
          ? declaration.type.parameters[0]?.type?.getText()
          : undefined,
    };
  }

  return new Map(
    interfaces.map(([name, module]) => {
      const source = program.getSourceFile(resolveModulePath(module));
      const exported = source && checker.getSymbolAtLocation(source);
      const symbol = exported && checker.getExportsOfModule(exported).find((each) => each.name === name);
      if (!symbol) throw new Error(`portal-kit: src/${module}.ts does not export ${name}.`);
      return [name, checker.getDeclaredTypeOfSymbol(symbol).getProperties().map(describe)];
    }),
  );
}
