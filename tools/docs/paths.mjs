// Checks that each path in a document exists or is ignored by git.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { plantedViolations } from '../checks/planted.mjs';
import { root } from '../environment/setup.mjs';
import { git, listFiles } from './git-files.mjs';

const isDocument = (path) => /(^|\/)README\.md$|^(CONTEXT|CONTRIBUTING)\.md$|^docs\/.*\.md$/.test(path);

/** Returns the folder before the first placeholder: `schemas/` for `schemas/*.yaml`. */
function literalPart(path) {
  const [literal = ''] = path.split(/[*<{$…]/, 1);
  return literal === path ? path : literal.slice(0, literal.lastIndexOf('/') + 1);
}

const removeTrailingSlashes = (path) => path.replace(/\/+$/, '');

/** Yields the words in code spans and code blocks and the targets of links, with their line numbers. */
function* mentions(text) {
  let isFenced = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*```/.test(line)) isFenced = !isFenced;
    const at = { line: index + 1, isFenced };
    if (isFenced) {
      for (const [word] of line.matchAll(/[^\s'"`=()]+/g)) yield { ...at, word };
      continue;
    }
    for (const [, target] of line.matchAll(/\]\(([^)\s]+)\)/g)) yield { ...at, word: target, isLink: true };
    for (const [, span] of line.matchAll(/`([^`]+)`/g))
      for (const word of span.split(/\s+/)) yield { ...at, word };
  }
}

/** Excludes `/login`, `https://…`, `@scope/name` and `W/"7"`. */
const isRelative = (word) => /^[\w.-]+\/[\w.<>{}*$…/-]*$/.test(word);
const isFileOrFolder = (word) => /\.(tsx?|[cm]js|json|ya?ml|md|css)$|^[\w-]+(\/[\w.-]+)*\/$/.test(word);

/** Lists the paths that a mention can refer to, relative to the root. Empty when the mention isn't a path. */
function listCandidates({ word, isFenced, isLink }, folder, { entries }) {
  const path = word.replace(/#.*$/, '').replace(/[,;:.]+$/, '');
  if (isLink) return /^[a-z]+:|^$/.test(path) ? [] : [posix.join(folder, path)];
  if (!isRelative(path)) return [];
  const literal = literalPart(path);
  if (/^\.\.?\//.test(path)) return isFenced ? [] : [posix.join(folder, literal)];
  const [first] = path.split('/');
  const isInRoot = entries.has(first);
  if (isFenced) return isInRoot ? [literal] : [];
  const isInFolder = entries.has(posix.join(folder, first));
  if (isInRoot || isInFolder) return [literal, posix.join(folder, literal)];
  // `handlers/index.ts` can be the end of a longer path.
  return isFileOrFolder(literal) ? [literal, `…/${literal}`] : [];
}

async function exists(path, cwd, { entries }) {
  const target = removeTrailingSlashes(path);
  if (target.startsWith('…/')) return [...entries].some((entry) => entry.endsWith(target.slice(1)));
  if (target === '.' || entries.has(target)) return true;
  if (target.startsWith('..')) return false;
  // Patterns such as `dist/` match a folder that does not exist only with the trailing slash.
  return (await git(cwd, 'check-ignore', '--no-index', target, `${target}/`)).isSuccessful;
}

async function findMissingPaths(cwd) {
  const tree = await listFiles(cwd);
  const missing = [];
  for (const document of tree.files.filter(isDocument)) {
    for (const mention of mentions(readFileSync(join(cwd, document), 'utf8'))) {
      const candidates = listCandidates(mention, posix.dirname(document), tree);
      const results = await Promise.all(candidates.map((path) => exists(path, cwd, tree)));
      if (candidates.length > 0 && !results.includes(true)) {
        missing.push(`${document}:${mention.line} names ${mention.word}, which does not exist`);
      }
    }
  }
  return missing;
}

/** Checks that the planted missing paths are reported and no others. */
async function checkPlantedPaths() {
  const text = readFileSync(join(plantedViolations, 'docs/paths.md'), 'utf8');
  const expected = text.split('\n').flatMap((line, index) => (/is-not-there/.test(line) ? [index + 1] : []));
  const missing = await findMissingPaths(plantedViolations);
  const reported = missing.map((line) => Number(/:(\d+) /.exec(line)?.[1]));
  if (String(reported) === String(expected)) return [];
  return [`Planted missing paths are on lines ${expected}. The check reported:`, ...missing];
}

export async function checkDocsPaths() {
  const output = [...(await checkPlantedPaths()), ...(await findMissingPaths(root))];
  return { code: output.length, output: output.join('\n') };
}
