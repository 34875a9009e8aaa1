// Type checks with cached results.
import { readFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import { node, root, run } from '../environment/setup.mjs';

const compiler = join(root, 'node_modules/typescript7/bin/tsc');

/** Reads the files of the root that turbo hashes for every task. */
const globalInputs = () => JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')).globalDependencies;

function readInputs(task) {
  const { tasks } = JSON.parse(readFileSync(join(root, 'tools/turbo.json'), 'utf8'));
  return tasks[task].inputs.map((input) => input.replace('$TURBO_ROOT$/', ''));
}

/**
 * Reports files that the compiler reads although they aren't inputs of the task: their changes wouldn't run the check.
 */
function undeclaredInputs(task, files) {
  const inputs = [...readInputs(task), ...globalInputs()];
  return files
    .map((file) => relative(root, file).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('..') && !/(^|\/)(node_modules|\.cache)\//.test(file))
    .filter((file) => !inputs.some((input) => matchesGlob(file, input)))
    .map((file) => `tools/turbo.json: ${task} reads ${file}, which is not one of its inputs`);
}

/** Compiles a project. Fails when the compiler reads a file that is not an input of the turbo task. */
export async function checkTypes(task, project, { cwd = root } = {}) {
  const args = [compiler, '-p', project, '--pretty', 'false', '--listFiles'];
  const { code, output } = await run(node, args, { cwd, quiet: true });
  const lines = output.split('\n');
  const isFile = (line) => line.startsWith(root) && /\.([cm]?[jt]sx?|json)$/.test(line);
  const problems = undeclaredInputs(task, lines.filter(isFile));
  return {
    code: code || problems.length,
    output: [...problems, ...lines.filter((line) => !isFile(line))].join('\n'),
  };
}
