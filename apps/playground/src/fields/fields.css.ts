import { component, space, vars } from '@portal-kit/ui/style';

export const field = component({ display: 'grid', gap: '5px', minWidth: 0 });
export const label = component({
  display: 'flex',
  gap: space[2],
  alignItems: 'baseline',
  justifyContent: 'space-between',
  fontSize: vars.fontSize.small,
  fontWeight: 550,
  color: vars.color.inkSecondary,
});
export const frame = component({ position: 'relative', display: 'flex', alignItems: 'center' });
export const control = component({
  appearance: 'none',
  width: '100%',
  minWidth: 0,
  minHeight: '32px',
  paddingBlock: '5px',
  paddingInline: '10px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: '6px',
  background: vars.color.surface,
  color: vars.color.ink,
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { borderColor: vars.color.bad },
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
  },
});
export const select = component({ paddingInlineEnd: '30px', cursor: 'pointer' });
export const code = component({ fontFamily: vars.font.mono, fontSize: vars.fontSize.small });
export const area = component({ resize: 'vertical', minHeight: '64px' });
export const chevron = component({
  position: 'absolute',
  insetInlineEnd: '9px',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
export const hint = component({
  fontSize: vars.fontSize.small,
  lineHeight: '1.4em',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});
export const error = component({ fontSize: vars.fontSize.small, lineHeight: '1.4em', color: vars.color.bad });

export const segments = component({
  display: 'flex',
  padding: '2px',
  gap: '2px',
  borderRadius: '8px',
  background: vars.color.hover,
  border: `1px solid ${vars.color.line}`,
});
export const segment = component({
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  minHeight: '28px',
  paddingInline: '10px',
  borderRadius: '6px',
  fontSize: vars.fontSize.small,
  fontWeight: 550,
  color: vars.color.inkSecondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:has(:checked)': {
      background: vars.color.raised,
      color: vars.color.ink,
      boxShadow: `0 0 0 1px ${vars.color.lineStrong}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});
export const segmentInput = component({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  margin: 0,
  cursor: 'pointer',
});
