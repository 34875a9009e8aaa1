import { component, media, vars } from '@portal-kit/ui/style';

const small = { fontSize: vars.fontSize.small, lineHeight: '1.3334em' } as const;

export const bell = component({ position: 'relative', display: 'inline-flex' });
export const badge = component({
  position: 'absolute',
  insetBlockStart: '1px',
  insetInlineEnd: '0',
  display: 'grid',
  placeItems: 'center',
  minWidth: '16px',
  height: '16px',
  paddingInline: '4px',
  borderRadius: vars.radius.pill,
  background: vars.color.bad,
  color: vars.color.surface,
  fontSize: '10px',
  lineHeight: '16px',
  fontWeight: 650,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
export const panel = component({
  display: 'flex',
  flexDirection: 'column',
  width: 'min(400px, calc(100vw - 18px))',
});
export const head = component({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '12px 12px 8px 16px',
});
export const title = component({
  flex: '1 1 auto',
  margin: 0,
  fontSize: '15px',
  lineHeight: '22px',
  fontWeight: 650,
});
export const settings = component({
  display: 'grid',
  gap: '4px',
  padding: '8px 16px 12px',
  borderBlock: `1px solid ${vars.color.line}`,
});
export const group = component({ ...small, margin: 0, fontWeight: 600, color: vars.color.inkSecondary });
export const status = component({ ...small });
export const failure = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '4px 12px 4px 16px',
  color: vars.color.bad,
});
export const list = component({ margin: 0, padding: 0, listStyle: 'none' });
export const entry = component({
  position: 'relative',
  display: 'grid',
  gap: '2px',
  padding: '10px 16px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-unread]': { background: vars.color.accentTint },
    '&:has(a:hover)': { background: vars.color.hover },
  },
});
export const what = component({ ...small, display: 'flex', justifyContent: 'space-between', gap: '12px' });
export const isNew = component({ fontWeight: 600, color: vars.color.accentText });
export const name = component({
  justifySelf: 'start',
  fontWeight: 600,
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    // The link covers its entry.
    '&[href]::after': { content: "''", boxSizing: 'border-box', position: 'absolute', inset: 0 },
    '&[href]:focus-visible': { outline: 'none' },
    '&[href]:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
export const about = component({
  ...small,
  margin: 0,
  color: vars.color.inkSecondary,
  overflowWrap: 'anywhere',
});
export const empty = component({
  margin: 0,
  padding: '32px 16px',
  textAlign: 'center',
  color: vars.color.inkSecondary,
});
export const foot = component({
  position: 'sticky',
  insetBlockEnd: 0,
  padding: '10px 16px',
  background: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.coarse]: { paddingBlock: 0 } },
});
export const digest = component({
  ...small,
  fontWeight: 550,
  color: vars.color.accentText,
  textDecoration: 'none',
  borderRadius: '4px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.coarse]: { display: 'block', paddingBlock: '14px' } },
});
