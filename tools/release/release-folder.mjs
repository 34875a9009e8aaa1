// Writes the folder of a release: everything that a release publishes, with an index.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checksumLines, computeIntegrity, filesIn, hashSha256 } from './checksums.mjs';
import { buildPublishPlan, getGitTag, getTarballName } from './publish-plan.mjs';
import { renderReleaseNotes } from './release-notes.mjs';
import { writeScriptTags } from './script-tags.mjs';

const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

/** Copies the script file out of its package. */
function extractScript(tarball, target) {
  const work = mkdtempSync(join(tmpdir(), 'release-script-'));
  execFileSync('tar', ['-xzf', tarball, '-C', work, 'package/dist/script']);
  cpSync(join(work, 'package/dist/script'), target, { recursive: true });
  rmSync(work, { recursive: true });
}

/** Describes where a release publishes a file. */
function describeDestination(path, { packages, version, tag }) {
  const own = packages.find(({ name }) => path === `packages/${getTarballName(name, version)}`);
  if (own) return `npm registry: ${own.name}@${version}, tag ${tag}`;
  if (path.startsWith(`script/portal-kit-${version}/`)) return `static host: /portal-kit-${version}/`;
  return path === 'publish-plan.json' ? 'not published: input of changeset publish' : 'release page';
}

/** Renders the index's lines: one per file, one for the folder of the script file and one for the tags. */
function renderRows(files) {
  const rows = [];
  const folders = new Map();
  for (const file of files) {
    const [, folder] = /^(script\/[^/]+\/)/.exec(file.path) ?? [];
    if (!folder) {
      rows.push(`| \`${file.path}\` | ${file.bytes} | \`${file.integrity}\` | ${file.destination} |`);
      continue;
    }
    const known = folders.get(folder) ?? { count: 0, bytes: 0 };
    folders.set(folder, { ...file, count: known.count + 1, bytes: known.bytes + file.bytes });
  }
  for (const [folder, { count, bytes, destination }] of folders)
    rows.push(`| \`${folder}\` (${count} files) | ${bytes} | per file in \`index.json\` | ${destination} |`);
  return rows.sort();
}

function indexText({ version, tag, commit, isDryRun, gitTags, files, tests }) {
  return [
    `# Release ${version}`,
    '',
    isDryRun
      ? '**Dry run.** Nothing was published. `npm run release -- --dry-run` wrote this folder.'
      : '`npm run release -- --publish` wrote this folder.',
    '',
    '| | |',
    '|---|---|',
    `| version | ${version} |`,
    `| tag of the registry | ${tag} |`,
    `| commit | ${commit} |`,
    `| git tags | ${gitTags.map((name) => `\`${name}\``).join(', ')} |`,
    `| tests of the packed packages | ${tests.join('; ')} |`,
    '',
    '| file | bytes | integrity | where it goes |',
    '|---|---|---|---|',
    ...renderRows(files),
    '',
  ].join('\n');
}

/**
 * @param {ReturnType<typeof import('./release-state.mjs').readState>} state State of the tree with the new version.
 * @param {object} release
 * @param {string} release.folder Its content is deleted.
 * @param {string} release.tag Tag of the registry.
 * @param {string} release.commit
 * @param {boolean} release.isDryRun
 * @param {string[]} release.tests Tests that the packages have passed.
 */
export function writeReleaseFolder(state, { folder, tag, commit, isDryRun, tests }) {
  const { tree, packages, version } = state;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'packages'), { recursive: true });
  for (const packed of [join(tree, 'packed'), join(tree, 'packed/sandbox')]) {
    for (const name of readdirSync(packed).filter((each) => /\.(tgz|cdx\.json)$/.test(each)))
      copyFileSync(join(packed, name), join(folder, 'packages', name));
  }
  const script = join(folder, 'script', `portal-kit-${version}`);
  extractScript(join(folder, 'packages', getTarballName('portal-kit', version)), script);
  writeScriptTags(script, join(folder, 'script'), version);
  writeFileSync(join(folder, 'release-notes.md'), renderReleaseNotes(state));
  copyFileSync(join(tree, 'tools/release/released/api-changes.md'), join(folder, 'api-changes.md'));
  writeJson(join(folder, 'publish-plan.json'), buildPublishPlan(state, folder));
  const paths = filesIn(folder);
  writeFileSync(join(folder, 'SHA256SUMS'), checksumLines(folder, paths));
  const files = [...paths, 'SHA256SUMS'].map((path) => ({
    path,
    bytes: statSync(join(folder, path)).size,
    sha256: hashSha256(join(folder, path)),
    integrity: computeIntegrity(join(folder, path), path.startsWith('script/') ? 'sha384' : 'sha512'),
    destination: describeDestination(path, { packages, version, tag }),
  }));
  const gitTags = packages.map(({ name }) => getGitTag(name, version));
  const index = { version, tag, commit, isDryRun, gitTags, tests, files };
  writeJson(join(folder, 'index.json'), index);
  writeFileSync(join(folder, 'index.md'), indexText(index));
  return index;
}
