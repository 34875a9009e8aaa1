import { component, vars } from '@portal-kit/ui/style';

export const group = component({
  display: 'inline-flex',
  gap: '2px',
  margin: 0,
  padding: '2px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});
export const option = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '30px',
  borderRadius: '6px',
  color: vars.color.inkSecondary,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.ink },
    '&:has(:checked)': { background: vars.color.accentTint, color: vars.color.accentText },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});
export const input = component({
  position: 'absolute',
  inset: 0,
  appearance: 'none',
  margin: 0,
  outline: 'none',
  cursor: 'pointer',
});
