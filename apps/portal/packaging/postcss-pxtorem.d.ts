// The package has no types.
declare module 'postcss-pxtorem' {
  import type { PostcssPlugin } from './relative-lengths';

  interface Options {
    /** Properties to convert; `*` matches any text, and `!` excludes a property. */
    propList?: readonly string[];
    /** Decimal places of a converted length. */
    unitPrecision?: number;
    /** Whether to convert media queries. */
    mediaQuery?: boolean;
    /** Smaller lengths stay in pixels. */
    minPixelValue?: number;
  }
  const pxToRem: (options: Options) => PostcssPlugin;
  export = pxToRem;
}
