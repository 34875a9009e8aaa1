// Paths of the project that its documents name: each must be there, or be something that git is told to ignore.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './setup.mjs';
import { git, listTree } from './tree.mjs';

const isDocument = (path) => /(^|\/)README\.md$|^CONTEXT\.md$|^docs\/.*\.md$/.test(path);

/** `schemas/*.yaml` names the folder before what stands for several. */
function literalPart(path) {
  const [literal = ''] = path.split(/[*<{$…]/, 1);
  return literal === path ? path : literal.slice(0, literal.lastIndexOf('/') + 1);
}

const withoutSlash = (path) => path.replace(/\/+$/, '');

/** What a document says between backticks, word by word, and the targets of its links, each with its line. */
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

/** A path relative to something: neither `/login` nor `https://…`, `@scope/name`, `W/"7"`. */
const isRelative = (word) => /^[\w.-]+\/[\w.<>{}*$…/-]*$/.test(word);
const isFileOrFolder = (word) => /\.(tsx?|[cm]js|json|ya?ml|md|css)$|^[\w-]+(\/[\w.-]+)*\/$/.test(word);

/** Where a mention may lead, relative to the tree; nothing when it is no path. */
function readings({ word, isFenced, isLink }, folder, { entries }) {
  const path = word.replace(/#.*$/, '').replace(/[,;:.]+$/, '');
  if (isLink) return /^[a-z]+:|^$/.test(path) ? [] : [posix.join(folder, path)];
  if (!isRelative(path)) return [];
  const literal = literalPart(path);
  if (/^\.\.?\//.test(path)) return isFenced ? [] : [posix.join(folder, literal)];
  const [first] = path.split('/');
  const isOfTree = entries.has(first);
  if (isFenced) return isOfTree ? [literal] : [];
  const isOfFolder = entries.has(posix.join(folder, first));
  if (isOfTree || isOfFolder) return [literal, posix.join(folder, literal)];
  // Shortened, as in `handlers/index.ts`.
  return isFileOrFolder(literal) ? [literal, `…/${literal}`] : [];
}

async function isThere(path, cwd, { entries }) {
  const wanted = withoutSlash(path);
  if (wanted.startsWith('…/')) return [...entries].some((entry) => entry.endsWith(wanted.slice(1)));
  if (wanted === '.' || entries.has(wanted)) return true;
  if (wanted.startsWith('..')) return false;
  // With the slash it is a folder for git even before a build has made it.
  return (await git(cwd, 'check-ignore', '--no-index', wanted, `${wanted}/`)).isTrue;
}

async function wrongPaths(cwd) {
  const tree = await listTree(cwd);
  const wrong = [];
  for (const document of tree.files.filter(isDocument)) {
    for (const mention of mentions(readFileSync(join(cwd, document), 'utf8'))) {
      const possible = readings(mention, posix.dirname(document), tree);
      const found = await Promise.all(possible.map((path) => isThere(path, cwd, tree)));
      if (possible.length > 0 && !found.includes(true)) {
        wrong.push(`${document}:${mention.line} names ${mention.word}, which is not there`);
      }
    }
  }
  return wrong;
}

/** Finds what is planted, all of it and nothing else: otherwise its silence about the documents would mean nothing. */
async function checkItself() {
  const planted = join(root, '.ci/planted-violations');
  const text = readFileSync(join(planted, 'docs/paths.md'), 'utf8');
  const expected = text.split('\n').flatMap((line, index) => (/is-not-there/.test(line) ? [index + 1] : []));
  const wrong = await wrongPaths(planted);
  const found = wrong.map((line) => Number(/:(\d+) /.exec(line)?.[1]));
  if (String(found) === String(expected)) return [];
  return [`Planted wrong paths are in the lines ${expected}, found were:`, ...wrong];
}

export async function checkDocsPaths() {
  const output = [...(await checkItself()), ...(await wrongPaths(root))];
  return { code: output.length, output: output.join('\n') };
}
