// The notes of a release, from the changelogs that `changeset version` has written.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a version's section in a changelog. */
function getSection(changelog, version) {
  const section = changelog.split(/^## /m).find((text) => text.split('\n', 1)[0] === version);
  return section?.slice(version.length) ?? '';
}

/** Yields a section's changes by level, without the names of commits and without lists of dependencies. */
function* parseChanges(section) {
  for (const part of section.split(/^### /m).slice(1)) {
    const [title = ''] = part.split('\n', 1);
    for (const bullet of part.slice(title.length).split(/^- /m).slice(1)) {
      const text = bullet
        .replace(/^[0-9a-f]{7,40}: /, '')
        .replaceAll(/^ {2}/gm, '')
        .trim();
      if (!text.startsWith('Updated dependencies')) yield { title, text };
    }
  }
}

const titles = ['Major Changes', 'Minor Changes', 'Patch Changes'];

/** @param {ReturnType<typeof import('./release-state.mjs').readState>} state State after the version was applied. */
export function renderReleaseNotes({ tree, packages, version }) {
  const { homepage } = JSON.parse(readFileSync(join(tree, 'package.json'), 'utf8'));
  const changes = new Map();
  for (const { name, folder } of packages) {
    const path = join(tree, folder, 'CHANGELOG.md');
    const changelog = existsSync(path) ? readFileSync(path, 'utf8') : '';
    for (const { title, text } of parseChanges(getSection(changelog, version))) {
      const known = changes.get(text) ?? { names: [] };
      // A change has the largest level of its packages.
      const level = Math.min(known.level ?? titles.length, titles.indexOf(title));
      changes.set(text, { level, names: [...known.names, name] });
    }
  }
  const sections = titles.flatMap((title, level) => {
    const own = [...changes].filter(([, change]) => change.level === level);
    if (own.length === 0) return [];
    return [
      `## ${title}`,
      '',
      ...own.flatMap(([text, { names }]) => [`*${names.join(', ')}*`, '', text, '']),
    ];
  });
  return [
    `# ${version}`,
    '',
    `Packages: ${packages.map(({ name }) => `\`${name}@${version}\``).join(', ')}.`,
    '',
    `How to upgrade: [docs/upgrading.md](${homepage}/blob/HEAD/docs/upgrading.md). \`api-changes.md\` lists every changed export,`,
    '`SHA256SUMS` the checksums of all files, and `script/` contains the script file with its integrity metadata.',
    '',
    ...sections,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
