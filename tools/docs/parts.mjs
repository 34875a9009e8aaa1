// Checks that the `part` names in the code match the tables in docs/theming.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { missedViolations, plantedViolations } from '../checks/planted.mjs';
import { root } from '../environment/setup.mjs';
import { compilerOptions } from './compiler-options.mjs';

/** Finds the expression with the part names: a `part` attribute, a `part` property or the argument of `asPart`. */
function partsExpression(node) {
  const isNamedPart = (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.name.text === 'part';
  if (isNamedPart) return node.initializer;
  if (ts.isCallExpression(node) && node.expression.getText() === 'asPart') return node.arguments[0];
  return undefined;
}

/** Lists every word in an expression's possible values. Throws an error when the values aren't literals. */
function listWords(node, checker) {
  const inner = (...nodes) => nodes.flatMap((one) => listWords(one, checker));
  const split = (text) => text.split(' ').filter(Boolean);
  if (ts.isStringLiteralLike(node)) return split(node.text);
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return inner(node.expression);
  if (ts.isConditionalExpression(node)) return inner(node.whenTrue, node.whenFalse);
  if (ts.isCallExpression(node) && node.expression.getText() === 'classNames')
    return inner(...node.arguments);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return inner(node.right);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.flatMap((span) => [
      ...inner(span.expression),
      ...split(span.literal.text),
    ]);
    return [...split(node.head.text), ...spans];
  }
  const type = checker.getTypeAtLocation(node);
  const types = type.isUnion() ? type.types : [type];
  const texts = types.filter((one) => !(one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLiteral)));
  if (!texts.every((one) => one.isStringLiteral()))
    throw new Error('are not literals, so the check cannot compare them with docs/theming.md');
  return texts.flatMap(({ value }) => split(value));
}

/** The part is the first word. Each other word refines it, as in `button primary`. */
const partNames = ([part, ...refinements]) => [part, ...refinements.map((word) => `${part} ${word}`)];

/** Finds the locations of the parts in the code, by name, and the problems found while reading them. */
function partsInCode(tree) {
  const folders = ['packages/ui/src', 'packages/portal-kit/src'].map((folder) => join(tree, folder));
  const files = folders
    .flatMap((folder) => ts.sys.readDirectory(folder, ['.ts', '.tsx']))
    .filter((file) => !/\.test\.tsx?$|\.css\.ts$|\/theme\/as-part\.tsx$/.test(file));
  const program = ts.createProgram(files, compilerOptions());
  const checker = program.getTypeChecker();
  const locations = new Map();
  const problems = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    const formatLocation = (node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      return `${file.slice(tree.length + 1)}:${line + 1}`;
    };
    const visit = (node) => {
      const expression = partsExpression(node);
      try {
        if (expression)
          for (const name of partNames(listWords(expression, checker)))
            locations.set(name, formatLocation(node));
      } catch (error) {
        problems.push(`${formatLocation(node)}: the parts ${error.message}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { locations, problems };
}

/** Reads the names in the tables of the section "Parts": a part in the first column, its refinements in the second. */
function partsInDocument(tree) {
  const text = readFileSync(join(tree, 'docs/theming.md'), 'utf8');
  const [, section = ''] = /^## Parts\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(text) ?? [];
  const tables = section.split(/\n{2,}|^\n/).filter((block) => block.startsWith('| part |'));
  const rows = tables.flatMap((table) => table.split('\n'));
  return new Set(
    rows.flatMap((row) => {
      const cells = row.split('|').slice(1, 3).join();
      const words = [...cells.matchAll(/`([\w-]+)`/g)].map(([, word]) => word);
      return words.length > 0 ? partNames(words) : [];
    }),
  );
}

function findUndocumentedParts(tree) {
  const { locations, problems } = partsInCode(tree);
  const documented = partsInDocument(tree);
  const missing = [...locations].filter(([name]) => !documented.has(name));
  const obsolete = [...documented].filter((name) => !locations.has(name));
  return [
    ...problems,
    ...missing.map(([name, location]) => `${location}: docs/theming.md does not document the part ${name}`),
    ...obsolete.map((name) => `docs/theming.md documents the part ${name}, but no element has this part`),
  ];
}

export async function checkParts() {
  const planted = findUndocumentedParts(plantedViolations).join('\n');
  const expected = ['the part planted-in-code', 'the part planted-in-document', 'are not literals'];
  const problems = [...missedViolations(expected, planted), ...findUndocumentedParts(root)];
  return { code: problems.length, output: problems.join('\n') };
}
