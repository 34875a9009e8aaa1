import type { Finding } from './problem';

/** Returns whether the row of the finding fails. */
export const isBad = ({ isHint, isSkip }: Finding) => !isHint && !isSkip;

/**
 * Lists the numbers of the rows that an upload of the rows without problems leaves out: rows with problems, and
 * duplicates of a row that is left out. Without that row, the import would store its duplicates instead of skipping
 * them.
 */
export function findHeldRows(found: ReadonlyMap<number, readonly Finding[]>): readonly number[] {
  const held = new Set<number>();
  const duplicates: [row: number, other: number][] = [];
  for (const [row, findings] of found) {
    if (findings.some(isBad)) held.add(row);
    for (const { code, details } of findings) {
      if (code === 'duplicate' || code === 'superseded') duplicates.push([row, Number(details?.[0])]);
    }
  }
  for (let size = -1; size !== held.size; ) {
    size = held.size;
    for (const [row, other] of duplicates) if (held.has(other)) held.add(row);
  }
  return [...held].sort((a, b) => a - b);
}
