/** The font size of the design, in pixels. */
const fontSizePx = 14;

/**
 * Returns the factor by which text in an element is larger than in the design, for lengths that are computed instead of
 * set in a style sheet. In a partner's page it follows `--pk-font-size-body` and is 1 by default. In the portal it
 * follows the font size that the user has set in the browser. `element` must have the font size of its widget.
 *
 * @example
 * ```ts
 * import { textScaleOf } from '@portal-kit/ui/layout-effect';
 *
 * export const isWide = (list: HTMLElement) => list.clientWidth >= 960 * textScaleOf(list);
 * ```
 */
export const textScaleOf = (element: Element): number =>
  Number.parseFloat(getComputedStyle(element).fontSize) / fontSizePx || 1;
