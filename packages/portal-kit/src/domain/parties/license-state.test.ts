import { expect, test } from 'vitest';
import { licenseState } from './license-state';

test.each([
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'expiring'],
  ['2026-12-20', 'expiring'],
  ['2026-12-21', 'valid'],
  ['', 'missing'],
  [null, 'missing'],
  [undefined, 'missing'],
  ['2026-02-30', 'missing'],
])('on 2026-11-20 the license with the last valid day %s is %s', (expiresOn, expected) => {
  expect(licenseState(expiresOn, '2026-11-20')).toBe(expected);
});
