/** Round numbers from 0 to at least the largest value. */
export function niceTicks(largest: number, count: number): number[] {
  const rough = Math.max(largest, 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5].find((factor) => power * factor >= rough) ?? 10));
  return Array.from({ length: Math.ceil(Math.max(largest, 1) / step) + 1 }, (_, index) => index * step);
}
