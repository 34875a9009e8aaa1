import { fallbackVar, keyframes } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { hostVars, space, stickyHeight, toastHeight, vars } from '../../theme/contract.css';
import { container, media } from '../../theme/media';
import { textAlign } from '../../theme/text-align.css';

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
  overflow: fallbackVar(hostVars.table.overflow, 'hidden'),
  vars: { [stickyHeight.blockStart]: '48px' },
  '@container': { [container.narrow]: { flex: 'none' } },
  '@media': { [media.print]: { display: 'block', overflow: 'visible' } },
});
export const scroller = component({
  position: 'relative',
  overflow: fallbackVar(hostVars.table.overflow, 'auto'),
  flex: '1 1 auto',
  minHeight: '240px',
  '::after': {
    content: '',
    display: 'block',
    boxSizing: 'border-box',
    height: fallbackVar(toastHeight, '0px'),
  },
  // In a narrow container the page scrolls instead of the table.
  '@container': { [container.narrow]: { overflow: 'visible', flex: 'none' } },
  '@media': { [media.print]: { overflow: 'visible', minHeight: 0 } },
});
export const table = component({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '@container': { [container.narrow]: { display: 'block' } },
  // Prevents the page from becoming wider than its container.
  '@media': { [media.print]: { fontSize: vars.fontSize.small, lineHeight: '1.3334em' } },
});
/** The radius inside the border of the frame. A frame with visible overflow does not clip the header. */
const frameRadius = `calc(${vars.radius.card} - 1px)`;
/** In a narrow container, cards have no header row. */
export const head = component({ '@container': { [container.narrow]: { display: 'none' } } });
export const sortBar = component({
  display: 'none',
  alignItems: 'center',
  gap: space[2],
  padding: `${space[1]} ${space[2]} ${space[1]} ${space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.label,
  color: vars.color.inkSecondary,
  '@container': { [container.narrow]: { display: 'flex' } },
  '@media': { [media.print]: { display: 'none' } },
});
const leadWidth = '34px';
/** The row header stays visible while the table scrolls horizontally. */
const stickyRowHeader = {
  position: 'sticky',
  insetInlineStart: 0,
  background: 'inherit',
  borderInlineEnd: `1px solid ${vars.color.line}`,
} as const;
/** Aligns the first and the last column with the content above and below the table. */
const edges = {
  '&:first-child': { paddingInlineStart: space[4] },
  '&:last-child': { paddingInlineEnd: space[4] },
} as const;
export const headerCell = component({
  position: 'sticky',
  insetBlockStart: fallbackVar(hostVars.table.inset, '0px'),
  zIndex: 1,
  height: '40px',
  padding: `1px ${space[2]}`,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  fontWeight: 550,
  color: vars.color.inkSecondary,
  textAlign: textAlign.start,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { ...edges['&:first-child'], borderStartStartRadius: frameRadius },
    '&:last-child': { ...edges['&:last-child'], borderStartEndRadius: frameRadius },
    '&[data-align="end"]': { textAlign: textAlign.end },
    '&[aria-sort]': { color: vars.color.ink },
    // The next cell covers an outline outside the cell.
    '&:focus-visible': { outlineOffset: '-2px' },
    '[data-scrolls-sideways] &[data-row-header]': {
      ...stickyRowHeader,
      zIndex: 2,
      background: vars.color.surface,
    },
    '[data-scrolls-sideways] td + &': { insetInlineStart: leadWidth },
  },
  '@container': { [container.roomy]: { paddingInline: space[3] } },
  '@media': { [media.print]: { paddingInline: '6px', whiteSpace: 'normal' } },
});
/** The end of a header cell, which the user drags to resize the column. */
export const resizeHandle = component({
  position: 'absolute',
  boxSizing: 'border-box',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '9px',
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: { 'th:hover > &': { borderInlineEnd: `2px solid ${vars.color.lineStrong}` } },
});
export const sortButton = component({
  appearance: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  marginInline: '-6px',
  padding: `${space[1]} 6px`,
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink, background: vars.color.hover },
    // The header cell clips an outline outside the button.
    '&:focus-visible': { outlineOffset: '-2px' },
    '[data-align="end"] > &': { flexDirection: 'row-reverse' },
  },
  '@media': { [media.coarse]: { paddingBlock: '14px' } },
});
export const sortIcon = component({
  // Aligned with the first line of a two-line name.
  alignSelf: 'start',
  marginBlockStart: '3px',
  // A change of the opacity to or from 1 would cause a layout of the table.
  visibility: 'hidden',
  selectors: {
    [`${sortButton}:is(:hover, :focus-visible) > &`]: { visibility: 'visible', opacity: 0.5 },
    '[aria-sort] > button > &': { visibility: 'visible', opacity: 1 },
  },
  // A hidden element would still take space.
  '@media': {
    [media.print]: { selectors: { 'th:not([aria-sort]) > button > &': { display: 'none' } } },
  },
});
export const body = component({
  // Without its own stacking context, the browser would paint all rows again when the header or the footer changes.
  isolation: 'isolate',
  '@container': { [container.narrow]: { display: 'block' } },
});
export const row = component({
  breakInside: 'avoid',
  selectors: {
    '&[data-openable]': { cursor: 'pointer' },
    '[data-scrolls-sideways] &': { background: vars.color.surface },
    // A tint keeps the contrast of the texts; a lower opacity would not.
    '&:is(:hover, :focus-within, [data-current]), [data-outdated] > &': { background: vars.color.hover },
    '&:has(> :first-child input:checked)': { background: vars.color.accentTint },
  },
  '@container': {
    [container.narrow]: {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `6px ${space[2]}`,
      padding: `${space[3]} ${space[4]}`,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});
export const cell = component({
  height: vars.size.row,
  paddingInline: space[2],
  paddingBlock: '6px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: 'inherit',
  textAlign: textAlign.start,
  selectors: {
    ...edges,
    '&:is(th)': { fontWeight: 600 },
    '[data-scrolls-sideways] &:is(th)': stickyRowHeader,
    '[data-scrolls-sideways] td + &:is(th)': { insetInlineStart: leadWidth },
    '&[data-align="end"]': {
      textAlign: textAlign.end,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    'tr:last-child > &': { borderBlockEndColor: 'transparent' },
    '[data-density="dense"] &': { height: vars.size.rowDense, paddingBlock: '1px' },
  },
  '@media': { [media.print]: { paddingInline: '6px' } },
  '@container': {
    [container.roomy]: { paddingInline: space[3] },
    [container.narrow]: {
      display: 'flow-root',
      flex: '1 1 100%',
      height: 'auto',
      padding: 0,
      border: 0,
      selectors: {
        '&:is(:first-child, :last-child)': { padding: 0 },
        '&:is(th)': { flex: '1 1 0', order: -2 },
        '&[data-narrow="hidden"]': { display: 'none' },
        // A button does not make the line higher.
        '&[data-narrow="beside"]': { flex: '0 1 auto', order: -2, marginBlock: '-4px' },
        '[data-density="dense"] &': { height: 'auto', padding: 0 },
        '&:is(td)': { textAlign: textAlign.end },
        // A float keeps the parts of a value in one block.
        '&:is(td)::before': {
          content: 'attr(data-label)',
          float: 'inline-start',
          marginInlineEnd: '16px',
          fontSize: vars.fontSize.small,
          // The height of a line of the value.
          lineHeight: '1.6667em',
          fontWeight: 400,
          color: vars.color.inkSecondary,
        },
        '&[data-narrow="beside"]::before': { display: 'none' },
      },
    },
  },
});
/** The column of `renderLead`. On cards, the control is at the end of the first line. */
export const lead = component({
  position: 'relative',
  width: leadWidth,
  // A table without free space would make the column narrower than its checkbox.
  minWidth: leadWidth,
  selectors: {
    [`${head} &`]: { position: 'sticky' },
    '&:first-child': { paddingInline: 0 },
    '[data-scrolls-sideways] &': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 2,
      background: 'inherit',
    },
    [`[data-scrolls-sideways] ${head} &`]: { zIndex: 3, background: vars.color.surface },
  },
  '@container': {
    [container.narrow]: {
      flex: 'none',
      order: -1,
      width: '44px',
      height: '44px',
      margin: '-12px',
      marginInlineStart: 0,
      selectors: {
        '&:is(td)::before': { display: 'none' },
      },
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});
/** The control of the header above cards. */
export const sortLead = component({
  position: 'relative',
  width: '44px',
  height: '44px',
  marginInlineStart: 'auto',
  marginInlineEnd: '-4px',
});
/** Takes a share of the column width, at the edge where the value will appear. */
export const skeleton = component({
  selectors: { '[data-align="end"] > &': { marginInlineStart: 'auto' } },
  '@container': {
    [container.narrow]: {
      marginBlock: '4px',
      selectors: { 'td > &': { marginInlineStart: 'auto' } },
    },
  },
});
export const rowLink = component({
  fontWeight: 600,
  textDecoration: 'none',
  color: vars.color.ink,
  borderRadius: '4px',
  selectors: {
    '&:is(:hover, [aria-current])': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[aria-current]': { color: vars.color.accentText },
  },
  // 44 px high for a finger, without moving the lines around it.
  '@media': { [media.coarse]: { paddingBlock: '14px', marginBlock: '-14px' } },
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
  '@media': {
    // A static line across the table replaces the animation.
    [media.reducedMotion]: { selectors: { '&::after': { width: '100%', opacity: 0.6, animation: 'none' } } },
    [media.forcedColors]: {
      selectors: { '&::after': { forcedColorAdjust: 'none', background: 'Highlight' } },
    },
    [media.print]: { display: 'none' },
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
  padding: `48px ${space[6]}`,
});
