import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { bundleWidget } from './widget-bundles';

/** The expression with the names of parts in compiled code: a property `part`, or the argument of `asPart`. */
function partsExpression(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'part') return node.initializer;
  if (ts.isCallExpression(node) && /^asPart\d*$/.test(node.expression.getText())) return node.arguments[0];
  return undefined;
}

/** The words in the literals of an expression. */
function wordsIn(expression: ts.Node): string[] {
  const isText =
    ts.isStringLiteralLike(expression) ||
    ts.isTemplateHead(expression) ||
    ts.isTemplateMiddle(expression) ||
    ts.isTemplateTail(expression);
  const words = isText ? expression.text.split(' ') : [];
  ts.forEachChild(expression, (child) => void words.push(...wordsIn(child)));
  return words;
}

const wordsOfModules = new Map<string, Promise<readonly string[]>>();

/** The words of all `part` attributes in a module. */
function wordsOf(module: string): Promise<readonly string[]> {
  const known = wordsOfModules.get(module);
  if (known) return known;
  const words = readFile(module, 'utf8').then((code) => {
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const expression = partsExpression(node);
      if (expression) found.push(...wordsIn(expression));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(module, code, ts.ScriptTarget.ES2022, true));
    return found;
  });
  wordsOfModules.set(module, words);
  return words;
}

/** Whether a module belongs to the packages of this repository. Other packages have no parts. */
const isOwn = (module: string) => /(^|[\\/])dist[\\/]/.test(module) && !/node_modules/.test(module);

/** The words of all `part` attributes of a widget: names of parts, and refinements. */
export async function partWords(widget: string): Promise<ReadonlySet<string>> {
  const { modules } = await bundleWidget(widget);
  return new Set((await Promise.all(modules.filter(isOwn).map(wordsOf))).flat());
}
