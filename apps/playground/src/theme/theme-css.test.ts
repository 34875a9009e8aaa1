import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noTokenChanges } from '../address/playground-state';
import { findContrastProblems } from './contrast-problems';
import { themePresets } from './presets';
import { themeCss } from './theme-css';

const blue = { 'color-accent-text': '#1f4d7a', 'color-accent': '#1f4d7a', 'color-focus': '#1f4d7a' };
const lightBlue = { 'color-accent-text': '#9cc3ea', 'color-accent': '#9cc3ea', 'color-focus': '#9cc3ea' };
const documented = {
  light: { ...blue, 'color-accent-hover': '#173c60', 'color-accent-tint': '#e8eff6' },
  dark: {
    ...lightBlue,
    'color-accent-hover': '#b8d5f1',
    'color-accent-ink': '#0c1c2c',
    'color-accent-tint': '#1c2c3b',
  },
  other: { 'radius-control': '4px' },
};

/** Parses each rule's declarations. Sorts them, because the documentation has another order. */
const parseRules = (css: string) =>
  [...css.matchAll(/([^{}]+)\{([^{}]+)\}/g)].map(([, selector = '', body = '']) => [
    selector.replaceAll(/\s+/g, ' ').trim(),
    body.trim().split(/;\s*/).toSorted(),
  ]);

test('the style sheet of the example theme equals the documentation', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/theming.md'), 'utf8');
  const [, example = ''] = /```css\n(:root \{\n {2}--pk-color-accent: #1f4d7a.*?)```/s.exec(text) ?? [];
  expect(parseRules(themeCss(documented))).toEqual(parseRules(example));
});

test('a theme without changes has no style sheet', () => {
  expect(themeCss(noTokenChanges)).toBe('');
});

test('a color of the light theme leaves the dark theme unchanged', () => {
  const css = themeCss({ light: { 'color-accent': '#1f4d7a' }, dark: {}, other: {} }, '.preview');
  expect(css).toContain('.preview {\n  --pk-color-accent: #1f4d7a;\n}');
  expect(css).toContain(
    ".preview [part~='dark'],\n.preview ::part(dark) {\n  --pk-color-accent: #e08aa5;\n}",
  );
});

test('changed colors with a low contrast are reported for their theme', () => {
  expect(findContrastProblems(documented)).toEqual([]);
  const [lowest] = findContrastProblems({ light: { 'color-accent-ink': '#8a2b4b' }, dark: {}, other: {} });
  expect(lowest).toMatchObject({
    theme: 'light',
    color: 'color-accent-ink',
    background: 'color-accent',
    required: 4.5,
  });
});

test.each(themePresets)(
  'the example theme $name has no pair of colors with a low contrast',
  ({ changes }) => {
    expect(findContrastProblems(changes)).toEqual([]);
  },
);
