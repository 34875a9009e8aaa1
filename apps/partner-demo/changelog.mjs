// The changelog of a packed package. `changeset version` writes CHANGELOG.md for a release; changes after the release are
// in .changeset/ and come first.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const levels = ['major', 'minor', 'patch'];

/**
 * Reads the changes in .changeset/ that concern a package, the most important first.
 *
 * @returns {Promise<{ level: string, text: string }[]>}
 */
async function readPendingChanges(folder, name) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  const changes = await Promise.all(
    files.map(async (file) => {
      const [, bumps = '', text = ''] =
        /^---\n(.*?)\n---\n(.*)$/s.exec(await readFile(join(folder, file), 'utf8')) ?? [];
      const [, level] = new RegExp(`^["']${name}["']: (\\w+)$`, 'm').exec(bumps) ?? [];
      return { level, text: text.trim() };
    }),
  );
  return changes
    .filter(({ level }) => levels.includes(level))
    .sort((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

const bullet = (text) => `- ${text.replaceAll(/\n(?=.)/g, '\n  ')}\n`;
const titles = { major: 'Major Changes', minor: 'Minor Changes', patch: 'Patch Changes' };

/**
 * Builds a package's changelog with its unreleased changes.
 *
 * @param {string} name Name of the package.
 * @param {string} changesets Folder with the changesets.
 * @param {string | undefined} released Text of CHANGELOG.md; `undefined` before the first release.
 */
export async function buildChangelog(name, changesets, released = `# ${name}\n`) {
  const changes = await readPendingChanges(changesets, name);
  if (changes.length === 0) return released;
  const sections = levels.flatMap((level) => {
    const texts = changes.filter((change) => change.level === level).map(({ text }) => bullet(text));
    return texts.length === 0 ? [] : [`### ${titles[level]}\n`, texts.join('\n')];
  });
  const [title, ...rest] = released.split('\n');
  return [title, '', '## Unreleased', '', sections.join('\n'), rest.join('\n').trimStart()]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
