import { expect, test } from 'vitest';
import { niceTicks } from './nice-scale';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [270, [0, 100, 200, 300]],
  [980, [0, 500, 1000]],
  [1001, [0, 500, 1000, 1500]],
])('the ticks of values up to %d are %j', (largest, ticks) => {
  expect(niceTicks(largest, 4)).toEqual(ticks);
});
