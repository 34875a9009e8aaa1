// Every example for partners compiles: the ts and tsx blocks in the comments of the packages' sources, in the READMEs and
// in docs/, against the sources of the packages.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { node, root, run } from './setup.mjs';
import { listTree } from './tree.mjs';

const isDocument = (path) => /^(packages\/[^/]+\/)?README\.md$|^docs\/.*\.md$/.test(path);
const isSource = (path) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

/**
 * The blocks of a text, each with empty lines before it so that its lines have the numbers that they have there.
 *
 * @param {string} margin What stands before each line of a block.
 */
function* blocksOf(text, margin) {
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

/** Examples of a tree, by the name of the file that each becomes. */
async function examplesOf(tree) {
  const { files } = await listTree(tree);
  const found = new Map();
  for (const path of files.filter((file) => isDocument(file) || isSource(file))) {
    const text = await readFile(join(tree, path), 'utf8');
    for (const { language, line, code } of blocksOf(text, isDocument(path) ? '' : '\\s*\\* ?'))
      found.set(`${path.replaceAll('/', '~')}~${line}.${language}`, `${code}\nexport {};\n`);
  }
  return found;
}

const options = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    noUnusedLocals: false,
    noUnusedParameters: false,
    // Shown in a package of its own, as a partner's code is.
    types: [],
  },
  include: ['*.ts', '*.tsx'],
};

/** What the compiler says about the examples of a tree, at the lines where they stand. */
export async function wrongExamples(tree, folder = 'examples') {
  const directory = join(root, '.cache', folder);
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const examples = await examplesOf(tree);
  for (const [name, code] of examples) await writeFile(join(directory, name), code);
  await writeFile(join(directory, 'tsconfig.json'), JSON.stringify(options));
  const typescript = join(root, 'node_modules/typescript7/bin/tsc');
  const { code, output } = await run(node, [typescript, '-p', '.', '--pretty', 'false'], {
    cwd: directory,
    quiet: true,
  });
  return {
    code,
    output: output.replaceAll(
      /^(\S+)~\d+\.tsx?\((\d+),\d+\)/gm,
      (_, path, line) => `${path.replaceAll('~', '/')}:${line}`,
    ),
  };
}

const planted = join(root, '.ci/planted-violations');

/** Finds what is planted in each kind of place, line by line. */
async function checkItself() {
  const { output } = await wrongExamples(planted, 'planted-examples');
  const missed = [];
  for (const path of (await listTree(planted)).files.filter((file) => isDocument(file) || isSource(file))) {
    const lines = (await readFile(join(planted, path), 'utf8')).split('\n');
    for (const [index, line] of lines.entries())
      if (/is-wrong/.test(line) && !output.includes(`${path}:${index + 1}: `))
        missed.push(`${path}:${index + 1}`);
  }
  if (missed.length === 0 && output !== '') return [];
  return [`Planted wrong examples were not found: ${missed.join(', ')}`];
}

export async function checkDocExamples() {
  const problems = await checkItself();
  const { code, output } = await wrongExamples(root);
  return { code: code || problems.length, output: [...problems, output].join('\n') };
}

if (import.meta.main) {
  const { code, output } = await checkDocExamples();
  console.log(output);
  process.exitCode = code;
}
