import { component, space, vars } from '@portal-kit/ui/style';

export const panel = component({ display: 'grid', gap: space[3], padding: space[4], alignContent: 'start' });
export const bar = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const list = component({
  display: 'grid',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '10px',
  background: vars.color.surface,
  overflow: 'hidden',
});
export const entry = component({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) auto',
  gap: '2px 10px',
  alignItems: 'baseline',
  padding: '7px 12px',
  fontSize: vars.fontSize.small,
  lineHeight: '18px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const kind = component({
  fontWeight: 550,
  color: vars.color.inkSecondary,
  selectors: {
    '&[data-kind="event"]': { color: vars.color.accentText },
    '&[data-kind="callback"]': { color: vars.color.info },
    '&[data-failed]': { color: vars.color.bad },
  },
});
export const name = component({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });
export const time = component({ color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });
export const detail = component({
  gridColumn: '2 / -1',
  fontFamily: vars.font.mono,
  color: vars.color.inkSecondary,
  overflowWrap: 'anywhere',
  maxHeight: '54px',
  overflow: 'hidden',
});
export const empty = component({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });
