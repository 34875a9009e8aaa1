import { component, container, media, space, textAlign, vars } from '@portal-kit/ui/style';
import type { StyleRule } from '@vanilla-extract/css';
import { stockColors } from '../../domain/items/stock-colors.css';

export const small = { fontSize: vars.fontSize.small, lineHeight: '1.3334em' } as const;
export const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const dashboard = component({ display: 'grid', gap: space[4], minWidth: 0 });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[3],
  '@container': {
    [container.narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      gap: space[2],
    },
  },
});
export const line = component({ display: 'flex', justifyContent: 'space-between' });
export const asOf = component({
  ...small,
  color: vars.color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
  minHeight: '16px',
});
export const outdated = component({
  color: vars.color.bad,
  selectors: { '&:not(:empty)': { marginInlineStart: '12px' } },
});
export const tiles = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
  gridAutoFlow: 'column',
  gap: space[4],
  '@container': {
    [container.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridAutoFlow: 'row' },
    // Minimum width of the tile titles.
    'pk (max-width: 343px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const tile = component({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  minHeight: '116px',
  padding: `${space[4]} 18px 14px`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const tileTitle = component({
  margin: 0,
  fontSize: vars.fontSize.label,
  lineHeight: '1.5385em',
  fontWeight: 450,
  color: vars.color.inkSecondary,
});
export const figures = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  minHeight: '36px',
});
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
/** A figure and its label on one line. */
export const namedFigure = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[2]}`,
});
export const figureName = component({ ...small, overflowWrap: 'anywhere', color: vars.color.inkSecondary });
export const figureBone = component({ width: '36px', height: '20px', marginBlock: '8px' });
export const lineBone = component({ width: 'min(420px, 60%)', height: '20px' });
export const tileNote = component({ ...small, margin: 0, color: vars.color.inkSecondary });

export const panels = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  '@container': { [container.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const message = component({ padding: `${space[2]} ${space[5]} ${space[5]}` });
export const empty = component({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  flexGrow: 1,
  margin: 0,
  padding: space[5],
  textAlign: 'center',
  color: vars.color.inkSecondary,
});
export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '328px',
  '@container': {
    [container.narrow]: { selectors: { [`&:has(> ${empty})`]: { minHeight: '120px' } } },
  },
});
/** The height of a bar chart follows its number of bars. */
export const lowPanel = component({ minHeight: '212px' });
export const rows = component({ ...list });
export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '64px',
  padding: `${space[2]} ${space[5]}`,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const rowMain = component({ flex: '1 1 auto', display: 'grid', minWidth: 0 });
export const rowEnd = component({ display: 'grid', justifyItems: 'end', whiteSpace: 'nowrap' });
export const name = component({
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
export const second = component({ ...small, color: vars.color.inkSecondary, overflowWrap: 'anywhere' });
export const reason = component({ ...small, minHeight: '16px', color: vars.color.bad });
export const nowrap = component({ whiteSpace: 'nowrap' });
export const amount = component({
  flexShrink: 0,
  minWidth: '72px',
  textAlign: textAlign.end,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // "14 cases, 12 bottles" takes two lines.
  '@container': { [container.narrow]: { maxWidth: '96px', whiteSpace: 'normal', textWrap: 'balance' } },
});
export const least = component({
  ...small,
  minWidth: '48px',
  textAlign: textAlign.end,
  whiteSpace: 'nowrap',
  color: vars.color.inkSecondary,
});
export const bone = component({ marginBlock: '4px' });
export const more = component({
  ...small,
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
export const threshold = component({ ...small, display: 'inline-flex', alignItems: 'center', gap: space[2] });
export const thresholdField = component({ display: 'block', width: '64px' });

export const bars = component({
  ...list,
  display: 'grid',
  paddingBlockEnd: space[3],
});
export const barRow = component({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr) 44px',
  alignItems: 'center',
  gap: space[3],
  padding: `7px ${space[5]}`,
});
/** A bar below its label and total. */
export const stackedRow = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[1]} ${space[5]} 6px`,
});
export const stackedName = component({
  ...small,
  overflowWrap: 'anywhere',
  color: vars.color.inkSecondary,
  textDecoration: 'none',
  selectors: { '&[href]:hover': { color: vars.color.accentText } },
});
export const stackedTotal = component({
  ...small,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSecondary,
});
export const stackedBar = component({ gridColumn: '1 / -1' });
export const bar = component({
  display: 'block',
  width: '100%',
  height: '10px',
  borderRadius: vars.radius.pill,
  background: vars.color.hover,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
});
export const fills = {
  ok: component({ fill: vars.color.ok }),
  info: component({ fill: vars.color.info }),
  teal: component({ fill: vars.color.teal }),
  warn: component({ fill: vars.color.warn }),
  bad: component({ fill: vars.color.bad }),
  neutral: component({ fill: vars.color.neutral }),
} as const;
export const count = component({
  justifySelf: 'end',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: '4px',
  selectors: { '&[href]:hover': { color: vars.color.accentText, textDecoration: 'underline' } },
});

export const chart = component({ padding: `0 ${space[5]}` });
export const chartPlace = component({ minHeight: '236px' });
export const picture = component({
  display: 'block',
  // Positions of texts are from the left, also on a page from right to left.
  direction: 'ltr',
  overflow: 'visible',
  printColorAdjust: 'exact',
  // In forced colors mode, bars keep theme colors and text uses the user's system colors.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
const text = { fontSize: vars.fontSize.small, fontFamily: 'inherit' } as const;
const forcedInk = { [media.forcedColors]: { fill: 'CanvasText' } };
export const label = component({ ...text, fill: vars.color.inkSecondary, '@media': forcedInk });
export const barLink = component({ selectors: { '&[href]:hover': { opacity: 0.75 } } });
export const grid = component({ stroke: vars.color.line });
export const series = {
  taxPaid: component({ fill: stockColors.taxPaid }),
  bonded: component({ fill: stockColors.bonded }),
  shipped: component({ fill: vars.color.accent }),
  received: component({ fill: vars.color.teal }),
} as const;
export const legend = component({
  ...list,
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  color: vars.color.inkSecondary,
});
export const legendEntry = component({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const swatch = component({
  width: '10px',
  height: '10px',
  borderRadius: '3px',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
export const chartNote = component({
  ...small,
  margin: 0,
  padding: `0 ${space[5]} ${space[2]}`,
  color: vars.color.inkSecondary,
});
export const disclosure = component({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const summary = component({
  ...small,
  padding: `${space[3]} ${space[5]}`,
  cursor: 'pointer',
  fontWeight: 550,
  color: vars.color.accentText,
  borderRadius: vars.radius.control,
});

export const tables = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  marginBlockEnd: '12px',
});
export const table = component({
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

export const records = component({ display: 'flex', flexWrap: 'wrap', gap: `${space[3]} 48px`, margin: 0 });
export const record = component({
  display: 'grid',
  borderRadius: '4px',
  paddingInline: '8px',
  marginInline: '-8px',
});
export const recordCount = component({ margin: 0, minHeight: '36px' });

/** As tall as two panels beside it. */
export const inbox = component({
  display: 'grid',
  minWidth: 0,
  gridRow: 'span 2',
  '@container': { [container.narrow]: { gridRow: 'auto' } },
});
/** A panel that fills a line. */
export const wholeLine = component({
  display: 'grid',
  minWidth: 0,
  gridColumn: '1 / -1',
  selectors: { '&:empty': { display: 'none' } },
});
