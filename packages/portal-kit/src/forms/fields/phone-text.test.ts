import { expect, test } from 'vitest';
import { formatPhone } from './phone-text';

test.each([
  ['2015550199', '201-555-0199'],
  ['(201) 555-0199', '201-555-0199'],
  ['201.555.0199', '201-555-0199'],
  ['+1 201 555 0199', '201-555-0199'],
  ['201-555-0199', '201-555-0199'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['201555', '201555'],
  ['2015550199 ext 4', '2015550199 ext 4'],
  ['', ''],
])('formatPhone() changes %j to %j', (typed, expected) => {
  expect(formatPhone(typed)).toBe(expected);
});
