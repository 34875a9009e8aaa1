import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { baseLayer } from './layers.css';

const inside = '[data-pk-theme]';

globalStyle(`${inside}, ${inside} *, ${inside} *::before, ${inside} *::after`, {
  '@layer': { [baseLayer]: { boxSizing: 'border-box' } },
});
globalStyle(inside, {
  '@layer': {
    [baseLayer]: {
      fontFamily: vars.font.body,
      fontSize: '14px',
      lineHeight: '20px',
      fontFeatureSettings: "'cv11', 'ss03'",
      color: vars.color.ink,
      WebkitFontSmoothing: 'antialiased',
      textSizeAdjust: '100%',
    },
  },
});
globalStyle(`${inside} :where(h1, h2, h3, h4, p, ul, ol, dl, dd, figure)`, {
  '@layer': { [baseLayer]: { margin: 0, padding: 0 } },
});
globalStyle(`${inside} :where(ul, ol)`, { '@layer': { [baseLayer]: { listStyle: 'none' } } });
globalStyle(`${inside} :where(button, input, select, textarea)`, {
  '@layer': { [baseLayer]: { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' } },
});
globalStyle(`${inside} :where(a)`, { '@layer': { [baseLayer]: { color: 'inherit' } } });
globalStyle(`${inside} :where(:focus-visible)`, {
  '@layer': { [baseLayer]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});
globalStyle(`${inside} :where(svg)`, { '@layer': { [baseLayer]: { flexShrink: 0, display: 'block' } } });
// What react-aria would put into the page as an inline style, which a strict CSP refuses.
globalStyle(`${inside} [data-react-aria-pressable]`, {
  '@layer': { [baseLayer]: { touchAction: 'pan-x pan-y pinch-zoom' } },
});
