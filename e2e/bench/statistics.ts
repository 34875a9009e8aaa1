/** Computes a quantile with linear interpolation; `share` is from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/** Returns the entry with the median rank; the lower one for an even number of entries. */
export function middle<T>(entries: readonly T[], rank: (entry: T) => number): T | undefined {
  return [...entries].sort((a, b) => rank(a) - rank(b))[Math.floor((entries.length - 1) / 2)];
}
