import type { SourcePattern } from './source-patterns.ts';

const LENGTH = 50_000;
/** Representatives of character classes, the most common first. */
const CHARACTERS = [...' a0A.-_@"\'\\/<>=;:,%*+&(){}[]!?#|$~\t\n\r\u00a0é日\u0000'];
/** A character class, an escape, a group, a quantifier, or text. */
const ATOM =
  /\[(?:\\.|[^\]\\])*\]|\\p\{\w+\}|\\u\{[0-9a-f]+\}|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\.|\(\?(?:<\w+>|[:=!<]+)|\{\d*,?\d*\}|[()|*+?^$]|\.|[^\\[\](){}|*+?^$.]/giu;
const NO_CHARACTER = /^(?:[()|*+?^$]|\(\?.*|\{\d*,?\d*\}|\\[bB])$/;
/** Beginnings of XML tags, parameters and pairs that are never completed. */
const INCOMPLETE = ['<row', '<c ', '<c r=', '<c r="A1', '; filename=', '"a', 'a=', 'a:'];
const MOST_PREFIXES = 8;
const MOST_REPEATED = 14;

/**
 * Generates texts of 50 KB for which a pattern may take more than linear time, for tests. Each text repeats a part that
 * the pattern matches, after the beginning of a match and before a character that ends the match.
 */
export function* longTexts({ source, flags }: SourcePattern): Generator<string> {
  const atoms = (source.match(ATOM) ?? []).filter((atom) => !NO_CHARACTER.test(atom));
  const matched = atoms.map((atom) => listMatchingCharacters(atom, flags));
  const firsts = matched.map(([first = '']) => first);
  for (const part of INCOMPLETE) yield part.repeat(Math.ceil(LENGTH / part.length));
  const prefixes = new Set(firsts.map((_, index) => firsts.slice(0, index).join('')));
  for (const prefix of spread([...prefixes], MOST_PREFIXES))
    for (const part of spread(repeatedParts(matched), MOST_REPEATED))
      for (const suffix of ['\u0000', ''])
        yield prefix + part.repeat(Math.ceil(LENGTH / part.length)) + suffix;
}

function repeatedParts(matched: readonly (readonly string[])[]): string[] {
  const singles = new Set(matched.flat().filter((character) => character !== ''));
  const firsts = matched.map(([first = '']) => first).filter((character) => character !== '');
  const neighbors = firsts.map((first, index) => first + (firsts[index + 1] ?? ''));
  return [...new Set([...singles, firsts.join(''), ...neighbors])].filter((part) => part !== '');
}

/** Lists up to two characters that match an atom of a pattern. */
function listMatchingCharacters(atom: string, flags: string): string[] {
  if (!/^[[\\.]/.test(atom)) return [atom];
  const own = new RegExp(`^(?:${atom})$`, flags.replace(/[gym]/g, ''));
  return CHARACTERS.filter((character) => own.test(character)).slice(0, 2);
}

/** Picks at most `count` entries, evenly distributed over the list. */
function spread<T>(entries: readonly T[], count: number): T[] {
  const step = Math.max(1, entries.length / count);
  return Array.from(
    { length: Math.min(count, entries.length) },
    (_, index) => entries[Math.floor(index * step)] as T,
  );
}
