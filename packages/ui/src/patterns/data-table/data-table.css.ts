import { keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

export const frame = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: '1 1 auto',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  '@media': { [media.narrow]: { flex: 'none' } },
});
export const scroller = component({
  position: 'relative',
  overflow: 'auto',
  flex: '1 1 auto',
  minHeight: '240px',
  // On a phone the page scrolls, not a box inside it.
  '@media': { [media.narrow]: { overflow: 'visible', flex: 'none' } },
});
export const table = component({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@media': { [media.narrow]: { display: 'block' } },
});
/** On a phone the header is a row of sort buttons above the cards. */
export const head = component({
  '@media': {
    [media.narrow]: { display: 'block', overflowX: 'auto', borderBlockEnd: `1px solid ${vars.color.line}` },
  },
});
export const headRow = component({ '@media': { [media.narrow]: { display: 'flex', width: 'max-content' } } });
export const headerCell = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  height: '40px',
  paddingInline: '14px',
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: '12px',
  fontWeight: 550,
  color: vars.color.inkSecondary,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&[data-align="end"]': { textAlign: 'end' }, '&[aria-sort]': { color: vars.color.ink } },
  '@media': { [media.narrow]: { display: 'flex', alignItems: 'center', position: 'static', border: 0 } },
});
export const sortButton = component({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  marginInline: '-6px',
  padding: '4px 6px',
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  fontWeight: 'inherit',
  fontSize: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink, background: vars.color.hover },
    '[data-align="end"] > &': { flexDirection: 'row-reverse' },
  },
});
export const sortIcon = component({
  opacity: 0,
  selectors: {
    [`${sortButton}:hover > &, ${sortButton}:focus-visible > &`]: { opacity: 0.5 },
    '[aria-sort] > button > &': { opacity: 1 },
  },
});
export const body = component({ '@media': { [media.narrow]: { display: 'block' } } });
export const row = component({
  selectors: {
    '&[data-openable]': { cursor: 'pointer' },
    '&:hover, &:focus-within': { background: vars.color.hover },
  },
  '@media': {
    [media.narrow]: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6px',
      padding: '12px 16px',
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});
export const cell = component({
  height: vars.size.row,
  paddingInline: '14px',
  paddingBlock: '6px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    'tr:last-child > &': { borderBlockEndColor: 'transparent' },
    '[data-density="dense"] &': { height: vars.size.rowDense, paddingBlock: '1px' },
  },
  '@media': {
    [media.narrow]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '16px',
      height: 'auto',
      padding: 0,
      border: 0,
      selectors: {
        '&[data-narrow="hidden"]': { display: 'none' },
        '&[data-align="end"]': { textAlign: 'end' },
        '[data-density="dense"] &': { height: 'auto', padding: 0 },
        '&:not([data-row-header])::before': {
          content: 'attr(data-label)',
          flexShrink: 0,
          fontSize: '12px',
          color: vars.color.inkSecondary,
        },
      },
    },
  },
});
export const rowLink = component({
  fontWeight: 600,
  textDecoration: 'none',
  color: vars.color.ink,
  borderRadius: '4px',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const progress = component({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: 0,
  height: '2px',
  overflow: 'hidden',
  selectors: {
    '&::after': {
      content: '',
      display: 'block',
      width: '30%',
      height: '100%',
      background: vars.color.accent,
      animation: `${sweep} 1.1s ease-in-out infinite`,
    },
  },
});
export const overlay = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '50%',
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkMuted,
});
export const message = component({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 auto',
  padding: '48px 24px',
});
