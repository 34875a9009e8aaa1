/**
 * When the layout of a widget changes, as container queries for `.css.ts` files. Widths in pixels of the room that the
 * widget has: the page of the portal, or what a host gives it.
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
  /** No room for a column of headings beside a form. */
  medium: 'pk (max-width: 779px)',
  /** No room for two columns of cards. */
  wide: 'pk (max-width: 975px)',
  /** Room to be generous between the columns of a list. */
  roomy: 'pk (min-width: 1180px)',
} as const;

/**
 * When the layout of a whole page changes, as media queries for `.css.ts` files. Widths in pixels of the window.
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
  /** The user wants no motion that is not needed. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** There is a pointer that can hover. */
  hover: '(hover: hover)',
  /** The user's own few colours, as Windows' contrast themes: backgrounds and shadows are gone, borders stay. */
  forcedColors: '(forced-colors: active)',
  /** On paper: what can only be pressed is left out. */
  print: 'print',
} as const;
