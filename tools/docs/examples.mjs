// Compiles the ts and tsx examples in docs/, in READMEs and in the TSDoc comments of the packages.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plantedViolations } from '../checks/planted.mjs';
import { checkTypes } from '../checks/types.mjs';
import { root } from '../environment/setup.mjs';
import { listFiles } from './git-files.mjs';

const isDocument = (path) => /^(packages\/[^/]+\/)?README\.md$|^docs\/.*\.md$/.test(path);
const isSource = (path) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

/**
 * Yields a text's code blocks. Empty lines before each block preserve its line numbers.
 *
 * @param {string} margin A pattern for the start of each line, such as ` * ` in comments.
 */
export function* parseCodeBlocks(text, margin) {
  const opening = new RegExp(`^${margin}\`\`\`(tsx?)\\b`);
  const marginOfLine = new RegExp(`^${margin}`);
  let block;
  for (const [index, line] of text.split('\n').entries()) {
    const [, language] = opening.exec(line) ?? [];
    if (block && new RegExp(`^${margin}\`\`\``).test(line)) {
      yield { language: block.language, line: block.lines.length, code: block.lines.join('\n') };
      block = undefined;
    } else if (block) block.lines.push(line.replace(marginOfLine, ''));
    else if (language) block = { language, lines: Array.from({ length: index + 1 }, () => '') };
  }
}

/** Finds the examples in a directory, by the name of the file to compile. */
async function findExamples(directory) {
  const { files } = await listFiles(directory);
  const examples = new Map();
  for (const path of files.filter((file) => isDocument(file) || isSource(file))) {
    const text = await readFile(join(directory, path), 'utf8');
    for (const { language, line, code } of parseCodeBlocks(text, isDocument(path) ? '' : '\\s*\\* ?'))
      examples.set(`${path.replaceAll('/', '~')}~${line}.${language}`, `${code}\nexport {};\n`);
  }
  return examples;
}

const options = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    noUnusedLocals: false,
    noUnusedParameters: false,
    // Examples for Node are scripts.
    types: ['node'],
    // The sources of the sandbox name the extensions of their imports.
    allowImportingTsExtensions: true,
  },
  include: ['*.ts', '*.tsx'],
};

/**
 * Compiles examples for a check. The output names the file and line of each error.
 *
 * @param {Map<string, string>} examples Code by the name of the file to compile.
 * @param {string} folder Folder in `.cache`.
 */
export async function compileExamples(task, examples, folder) {
  const directory = join(root, '.cache', folder);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  for (const [name, code] of examples) await writeFile(join(directory, name), code);
  await writeFile(join(directory, 'tsconfig.json'), JSON.stringify(options));
  const { code, output } = await checkTypes(task, '.', { cwd: directory });
  return {
    code,
    output: output.replaceAll(
      /^(\S+)~\d+\.tsx?\((\d+),\d+\)/gm,
      (_, path, line) => `${path.replaceAll('~', '/')}:${line}`,
    ),
  };
}

/** Checks that the compiler reports each planted line that contains `is-wrong`. */
async function checkPlantedExamples() {
  const { output } = await compileExamples(
    'docs-examples',
    await findExamples(plantedViolations),
    'planted-examples',
  );
  const missed = [];
  const { files } = await listFiles(plantedViolations);
  for (const path of files.filter((file) => isDocument(file) || isSource(file))) {
    const lines = (await readFile(join(plantedViolations, path), 'utf8')).split('\n');
    for (const [index, line] of lines.entries())
      if (/is-wrong/.test(line) && !output.includes(`${path}:${index + 1}: `))
        missed.push(`${path}:${index + 1}`);
  }
  if (missed.length === 0 && output !== '') return [];
  return [`Planted errors are not reported: ${missed.join(', ')}`];
}

export async function checkDocExamples() {
  const problems = await checkPlantedExamples();
  const { code, output } = await compileExamples('docs-examples', await findExamples(root), 'examples');
  return { code: code || problems.length, output: [...problems, output].join('\n') };
}
