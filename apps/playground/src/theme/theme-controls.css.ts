import { component, space, vars } from '@portal-kit/ui/style';

export const head = component({
  display: 'grid',
  gridTemplateColumns: '1fr 40px 40px',
  gap: space[2],
  fontSize: '11px',
  fontWeight: 550,
  color: vars.color.inkMuted,
  textAlign: 'center',
});
export const colors = component({ display: 'grid', gap: '2px' });
export const color = component({
  display: 'grid',
  gridTemplateColumns: '1fr 40px 40px',
  alignItems: 'center',
  gap: space[2],
  minHeight: '32px',
});
export const name = component({
  minWidth: 0,
  fontSize: vars.fontSize.small,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const swatch = component({
  appearance: 'none',
  width: '40px',
  height: '26px',
  padding: 0,
  border: `1px solid ${vars.color.control}`,
  borderRadius: '6px',
  background: 'none',
  overflow: 'hidden',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: 0 },
    '&::-webkit-color-swatch': { border: 'none', borderRadius: '4px' },
    '&::-moz-color-swatch': { border: 'none', borderRadius: '4px' },
    '&[data-changed]': { boxShadow: `0 0 0 2px ${vars.color.accent}` },
  },
});
export const length = component({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '4px 8px',
  alignItems: 'center',
});
export const lengthName = component({ fontSize: vars.fontSize.small });
export const lengthValue = component({
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSecondary,
});
export const range = component({
  gridColumn: '1 / -1',
  width: '100%',
  margin: 0,
  minHeight: '24px',
  accentColor: vars.color.accent,
  cursor: 'pointer',
});
export const warning = component({
  display: 'flex',
  gap: space[2],
  padding: space[3],
  borderRadius: '8px',
  background: vars.color.badTint,
  color: vars.color.ink,
  fontSize: vars.fontSize.small,
  lineHeight: '1.45em',
});
export const warningIcon = component({ color: vars.color.bad, marginBlockStart: '1px' });
export const warningList = component({ display: 'grid', gap: '4px' });
export const presets = component({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: space[2] });
export const preset = component({
  appearance: 'none',
  display: 'grid',
  justifyItems: 'center',
  gap: '5px',
  minWidth: 0,
  padding: '8px 4px 6px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '8px',
  background: vars.color.surface,
  fontSize: '11px',
  fontWeight: 550,
  color: vars.color.inkSecondary,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.ink },
    '&[aria-pressed="true"]': { borderColor: vars.color.accent, color: vars.color.accentText },
  },
});
export const dot = component({ display: 'block', width: '20px', height: '20px' });
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const group = component({ display: 'grid', gap: '10px' });
export const groupTitle = component({ fontSize: vars.fontSize.small, fontWeight: 600 });
