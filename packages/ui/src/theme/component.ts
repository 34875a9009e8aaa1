import { type StyleRule, style } from '@vanilla-extract/css';
import { componentLayer } from './layers.css';

/**
 * Calls vanilla-extract's `style()` inside the component layer, so that unlayered host rules override it. Returns the
 * class name. For `.css.ts` files only.
 *
 * @throws vanilla-extract's own error, when called outside of a `.css.ts` file.
 *
 * @example
 * ```ts
 * import { component, vars } from '@portal-kit/ui/style';
 *
 * export const note = component({ padding: '12px', color: vars.color.inkSecondary });
 * ```
 */
export function component(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [componentLayer]: rule } });
}
