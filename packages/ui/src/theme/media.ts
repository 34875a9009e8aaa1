/**
 * Container queries for `.css.ts` files, by the width of the widget in pixels.
 *
 * @example
 * ```ts
 * import { component, container } from '@portal-kit/ui/style';
 *
 * export const side = component({ '@container': { [container.narrow]: { display: 'none' } } });
 * ```
 */
export const container = {
  /** Phones and narrow columns: one column, cards instead of rows. */
  narrow: 'pk (max-width: 687px)',
  /** Too narrow for a column of headings beside a form. */
  medium: 'pk (max-width: 779px)',
  /** Too narrow for two columns of cards. */
  wide: 'pk (max-width: 975px)',
  /** Wide enough for larger gaps between the columns of a list. */
  roomy: 'pk (min-width: 1180px)',
} as const;

/**
 * Media queries for `.css.ts` files, by the width of the window in pixels.
 *
 * @example
 * ```ts
 * import { component, media } from '@portal-kit/ui/style';
 *
 * export const side = component({ '@media': { [media.narrow]: { display: 'none' } } });
 * ```
 */
export const media = {
  /** Phones. */
  narrow: '(max-width: 719px)',
  /** Below this the navigation is a drawer. */
  noSidebar: '(max-width: 1099px)',
  /** The user prefers reduced motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** The primary pointer can hover. */
  hover: '(hover: hover)',
  /** The primary pointer is a finger. Controls are at least 44 px high. */
  coarse: '(pointer: coarse)',
  /** Forced colors, such as Windows contrast themes: backgrounds and shadows are removed, borders stay. */
  forcedColors: '(forced-colors: active)',
  /** Print. Controls are hidden. */
  print: 'print',
} as const;
