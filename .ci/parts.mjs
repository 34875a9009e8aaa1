// The parts that a host may style: those in the code are those of docs/theming.md, each with its refinements.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './setup.mjs';

function compilerOptions() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  return ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: ['react', 'react-dom'] }, root)
    .options;
}

/** Where a node gives an element its parts: an attribute, a property that is spread into one, a call of `asPart`. */
function partsExpression(node) {
  const isNamedPart = (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.name.text === 'part';
  if (isNamedPart) return node.initializer;
  if (ts.isCallExpression(node) && node.expression.getText() === 'asPart') return node.arguments[0];
  return undefined;
}

/** Every word that an expression may come to; throws where that cannot be known. */
function wordsOf(node, checker) {
  const inner = (...nodes) => nodes.flatMap((one) => wordsOf(one, checker));
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
  if (!texts.every((one) => one.isStringLiteral())) throw new Error('are not known before it runs');
  return texts.flatMap(({ value }) => split(value));
}

/** A part is the first word; the others, each beside it, tell it from its like. */
const named = ([part, ...refinements]) => [part, ...refinements.map((word) => `${part} ${word}`)];

/** The parts in the code, by name, with a place of each; and what cannot be known. */
function partsInCode(tree) {
  const folders = ['packages/ui/src', 'packages/portal-kit/src'].map((folder) => join(tree, folder));
  const files = folders
    .flatMap((folder) => ts.sys.readDirectory(folder, ['.ts', '.tsx']))
    .filter((file) => !/\.test\.tsx?$|\.css\.ts$|\/theme\/as-part\.tsx$/.test(file));
  const program = ts.createProgram(files, compilerOptions());
  const checker = program.getTypeChecker();
  const places = new Map();
  const problems = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    const placeOf = (node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      return `${file.slice(tree.length + 1)}:${line + 1}`;
    };
    const visit = (node) => {
      const expression = partsExpression(node);
      try {
        if (expression)
          for (const name of named(wordsOf(expression, checker))) places.set(name, placeOf(node));
      } catch (error) {
        problems.push(`${placeOf(node)}: the parts ${error.message}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return { places, problems };
}

/** What the tables below the heading "Parts" have between backticks: a part in the first column, what refines it in the second. */
function partsInDocument(tree) {
  const text = readFileSync(join(tree, 'docs/theming.md'), 'utf8');
  const [, section = ''] = /^## Parts\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(text) ?? [];
  const tables = section.split(/\n{2,}|^\n/).filter((block) => block.startsWith('| part |'));
  const rows = tables.flatMap((table) => table.split('\n'));
  return new Set(
    rows.flatMap((row) => {
      const cells = row.split('|').slice(1, 3).join();
      const words = [...cells.matchAll(/`([\w-]+)`/g)].map(([, word]) => word);
      return words.length > 0 ? named(words) : [];
    }),
  );
}

function wrongParts(tree) {
  const { places, problems } = partsInCode(tree);
  const documented = partsInDocument(tree);
  const missing = [...places].filter(([name]) => !documented.has(name));
  const idle = [...documented].filter((name) => !places.has(name));
  return [
    ...problems,
    ...missing.map(([name, place]) => `${place}: docs/theming.md does not have the part ${name}`),
    ...idle.map((name) => `docs/theming.md has the part ${name}, which no element has`),
  ];
}

export async function checkParts() {
  const planted = wrongParts(join(root, '.ci/planted-violations')).join('\n');
  const expected = ['the part planted-in-code', 'the part planted-in-document', 'are not known'];
  const blind = expected.filter((text) => !planted.includes(text));
  const problems = [...blind.map((text) => `Not found where it is planted: ${text}`), ...wrongParts(root)];
  return { code: problems.length, output: problems.join('\n') };
}

if (import.meta.main) console.log((await checkParts()).output);
