// Compares the contract with the contract of the last release (openapi/released.json), in the working directory.
//   node packages/verify/contract-changes/changes.mjs             exits 1 and lists breaking changes, unless a changeset declares a major version
//   node packages/verify/contract-changes/changes.mjs --release   saves the contract as the released one; part of a release
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { breakingChanges, toCallerView } from './comparison.mjs';

const released = 'openapi/released.json';
const names = ['portal', 'identity', 'embed'];

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const bundled = (name) => read(`openapi/bundled/${name}.json`);
const { version } = read('packages/sdk/package.json');

function hasMajorChangeset() {
  if (!existsSync('.changeset')) return false;
  return readdirSync('.changeset')
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(`.changeset/${name}`, 'utf8').split('---')[1] ?? '')
    .some((front) => /: major\s*$/m.test(front));
}

function saveRelease() {
  const documents = Object.fromEntries(names.map((name) => [name, toCallerView(bundled(name))]));
  writeFileSync(released, `${JSON.stringify({ version, documents })}\n`);
  console.log(`Saved the contract of ${version} to ${released}.`);
}

function check() {
  const last = read(released);
  if (last.version !== version) {
    console.error(
      `${released} is the contract of ${last.version}, but the packages have version ${version}. Run npm run contract-changes -- --release.`,
    );
    return 1;
  }
  // A document that the last release did not have cannot break its callers.
  const breaks = names
    .filter((name) => last.documents[name])
    .flatMap((name) => breakingChanges(last.documents[name], bundled(name)));
  if (breaks.length === 0) return 0;
  const list = breaks.map((change) => `  ${change}`).join('\n');
  if (hasMajorChangeset()) {
    console.log(`Breaking changes since ${version}, declared as a major version:\n${list}`);
    return 0;
  }
  console.error(
    `The contract has breaking changes since ${version}:\n${list}\nRevert them, or declare a major version in .changeset/.`,
  );
  return 1;
}

if (process.argv.includes('--release')) saveRelease();
else process.exitCode = check();
