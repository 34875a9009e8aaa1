// Compares the API reports of the packages with the reports of the last release (tools/release/released/*.md).
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findLargestLevel, rankLevel } from './changesets.mjs';

const innerTitle = 'Declarations that no entry exports';

/** Returns a declaration's name: its last identifier, because `export { A as B }` exports B. */
function parseDeclarationName(text) {
  const [, list] = /^export \{ ([^}]+) \}/.exec(text) ?? [];
  if (list) return list.split(' as ').at(-1);
  const pattern =
    /^(?:export )?(?:declare )?(?:abstract )?(?:const|let|class|function|interface|type|enum|namespace) (\w+)/;
  return pattern.exec(text)?.[1] ?? text.split('\n')[0];
}

/** Parses a report's declarations by entry and name: `portal-kit/embed: GetToken`. */
export function parseDeclarations(report) {
  const declarations = new Map();
  for (const section of report.split(/^## /m).slice(1)) {
    const [title = ''] = section.split('\n', 1);
    const [, code = ''] = /^```ts\n(.*?)^```$/ms.exec(section) ?? [];
    for (const text of code.split(/\n(?:\n(?=\S)|(?=export \{))/)) {
      const key = `${title.trim()}: ${parseDeclarationName(text)}`;
      const declaration = text.trim();
      // Overloads of a function are several declarations.
      declarations.set(key, declarations.has(key) ? `${declarations.get(key)}\n${declaration}` : declaration);
    }
  }
  return declarations;
}

const isInner = (key) => key.startsWith(`${innerTitle}: `);

/** Sorts a declaration's words, so that the order of union members and overloads doesn't affect a comparison. */
const sortWords = (text) =>
  text
    .split(/[\s|;,]+/)
    .sort()
    .join(' ');

/** Returns whether a text is a reference to a declaration of another entry or file. */
const isReference = (text) => /^export \{ \w+ \}; \/\/ /.test(text);

/**
 * @typedef {object} ApiChanges
 * @property {string[]} removed Exports of the last release that are missing.
 * @property {string[]} changed Exports with another declaration.
 * @property {string[]} added New exports.
 * @property {boolean} isInnerChanged Whether a declaration changed that no entry exports.
 */

/** @returns {ApiChanges} */
export function compareReports(before, after) {
  const old = parseDeclarations(before);
  const current = parseDeclarations(after);
  const isSame = (key) => {
    const [one, other] = [old.get(key), current.get(key)];
    return isReference(one) || isReference(other) || sortWords(one) === sortWords(other);
  };
  const keys = [...old.keys()];
  const different = keys.filter((key) => current.has(key) && !isSame(key));
  return {
    removed: keys.filter((key) => !isInner(key) && !current.has(key)),
    changed: different.filter((key) => !isInner(key)),
    added: [...current.keys()].filter((key) => !isInner(key) && !old.has(key)),
    isInnerChanged: different.some(isInner),
  };
}

/** Returns the smallest release for changes of the API. Policy: docs/embedding.md, "Versions and support". */
export function requiredLevel({ removed, changed, added, isInnerChanged }, version) {
  if (removed.length > 0) return version.startsWith('0.') ? 'minor' : 'major';
  if (changed.length + added.length > 0) return 'minor';
  return isInnerChanged ? 'patch' : undefined;
}

/** Reads the report of the last release. A package that wasn't released has no exports. */
function releasedReport(tree, folder) {
  const path = join(tree, 'tools/release/released', `${basename(folder)}.md`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** @returns {Map<string, ApiChanges>} The changes since the last release, by package. */
export function findApiChanges(tree, packages) {
  return new Map(
    packages.map(({ name, folder }) => {
      const current = readFileSync(join(tree, folder, 'api-report.md'), 'utf8');
      return [name, compareReports(releasedReport(tree, folder), current)];
    }),
  );
}

const shorten = (keys) => (keys.length > 8 ? [...keys.slice(0, 8), `… and ${keys.length - 8} more`] : keys);

/** Reports changes of the API that no changeset describes, or whose changeset declares too small a release. */
export function findApiProblems(changes, changesets, version) {
  return [...changes].flatMap(([name, change]) => {
    const required = requiredLevel(change, version);
    const declared = findLargestLevel(name, changesets);
    if (rankLevel(declared) >= rankLevel(required)) return [];
    const list = shorten([
      ...change.removed.map((key) => `removed  ${key}`),
      ...change.changed.map((key) => `changed  ${key}`),
      ...change.added.map((key) => `added    ${key}`),
    ]);
    const lines = list.map((line) => `\n    ${line}`).join('');
    const article = `Add a changeset with "${name}": ${required}.`;
    return [
      declared === undefined
        ? `The API of ${name} changed since ${version}, but no changeset names the package. ${article}${lines}`
        : `The API of ${name} changed since ${version} and needs a ${required} release, but its changesets declare ${declared}. ${article}${lines}`,
    ];
  });
}
