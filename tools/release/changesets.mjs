// Reads the changesets in .changeset/: the changes for partners that the next release describes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kinds of releases, the smallest first. */
export const levels = ['patch', 'minor', 'major'];

/** @param {string | undefined} level @returns -1 without a level. */
export const rankLevel = (level) => levels.indexOf(level);

/**
 * @typedef {object} Changeset
 * @property {string} file Path, such as `.changeset/users.md`.
 * @property {{ name: string, level: string }[]} releases The packages that the change concerns.
 * @property {string} text The description for partners.
 */

/** @returns {Changeset[]} The changesets of a tree, by file name. */
export function readChangesets(tree) {
  const folder = join(tree, '.changeset');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map((name) => {
      const content = readFileSync(join(folder, name), 'utf8');
      const [, front = '', text = ''] = /^---\n(.*?)\n?---\n(.*)$/s.exec(content) ?? [];
      const releases = [...front.matchAll(/^["']?([^"'\n:]+)["']?: *(\w*)\s*$/gm)];
      return {
        file: `.changeset/${name}`,
        releases: releases.map(([, packageName, level]) => ({ name: packageName, level })),
        text: text.trim(),
      };
    });
}

/** Returns the largest change of a package; `undefined` if no changeset names the package. */
export function findLargestLevel(name, changesets) {
  const own = changesets.flatMap(({ releases }) => releases.filter((release) => release.name === name));
  return own.map(({ level }) => level).sort((one, other) => rankLevel(other) - rankLevel(one))[0];
}

/** Reports errors of the files: unknown packages, unknown kinds of releases, missing descriptions. */
export function findChangesetProblems(changesets, names) {
  return changesets.flatMap(({ file, releases, text }) => [
    ...(releases.length === 0 ? [`${file} names no package. Start the file like its neighbors.`] : []),
    ...(text === '' ? [`${file} has no text. Describe the change for partners.`] : []),
    ...releases
      .filter(({ name }) => !names.includes(name))
      .map(
        ({ name }) =>
          `${file} names ${name}, which is not a published package. Packages: ${names.join(', ')}.`,
      ),
    ...releases
      .filter(({ level }) => rankLevel(level) < 0)
      .map(({ name, level }) => `${file} declares "${level}" for ${name}. Use ${levels.join(', ')}.`),
  ]);
}
