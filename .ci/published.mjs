// What is committed about the published packages and follows from their build, for review: what partners can see of them
// (packages/*/api-report.md), and whose code is inside their files (packages/*/THIRD-PARTY-LICENSES.md).
//   node .ci/published.mjs           builds the packages and writes both
//   node .ci/published.mjs --check   writes nothing; exits 1 when one is stale. Needs the build.
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { declarationsOf } from './api-declarations.mjs';
import { publishedPackages } from './public-entries.mjs';
import { run } from './setup.mjs';

/** What is generated from the contract is reviewed there, in full; the report has its names. */
async function generatedNames(folder) {
  const files = await Array.fromAsync(glob(`${folder}/src/generated/*.ts`));
  const found = new Map();
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    if (!text.startsWith('// Generated from openapi/')) continue;
    for (const [, name] of text.matchAll(/^export (?:const|interface|type|function) (\w+)/gm))
      found.set(name, relative(folder, file).replaceAll('\\', '/'));
  }
  return found;
}

const fence = (texts) => [
  '```ts',
  // What is only named stands line by line.
  texts.join('\n\n').replaceAll(/^(export \{.*)\n(?=\nexport \{)/gm, '$1'),
  '```',
];

/** The report of one package: the declarations of every entry, each where it is exported first. */
async function reportOf({ name, folder, entries }) {
  const { byEntry, inner } = declarationsOf(entries, await generatedNames(folder));
  const sections = entries.flatMap(({ specifier }) => {
    const texts = byEntry.get(specifier);
    return texts.length === 0 ? [] : ['', `## ${specifier}`, '', ...fence(texts)];
  });
  return [
    `# API of ${name}`,
    '',
    'What partners can see of this package, without comments, for review. Written by `npm run generate`; a check fails',
    'when it is stale. A difference here is one that partners feel: it comes with a file in `.changeset/`.',
    ...sections,
    ...(inner.length === 0
      ? []
      : ['', '## Used by the above, without a name of its own', '', ...fence(inner)]),
    '',
  ].join('\n');
}

const read = (path) => readFile(path, 'utf8').catch(() => undefined);

/** Path → text of every file. */
async function filesOf(packages) {
  const files = new Map();
  for (const one of packages) {
    files.set(join(one.folder, 'api-report.md'), await reportOf(one));
    const licences = await read(join(one.folder, 'dist/script/THIRD-PARTY-LICENSES.md'));
    if (licences !== undefined) files.set(join(one.folder, 'THIRD-PARTY-LICENSES.md'), licences);
  }
  return files;
}

const packages = publishedPackages('.');
const isCheck = process.argv.includes('--check');
if (!isCheck) {
  const filters = packages.map(({ name }) => `--filter=${name}`);
  const { code } = await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only']);
  if (code !== 0) process.exit(code);
}
for (const [path, text] of await filesOf(packages)) {
  if ((await read(path)) === text) continue;
  if (isCheck) {
    console.error(
      `${path} is stale: run npm run generate, and say in .changeset/ what it means for partners.`,
    );
    process.exitCode = 1;
  } else await writeFile(path, text);
}
