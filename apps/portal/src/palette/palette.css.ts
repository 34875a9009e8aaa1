import { component, vars } from '@portal-kit/ui/style';

/** The window without an on-screen keyboard, the padding of the dialog and its title. */
const room = 'calc(var(--visual-viewport-height, 100dvh) - 148px)';

/** Fixed height of a full list, so that the layout does not shift while the user types. */
export const palette = component({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `min(420px, 64dvh, ${room})`,
  maxHeight: room,
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
/** An empty list shows this text itself. */
export const state = component({
  selectors: { [`${palette}:not(:has([role="option"])) &`]: { display: 'none' } },
});
export const keys = component({
  display: 'flex',
  flexShrink: 0,
  gap: '16px',
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
