import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { relativeLengths } from './relative-lengths';

async function converted(css: string) {
  const plugins = [...relativeLengths];
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins } } }, 'build');
  return (await preprocessCSS(css, 'style.css', config)).code;
}

test.each([
  ['font-size: 14px', 'font-size: 0.875rem'],
  ['margin: -12px 5.5px 0', 'margin: -0.75rem 0.34375rem 0'],
  ['width: min(420px, calc(100vw - 32px))', 'width: min(26.25rem, calc(100vw - 2rem))'],
  ['--_pk1: var(--pk-size-row, 56px)', '--_pk1: var(--pk-size-row, 3.5rem)'],
  ['--_pk1: var(--pk-font-size-body, 14px)', '--_pk1: var(--pk-font-size-body, 0.875rem)'],
  ['--_pk1: var(--pk-space-unit, 4px)', '--_pk1: var(--pk-space-unit, 0.25rem)'],
])('lengths follow the font size of the browser: %s', async (declaration, expected) => {
  expect(await converted(`a { ${declaration} }`)).toBe(`a { ${expected} }`);
});

test.each([
  ['border: 1px solid red'],
  ['border-radius: 8px'],
  ['outline-offset: -2px'],
  ['height: 1px'],
  ['box-shadow: 0 8px 24px red'],
  ['--_pk1: var(--pk-radius-card, 12px)'],
])('borders, outlines, shadows and hairlines stay in pixels: %s', async (declaration) => {
  expect(await converted(`a { ${declaration} }`)).toBe(`a { ${declaration} }`);
});

test('media and container queries follow the font size of the browser', async () => {
  expect(await converted('@media (max-width: 719px) {}')).toBe('@media (max-width: 44.9375rem) {}');
  expect(await converted('@container pk (max-width: 687px) {}')).toBe(
    '@container pk (max-width: 42.9375rem) {}',
  );
});
