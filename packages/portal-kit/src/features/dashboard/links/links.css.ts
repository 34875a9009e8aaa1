import { component, media, space, vars } from '@portal-kit/ui/style';
import type { StyleRule } from '@vanilla-extract/css';
import { smallText } from '../dashboard.css';

export const figure = component({
  fontSize: '2em',
  lineHeight: '1.2858em',
  fontWeight: 650,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: '4px',
  selectors: { '&[href]:hover': { color: vars.color.accentText, textDecoration: 'underline' } },
});
const cover = {
  content: "''",
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
} as const;
const coverLink = (area: StyleRule) =>
  component({
    selectors: {
      '&[href]::after': { ...cover, ...area } as StyleRule,
      '&[href]:focus-visible': { outline: 'none' },
      '&[href]:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
  });
/** A link that covers its tile or row, so that a click anywhere inside opens it. */
export const covering = {
  all: coverLink({}),
  /** Halves of a tile with two figures. */
  start: coverLink({ insetInlineEnd: '50%' }),
  end: coverLink({ insetInlineStart: '50%' }),
} as const;
/** Contains a covering link. */
export const covered = component({
  position: 'relative',
  selectors: { '&:has(a[href]:hover)': { background: vars.color.hover } },
});
/** Controls above a covering link. */
export const above = component({ position: 'relative', zIndex: 1 });
export const figureBone = component({ width: '36px', height: '20px', marginBlock: '8px' });
export const recordLink = component({
  justifySelf: 'start',
  maxWidth: '100%',
  fontWeight: 600,
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: '4px',
  overflowWrap: 'anywhere',
  selectors: { '&[href]:hover': { color: vars.color.accentText, textDecoration: 'underline' } },
  '@media': {
    // 44 px high for a finger, without moving the lines around it.
    [media.coarse]: { selectors: { '&[href]': { paddingBlock: '14px', marginBlock: '-14px' } } },
  },
});
export const moreLink = component({
  ...smallText,
  color: vars.color.accentText,
  fontWeight: 550,
  textDecoration: 'none',
  borderRadius: '4px',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:not(:first-child)': { marginInlineStart: '16px' },
  },
  '@media': { [media.coarse]: { paddingBlock: '15px', marginBlock: '-15px' } },
});
export const tableLinks = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockEnd: '12px',
});
export const tableLink = component({
  padding: `5px ${space[3]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.fontSize.label,
  lineHeight: '1.385em',
  color: vars.color.inkSecondary,
  textDecoration: 'none',
  selectors: {
    '&[href]:hover': { background: vars.color.hover, color: vars.color.ink },
    '&[aria-current]': {
      background: vars.color.accentTint,
      borderColor: vars.color.accentTint,
      color: vars.color.accentText,
      fontWeight: 550,
    },
  },
});
