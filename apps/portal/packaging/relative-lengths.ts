import pxToRem from 'postcss-pxtorem';
import type { CSSOptions } from 'vite';

export type PostcssPlugin = NonNullable<
  Exclude<CSSOptions['postcss'], string | undefined>['plugins']
>[number];

/** The font size of browsers by default, in pixels. */
const defaultFontSizePx = 16;

const toRem = (text: string) =>
  text.replace(/\b(\d+)px\b/g, (_, pixels: string) => `${Number(pixels) / defaultFontSizePx}rem`);

/** A value with the default of a size that a host can set. */
const hostSize = /var\(--pk-(size|font-size|space)-/;

/** Converts the lengths that `postcss-pxtorem` skips: container queries, and the default sizes in `var()`. */
const queriesAndSizes: PostcssPlugin = {
  postcssPlugin: 'rem-queries-and-sizes',
  AtRule: {
    container: (rule) => {
      rule.params = toRem(rule.params);
    },
  },
  Declaration: (declaration) => {
    if (hostSize.test(declaration.value)) declaration.value = toRem(declaration.value);
  },
};

/**
 * Converts pixels to `rem`, so that the portal follows the font size that the user has set in the browser. The published
 * style sheets use pixels: widgets in other pages must not depend on the font size of the page. Borders, outlines and
 * shadows stay in pixels.
 */
export const relativeLengths: readonly PostcssPlugin[] = [
  queriesAndSizes,
  pxToRem({
    propList: ['*', '!border*', '!outline*', '!box-shadow', '!--*'],
    unitPrecision: 6,
    mediaQuery: true,
    minPixelValue: 2,
  }),
];
