import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export interface SourcePattern {
  readonly source: string;
  readonly flags: string;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SOURCES = [
  'packages/*/src/**/*.{ts,tsx}',
  'apps/*/{src,server}/**/*.{ts,tsx}',
  'mocks/src/**/*.ts',
  'mocks/page/**/*.js',
];
const NO_SOURCE = /\.test\.|[/\\](contract[/\\]src[/\\]requests|generated|dist|node_modules|patterns)[/\\]/;

/**
 * Collects all regular expressions that the sources contain as literals, and the files that construct others. For
 * tests.
 */
export function patternsInSources(): {
  literals: readonly SourcePattern[];
  constructed: readonly string[];
} {
  const literals = new Map<string, SourcePattern>();
  const constructed: string[] = [];
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter(
    (file) => !NO_SOURCE.test(file),
  );
  for (const file of files.sort()) {
    const text = readFileSync(ROOT + file, 'utf8');
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        literals.set(node.text, { source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
      } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
        constructed.push(file.replaceAll('\\', '/'));
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return { literals: [...literals.values()], constructed };
}

/** Collects all values of `pattern` in a JSON document of the contract, for tests. */
export function patternsInDocument(file: string): readonly string[] {
  const patterns = new Set<string>();
  JSON.parse(readFileSync(ROOT + file, 'utf8'), (name, value) => {
    if (name === 'pattern' && typeof value === 'string') patterns.add(value);
    return value;
  });
  return [...patterns];
}
