// Generates the API reports (packages/*/api-report.md) and the licenses of bundled code
// (packages/*/THIRD-PARTY-LICENSES.md) from the built packages, in the working directory. Exits 1 if the API contains types
// of a package that partners must not depend on.
//   node tools/release/published.mjs           builds the packages and writes the files
//   node tools/release/published.mjs --check   writes nothing; exits 1 when a file is stale. Needs the build.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from '../environment/setup.mjs';
import { collectDeclarations } from './api-declarations.mjs';
import { publishedPackages } from './public-entries.mjs';

/** Finds the files of declarations that are generated from the contract, by name. They are reviewed in the contract. */
async function generatedDeclarations(folder) {
  const paths = await Array.fromAsync(glob(`${folder}/src/generated/*.ts`));
  const files = new Map();
  for (const path of paths) {
    const text = await readFile(path, 'utf8');
    if (!text.startsWith('// Generated from openapi/')) continue;
    for (const [, name] of text.matchAll(/^export (?:const|interface|type|function) (\w+)/gm))
      files.set(name, relative(folder, path).replaceAll('\\', '/'));
  }
  return files;
}

const fence = (texts) => [
  '```ts',
  // Re-exports follow each other without empty lines.
  texts.join('\n\n').replaceAll(/^(export \{.*)\n(?=\nexport \{)/gm, '$1'),
  '```',
];

/** Renders one package's report. Each declaration is printed at the first entry that exports it. */
async function renderReport({ name, folder, entries }) {
  const { byEntry, inner } = collectDeclarations(entries, await generatedDeclarations(folder));
  const sections = entries.flatMap(({ specifier }) => {
    const texts = byEntry.get(specifier);
    return texts.length === 0 ? [] : ['', `## ${specifier}`, '', ...fence(texts)];
  });
  return [
    `# API of ${name}`,
    '',
    'The public declarations of this package, without comments. `npm run generate` writes this file; a check fails when it',
    'is stale. A change of this file is a change of the public API and needs a changeset in `.changeset/`.',
    ...sections,
    ...(inner.length === 0 ? [] : ['', '## Declarations that no entry exports', '', ...fence(inner)]),
    '',
  ].join('\n');
}

const read = (path) => readFile(path, 'utf8').catch(() => undefined);

/** Generates the text of every file, by path. */
async function generateFiles(packages) {
  const files = new Map();
  for (const each of packages) {
    files.set(join(each.folder, 'api-report.md'), await renderReport(each));
    const licenses = await read(join(each.folder, 'dist/script/THIRD-PARTY-LICENSES.md'));
    if (licenses !== undefined) files.set(join(each.folder, 'THIRD-PARTY-LICENSES.md'), licenses);
  }
  return files;
}

/** An import of a package that the SDK may replace: docs/decisions/openapi-fetch.md. */
const hiddenImport = /\b(?:from|import\()\s*['"](openapi-(?:fetch|typescript)[^'"]*)['"]/;

/** Reports a package's declaration files that import a hidden package. */
async function findTypeProblems({ folder }) {
  const problems = [];
  for await (const path of glob(`${folder}/dist/**/*.d.ts`)) {
    const [, hidden] = hiddenImport.exec(await readFile(path, 'utf8')) ?? [];
    if (hidden) problems.push(`${path} contains types of ${hidden}. Use types of the SDK in its API.`);
  }
  return problems;
}

const packages = publishedPackages('.');
const isCheck = process.argv.includes('--check');
if (!isCheck) await build(...packages.map(({ name }) => name));
for (const [path, text] of await generateFiles(packages)) {
  if ((await read(path)) === text) continue;
  if (isCheck) {
    console.error(
      `${path} is stale. Run npm run generate and describe the change for partners in .changeset/.`,
    );
    process.exitCode = 1;
  } else await writeFile(path, text);
}
for (const each of packages) {
  for (const problem of await findTypeProblems(each)) {
    console.error(problem);
    process.exitCode = 1;
  }
}
