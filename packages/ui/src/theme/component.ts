import { type StyleRule, style } from '@vanilla-extract/css';
import { componentLayer } from './layers.css';

/** `style()` inside the component layer. For `.css.ts` files only. */
export function component(rule: Omit<StyleRule, '@layer'>): string {
  return style({ '@layer': { [componentLayer]: rule } });
}
