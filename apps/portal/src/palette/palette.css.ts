import { component, vars } from '@portal-kit/ui/style';

/** Fixed height of a full list, so that the layout does not shift while the user types. */
export const palette = component({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'min(420px, 64dvh)',
  marginInline: '-6px',
});
export const foot = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  marginBlockStart: 'auto',
  paddingInline: '6px',
  paddingBlockStart: '12px',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.inkMuted,
});
export const keys = component({
  display: 'flex',
  flexShrink: 0,
  gap: '16px',
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
