import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { bundleWidget } from './widget-bundles';

/** Finds the expression with part names in compiled code: a property `part`, or the argument of `asPart`. */
function findPartsExpression(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'part') return node.initializer;
  if (ts.isCallExpression(node) && /^asPart\d*$/.test(node.expression.getText())) return node.arguments[0];
  return undefined;
}

/** Collects the words in an expression's literals. */
function collectWords(expression: ts.Node): string[] {
  const isText =
    ts.isStringLiteralLike(expression) ||
    ts.isTemplateHead(expression) ||
    ts.isTemplateMiddle(expression) ||
    ts.isTemplateTail(expression);
  const words = isText ? expression.text.split(' ') : [];
  ts.forEachChild(expression, (child) => void words.push(...collectWords(child)));
  return words;
}

const wordsOfModules = new Map<string, Promise<readonly string[]>>();

/** Reads the words of all `part` attributes in a module. */
function readModuleWords(module: string): Promise<readonly string[]> {
  const known = wordsOfModules.get(module);
  if (known) return known;
  const words = readFile(module, 'utf8').then((code) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const expression = findPartsExpression(node);
      if (expression) found.push(...collectWords(expression));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(module, code, ts.ScriptTarget.ES2022, true));
    return found;
  });
  wordsOfModules.set(module, words);
  return words;
}

/** Returns whether a module belongs to this repository's packages. Other packages have no parts. */
const isOwn = (module: string) => /(^|[\\/])dist[\\/]/.test(module) && !/node_modules/.test(module);

/** Collects the words of a widget's `part` attributes: names of parts, and refinements. */
export async function collectPartWords(widget: string): Promise<ReadonlySet<string>> {
  const { modules } = await bundleWidget(widget);
  return new Set((await Promise.all(modules.filter(isOwn).map(readModuleWords))).flat());
}
