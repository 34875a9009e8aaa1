import { inputKinds } from '../host/embed-inputs';
import { warnOnce } from './warn-once';

/** The names of the inputs that every widget takes. */
const inputNames: readonly string[] = Object.keys(inputKinds);

/** Computes the smallest number of characters to insert, remove or replace that turns one string into the other. */
function measureDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min(
          (next[j] as number) + 1,
          (row[j + 1] as number) + 1,
          (row[j] as number) + Number(letter !== other),
        ),
      );
    row = next;
  }
  return row[b.length] as number;
}

const normalizeName = (name: string) => name.replace(/[^a-z\d]/gi, '').toLowerCase();

/**
 * Finds the known name that differs little from an unknown name: in spelling, case or hyphens. Returns `undefined` if
 * there is none.
 */
export function findClosestName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const letters = normalizeName(name);
  const allowed = letters.length > 8 ? 2 : letters.length > 4 ? 1 : 0;
  return known.find((candidate) => measureDistance(letters, normalizeName(candidate)) <= allowed);
}

/**
 * Warns about unknown inputs whose names differ little from the name of a known input. `owner` is the component or function
 * that received the inputs.
 */
export function checkNames(names: readonly string[], owner: string): void {
  for (const name of names) {
    const known = findClosestName(name, inputNames);
    if (!known) continue;
    warnOnce({
      cause: `name ${owner} ${name}`,
      what: `${owner} received the unknown input "${name}".`,
      consequence: 'The input has no effect.',
      fix: `Rename it to "${known}".`,
    });
  }
}
