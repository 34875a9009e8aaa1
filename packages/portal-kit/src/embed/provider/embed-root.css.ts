import { baseLayer, media } from '@portal-kit/ui/style';
import { globalStyle } from '@vanilla-extract/css';

globalStyle(':host', { '@layer': { [baseLayer]: { display: 'block', inlineSize: '100%' } } });
globalStyle(':where([data-pk-isolated])', {
  '@layer': { [baseLayer]: { all: 'initial', display: 'block' } },
});
// A root whose messages are loading keeps the size of its content.
globalStyle('[data-pk-hidden]', { '@layer': { [baseLayer]: { visibility: 'hidden' } } });
// The container of overlays: as large as the window, without pointer events. The container is displayed even while it
// is empty and outside the top layer, so that a new overlay can be measured and focused immediately.
globalStyle('[data-pk-overlays]', {
  '@layer': {
    [baseLayer]: { all: 'unset', position: 'fixed', inset: 0, display: 'block', pointerEvents: 'none' },
  },
});
// A fixed element would be printed on every page.
globalStyle('[data-pk-overlays]', {
  '@layer': { [baseLayer]: { '@media': { [media.print]: { display: 'none' } } } },
});
globalStyle('[data-pk-overlays] > *', { '@layer': { [baseLayer]: { pointerEvents: 'auto' } } });
