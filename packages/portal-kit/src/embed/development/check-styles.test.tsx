import { afterEach, expect, test, vi } from 'vitest';
import { checkStyles } from './check-styles';

const added: Element[] = [];
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
  vi.restoreAllMocks();
});

/** Adds a widget whose elements have these classes, and one style sheet. Returns the warnings of the check. */
function check(classes: readonly string[], sheet: string): string[] {
  const widget = document.createElement('div');
  widget.setAttribute('part', 'widget light');
  widget.dataset.pkTheme = 'light';
  for (const name of classes)
    widget.append(Object.assign(document.createElement('span'), { className: name }));
  const style = Object.assign(document.createElement('style'), { textContent: sheet });
  added.push(widget, style);
  document.body.append(widget, style);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (let time = 0; time < 2; time += 1) checkStyles(document);
  return warn.mock.calls.map(([text]) => text);
}

const classes = ['pk_a1', 'pk_b2', 'pk_c3 host', 'pk_d4'];

test('rules in layers and media queries count, and single classes without rules cause no warning', () => {
  const sheet = '@layer pk { @media all { .pk_a1 { color: red } .pk_b2 .pk_c3:hover { color: red } } }';
  expect(check(classes, sheet)).toEqual([]);
});

test('a page without widgets outside of shadow roots causes no warning', () => {
  expect(check([], '')).toEqual([]);
  expect(check(['host-class', 'card'], '')).toEqual([]);
});

test('widgets without their style sheet cause one warning', () => {
  expect(check(classes, '.pk_a1 { color: red }')).toEqual([
    "portal-kit: The page has no rules for 3 of the 4 classes of its widgets. Widgets appear without styles. Import 'portal-kit/styles.css' once, or the style sheet of each component, for example 'portal-kit/item-list.css'. See docs/embedding.md#when-something-is-wrong.",
  ]);
});
