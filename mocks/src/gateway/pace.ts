import { LONGEST_DELAY_MS } from '../faults/fault-rule.ts';

/** Sends a body in pieces with a pause before each piece except the first. */
export interface Pace {
  readonly firstBytes: number;
  readonly nextBytes: number;
  readonly pauseMs: number;
}

/** Returns the sizes of the pieces. There are at least two, and so few that the pauses take ten minutes at most. */
export function getPieceSizes(length: number, { firstBytes, nextBytes, pauseMs }: Pace): readonly number[] {
  const first = Math.min(firstBytes, Math.max(0, length - 1));
  const rest = length - first;
  const mostPauses = Math.max(1, Math.floor(LONGEST_DELAY_MS / pauseMs));
  const size = Math.min(rest, Math.max(nextBytes, Math.ceil(rest / mostPauses)));
  const pieces = [first];
  for (let sent = first; sent < length; sent += size) pieces.push(Math.min(size, length - sent));
  return pieces;
}
