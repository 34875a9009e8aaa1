import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { baseLayer } from './layers.css';

/**
 * Values of `textAlign` for the edges of the widget. `start` and `end` would follow the direction of each text, because
 * texts in a widget from right to left have their own direction. For `.css.ts` files only.
 *
 * @example
 * ```ts
 * import { component, textAlign } from '@portal-kit/ui/style';
 *
 * export const amount = component({ textAlign: textAlign.end });
 * ```
 */
export const textAlign = createGlobalThemeContract(
  { start: 'text-start', end: 'text-end' },
  (path) => `_pk-${path}`,
);

globalStyle('[data-pk-theme]', {
  '@layer': { [baseLayer]: { vars: { [textAlign.start]: 'start', [textAlign.end]: 'end' } } },
});
globalStyle('[data-pk-theme][dir="rtl"]', {
  '@layer': {
    [baseLayer]: {
      vars: { [textAlign.start]: 'right', [textAlign.end]: 'left' },
      textAlign: 'right',
    },
  },
});
// Names, codes and English texts are read from left to right, also between Arabic texts.
globalStyle('[data-pk-theme][dir="rtl"] :where(*)', {
  '@layer': { [baseLayer]: { unicodeBidi: 'plaintext' } },
});
