import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { hostVars, stickyHeight, vars } from './contract.css';
import { baseLayer } from './layers.css';
import { media } from './media';
import { dark, light } from './palettes';

const inside = '[data-pk-theme]';
/** The root element of widgets. */
const widget = '[part~="widget"]';

// The size container of the layouts. The root element of a page is as wide as the window and needs no container.
globalStyle(widget, {
  '@layer': { [baseLayer]: { container: 'pk / inline-size', inlineSize: '100%' } },
});
// Content of the host inside a widget.
globalStyle('[data-pk-slot]', { '@layer': { [baseLayer]: { display: 'contents' } } });
globalStyle(`${widget}, ${inside} *`, { '@layer': { [baseLayer]: { boxSizing: 'border-box' } } });
// The root element keeps its font size, so that `rem` is the font size that the user or the page has set.
globalStyle(`${widget}, html[data-pk-theme] > body`, {
  '@layer': { [baseLayer]: { fontSize: vars.fontSize.body, lineHeight: '1.4286em' } },
});
globalStyle(inside, {
  '@layer': {
    [baseLayer]: {
      fontFamily: vars.font.body,
      fontFeatureSettings: "'cv11', 'ss03'",
      color: vars.color.ink,
      WebkitFontSmoothing: 'antialiased',
      textSizeAdjust: '100%',
    },
  },
});
// The page can have another theme, so a widget has its own background unless the host sets one.
globalStyle(widget, {
  '@layer': {
    [baseLayer]: {
      background: fallbackVar(hostVars.color.page, `light-dark(${light.surface}, ${dark.page})`),
      '@media': { [media.print]: { background: 'none' } },
    },
  },
});
globalStyle(`${inside} :where(h1, h2, h3, p, ul, ol, dl, dd)`, {
  '@layer': { [baseLayer]: { margin: 0, padding: 0, listStyle: 'none' } },
});
/** Returns the distance of a focused element from the edge of the window or of a bar. */
const scrollMargin = (inset: string, height: `var(--${string})`) =>
  `calc(${inset} + ${fallbackVar(height, '8px')})`;
globalStyle(`${inside} :where(a, button, input, select, textarea, summary)`, {
  '@layer': {
    [baseLayer]: {
      font: 'inherit',
      letterSpacing: 'inherit',
      color: 'inherit',
      scrollMarginBlock: `${scrollMargin(vars.inset.blockStart, stickyHeight.blockStart)} ${scrollMargin(vars.inset.blockEnd, stickyHeight.blockEnd)}`,
    },
  },
});
// iOS zooms into the page when a field with a smaller text takes the focus.
globalStyle(`${inside} :where(input, select, textarea)`, {
  '@layer': { [baseLayer]: { '@media': { [media.coarse]: { fontSize: 'max(16px, 1em)' } } } },
});
globalStyle(`${inside} :where(:focus-visible)`, {
  '@layer': { [baseLayer]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
globalStyle(`${inside} :where(svg)`, { '@layer': { [baseLayer]: { flexShrink: 0, display: 'block' } } });
// The rule that react-aria adds as an inline style, which a strict CSP blocks.
globalStyle(`${inside} [data-react-aria-pressable]`, {
  '@layer': { [baseLayer]: { touchAction: 'manipulation' } },
});
