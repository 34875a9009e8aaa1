// Whether the contract still does for everybody what it did in the last release (openapi/released.json).
//   node .ci/contract-changes.mjs             exits 1 naming what breaks callers, unless a changeset declares a major
//   node .ci/contract-changes.mjs --release   keeps the contract as it is now as that of the packages' version: part of a release
// Reads the working directory.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { breakingChanges, essence } from './contract-comparison.mjs';

const released = 'openapi/released.json';
const names = ['portal', 'identity'];

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const bundled = (name) => read(`openapi/bundled/${name}.json`);
const { version } = read('packages/sdk/package.json');

function declaresMajor() {
  if (!existsSync('.changeset')) return false;
  return readdirSync('.changeset')
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(`.changeset/${name}`, 'utf8').split('---')[1] ?? '')
    .some((front) => /: major\s*$/m.test(front));
}

function release() {
  const documents = Object.fromEntries(names.map((name) => [name, essence(bundled(name))]));
  writeFileSync(released, `${JSON.stringify({ version, documents })}\n`);
  console.log(`${released} is the contract of ${version}.`);
}

function check() {
  const last = read(released);
  if (last.version !== version) {
    console.error(
      `${released} is the contract of ${last.version}, the packages are ${version}: a release keeps its contract by node .ci/contract-changes.mjs --release`,
    );
    return 1;
  }
  const breaks = names.flatMap((name) => breakingChanges(last.documents[name], bundled(name)));
  if (breaks.length === 0) return 0;
  const list = breaks.map((sentence) => `  ${sentence}`).join('\n');
  if (declaresMajor()) {
    console.log(`Breaking since ${version}, declared as a major:\n${list}`);
    return 0;
  }
  console.error(
    `The contract breaks whoever calls by that of ${version}:\n${list}\nMend it, or declare a major in .changeset/.`,
  );
  return 1;
}

if (process.argv.includes('--release')) release();
else process.exitCode = check();
