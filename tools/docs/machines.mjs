// Generates docs/machines.md from the state machines of packages/portal-kit and apps/portal, in the working directory.
//   node tools/docs/machines.mjs           writes docs/machines.md
//   node tools/docs/machines.mjs --check   writes nothing; exits 1 when the document is stale
import { glob, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withSourceModules } from '../../config/source-modules.ts';
import { renderDocument } from './machine-document.mjs';

const document = 'docs/machines.md';
const sources = ['packages/portal-kit/src/**/*.machine.ts', 'apps/portal/src/**/*.machine.ts'];

const isMachine = (value) => value?.root?.machine === value && value !== undefined;
const isFactory = (name, value) => /^create[A-Z]\w*Machine$/.test(name) && typeof value === 'function';

function resolveMachine(name, value) {
  if (!isFactory(name, value)) return value;
  try {
    return value();
  } catch (cause) {
    throw new Error(`${name}() cannot be called without arguments: ${cause.message}`);
  }
}

/** Reads the text of the TSDoc comment before an export, without its tags. */
function readDescription(name, source) {
  const [, comment] =
    new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:const|function) ${name}\b`).exec(source) ??
    [];
  const [text] = (comment ?? '').replaceAll(/^ *\* ?/gm, '').split(/^ *@/m);
  return text.replaceAll(/\{@link ([^}|\s]+)[^}]*\}/g, '`$1`').trim();
}

/** Loads a file's machines. Throws an error when a machine can't be documented. */
async function loadMachines(path, importSource) {
  const source = await readFile(path, 'utf8');
  const exported = Object.entries(await importSource(resolve(path))).filter(
    ([name, value]) => isMachine(value) || isFactory(name, value),
  );
  if (exported.length === 0) throw new Error('exports no machine and no create…Machine function.');
  return exported.map(([name, value]) => {
    const machine = resolveMachine(name, value);
    if (!isMachine(machine)) throw new Error(`${name}() does not return a machine.`);
    if (Object.keys(machine.root.states).length === 0) throw new Error(`${name} has no states.`);
    if (machine.config.id === undefined)
      throw new Error(`${name} has no id. The id is the heading in the document.`);
    const description = readDescription(name, source);
    if (description === '')
      throw new Error(`${name} has no TSDoc comment. Add one that describes its purpose.`);
    return { path, description, machine };
  });
}

const paths = (await Array.fromAsync(glob(sources))).map((path) => path.replaceAll('\\', '/')).sort();
const machines = [];
const problems = [];
await withSourceModules(async (importSource) => {
  for (const path of paths) {
    try {
      machines.push(...(await loadMachines(path, importSource)));
    } catch (error) {
      problems.push(`${path}: ${error.message}`);
    }
  }
});
const text = renderDocument(machines);
const current = await readFile(document, 'utf8').catch(() => undefined);
if (process.argv.includes('--check')) {
  if (current !== text) problems.push(`${document} is stale. Run npm run generate.`);
} else if (problems.length === 0 && current !== text) {
  await writeFile(document, text);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
