// Draws every state machine of the working directory's packages/portal-kit and apps/portal.
//   node .ci/machines.mjs           writes docs/machines.md
//   node .ci/machines.mjs --check   writes nothing; exits 1 when it is stale
import { glob, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createServer, createServerModuleRunner, defaultServerConditions } from 'vite';
import { documentOf } from './machine-document.mjs';

const document = 'docs/machines.md';
const sources = ['packages/portal-kit/src/**/*.machine.ts', 'apps/portal/src/**/*.machine.ts'];

/** Imports TypeScript with Vite, which keeps everything in memory. */
async function withImport(use) {
  const server = await createServer({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['@portal-kit/source', ...defaultServerConditions] } },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  try {
    return await use((path) => runner.import(resolve(path)));
  } finally {
    await runner.close();
    await server.close();
  }
}

const isMachine = (value) => value?.root?.machine === value && value !== undefined;
const isFactory = (name, value) => /^create[A-Z]\w*Machine$/.test(name) && typeof value === 'function';

function machineOf(name, value) {
  if (!isFactory(name, value)) return value;
  try {
    return value();
  } catch (cause) {
    throw new Error(`${name}() cannot be called without arguments: ${cause.message}`);
  }
}

/** The text of the TSDoc comment before an export, without its tags. */
function descriptionOf(name, source) {
  const [, comment] =
    new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:const|function) ${name}\b`).exec(source) ??
    [];
  const [text] = (comment ?? '').replaceAll(/^ *\* ?/gm, '').split(/^ *@/m);
  return text.replaceAll(/\{@link ([^}|\s]+)[^}]*\}/g, '`$1`').trim();
}

/** The machines of a file; throws a sentence about what keeps it from being drawn. */
async function machinesOf(path, load) {
  const source = await readFile(path, 'utf8');
  const exported = Object.entries(await load(path)).filter(
    ([name, value]) => isMachine(value) || isFactory(name, value),
  );
  if (exported.length === 0) throw new Error('exports no machine and no function create…Machine.');
  return exported.map(([name, value]) => {
    const machine = machineOf(name, value);
    if (!isMachine(machine)) throw new Error(`${name}() returns something that is no machine.`);
    if (Object.keys(machine.root.states).length === 0) throw new Error(`${name} has no states.`);
    if (machine.config.id === undefined) throw new Error(`${name} has no id, which is its heading.`);
    const description = descriptionOf(name, source);
    if (description === '') throw new Error(`${name} has no TSDoc comment, which says what it is for.`);
    return { path, description, machine };
  });
}

const paths = (await Array.fromAsync(glob(sources))).map((path) => path.replaceAll('\\', '/')).sort();
const found = [];
const problems = [];
await withImport(async (load) => {
  for (const path of paths) {
    try {
      found.push(...(await machinesOf(path, load)));
    } catch (problem) {
      problems.push(`${path}: ${problem.message}`);
    }
  }
});
const text = documentOf(found);
const current = await readFile(document, 'utf8').catch(() => undefined);
if (process.argv.includes('--check')) {
  if (current !== text) problems.push(`${document} is stale, run npm run generate`);
} else if (problems.length === 0 && current !== text) {
  await writeFile(document, text);
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
