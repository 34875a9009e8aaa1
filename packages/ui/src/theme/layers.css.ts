import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layer of resets and theme values, below the layer of components. For `.css.ts` files only.
 *
 * @example
 * ```ts
 * import { baseLayer } from '@portal-kit/ui/style';
 * import { globalStyle } from '@vanilla-extract/css';
 *
 * globalStyle('[data-pk-overlays] > *', { '@layer': { [baseLayer]: { pointerEvents: 'auto' } } });
 * ```
 */
export const baseLayer = globalLayer('pk-base');
/** Component styles. */
export const componentLayer = globalLayer('pk-components');
