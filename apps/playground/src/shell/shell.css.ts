import { component, media, space, vars } from '@portal-kit/ui/style';
import { globalStyle } from '@vanilla-extract/css';

const medium = '(max-width: 1279px)';
const small = '(max-width: 899px)';

globalStyle('body', { margin: 0, background: vars.color.page });

export const layout = component({
  display: 'grid',
  gridTemplateColumns: '224px minmax(0, 1fr) 324px',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"head head head" "nav main aside"',
  height: '100dvh',
  background: vars.color.surface,
  '@media': {
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) 300px',
      gridTemplateAreas: '"head head" "main aside"',
    },
    [small]: { display: 'block', height: 'auto' },
  },
});

export const skip = component({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  zIndex: 2,
  padding: '8px 12px',
  borderRadius: '8px',
  background: vars.color.raised,
  color: vars.color.accentText,
  boxShadow: vars.shadow.float,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
});
export const header = component({
  gridArea: 'head',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '56px',
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [small]: { position: 'sticky', insetBlockStart: 0, zIndex: 1, flexWrap: 'wrap', paddingBlock: '8px' },
  },
});
export const mark = component({ width: '28px', height: '28px' });
export const markShape = component({ fill: vars.color.accent });
export const markGlyph = component({ fill: vars.color.accentInk });
export const brand = component({ display: 'flex', alignItems: 'baseline', gap: '8px', minWidth: 0 });
export const product = component({
  fontWeight: 650,
  fontSize: '15px',
  letterSpacing: '-0.01em',
  whiteSpace: 'nowrap',
});
export const place = component({ color: vars.color.inkMuted, whiteSpace: 'nowrap' });
export const docs = component({
  marginInlineStart: space[2],
  color: vars.color.accentText,
  fontSize: '13px',
  fontWeight: 550,
  textDecoration: 'none',
  borderRadius: '4px',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const actions = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});

export const nav = component({
  gridArea: 'nav',
  overflowY: 'auto',
  padding: '12px 10px 20px',
  borderInlineEnd: `1px solid ${vars.color.line}`,
  '@media': { [medium]: { display: 'none' } },
});
export const area = component({ selectors: { '& + &': { marginBlockStart: '14px' } } });
export const areaTitle = component({
  paddingInline: '8px',
  paddingBlock: '4px',
  fontSize: '11px',
  fontWeight: 600,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  color: vars.color.inkMuted,
});
export const link = component({
  display: 'block',
  paddingInline: '8px',
  paddingBlock: '6px',
  borderRadius: '6px',
  fontSize: '13px',
  lineHeight: '20px',
  color: vars.color.inkSecondary,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.ink },
    '&[aria-current]': { background: vars.color.accentTint, color: vars.color.accentText, fontWeight: 550 },
  },
});

export const main = component({
  selectors: { '&:focus': { outline: 'none' } },
  gridArea: 'main',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1.5fr) minmax(0, 1fr)',
  minWidth: 0,
  minHeight: 0,
  '@media': { [small]: { display: 'block' } },
});
export const toolbar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[3]} 28px`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [small]: { paddingInline: space[4] } },
});
export const heading = component({
  flex: '1 1 200px',
  minWidth: 0,
  // The picker shows the name. Screen readers still need the heading.
  '@media': {
    [medium]: {
      position: 'absolute',
      clipPath: 'inset(50%)',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      whiteSpace: 'nowrap',
    },
  },
});
export const title = component({
  fontSize: '17px',
  lineHeight: '24px',
  fontWeight: 650,
  letterSpacing: '-0.01em',
});
export const summary = component({
  fontSize: vars.fontSize.small,
  lineHeight: '18px',
  color: vars.color.inkMuted,
});
export const picker = component({
  display: 'none',
  flex: '1 1 240px',
  maxWidth: '360px',
  '@media': { [medium]: { display: 'block' }, [media.narrow]: { maxWidth: 'none' } },
});
export const width = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.narrow]: { display: 'none' } },
});
export const widthText = component({
  minWidth: '52px',
  textAlign: 'end',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
});

export const panels = component({
  minWidth: 0,
  minHeight: 0,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});
export const tabs = component({
  display: 'flex',
  gap: space[4],
  paddingInline: '20px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const tab = component({
  appearance: 'none',
  background: 'none',
  border: 'none',
  minHeight: '42px',
  paddingInline: '2px',
  fontSize: '13px',
  fontWeight: 550,
  color: vars.color.inkSecondary,
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: '-1px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-selected="true"]': { color: vars.color.ink, borderBlockEndColor: vars.color.accent },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const count = component({
  marginInlineStart: '6px',
  paddingInline: '6px',
  borderRadius: '999px',
  background: vars.color.hover,
  fontSize: '11px',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSecondary,
});
export const tabPanel = component({ minHeight: 0, overflowY: 'auto', paddingInline: '12px' });

export const aside = component({
  gridArea: 'aside',
  overflowY: 'auto',
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [small]: { borderInlineStart: 'none', borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const problems = component({
  padding: '12px 28px 0',
  '@media': { [small]: { paddingInline: space[4] } },
});
