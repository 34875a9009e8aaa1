import { expect, test } from 'vitest';
import { withShownStates } from './shown-states.ts';

test.each([
  ['.a:hover', '.a:is(:hover, [data-shown~="hover"] *)'],
  ['.a:not(:disabled):active > b', '.a:not(:disabled):is(:active, [data-shown~="active"] *) > b'],
  ['.a:focus-within', '.a:focus-within'],
  ['.a[data-hovered]', '.a[data-hovered]'],
])('the selector %s also applies to shown states', (selector, expected) => {
  expect(withShownStates(selector)).toBe(expected);
});
