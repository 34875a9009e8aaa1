import { expect, test } from 'vitest';
import { createScanFilter } from './scan-filter';

/** Returns the codes that are reported for a sequence of frames. `.` is a frame without a code. */
function reported(frames: string): string {
  const filter = createScanFilter();
  return [...frames].map((frame) => filter(frame === '.' ? undefined : frame) ?? '').join('');
}

test.each([
  ['a code is reported once it was seen in two frames', 'a', ''],
  ['a code is reported once while it is in view', 'aaaa', 'a'],
  ['a single misread frame is ignored', 'abaaba', 'a'],
  ['a code that is missing in a few frames is not reported again', 'aa....aa', 'a'],
  ['a code that returns after five frames is reported again', 'aa.....aa', 'aa'],
  ['another code is reported immediately after the first', 'aabb', 'ab'],
  ['frames without a code report nothing', '......', ''],
])('%s', (_, frames, expected) => {
  expect(reported(frames)).toBe(expected);
});
