import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

/** In a low container, the list scrolls below the input. */
export const wrap = component({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  paddingBlockStart: '6px',
});
export const input = component({
  appearance: 'none',
  flexShrink: 0,
  height: vars.size.control,
  marginInline: '6px',
  paddingInline: '10px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: '6px',
  background: vars.color.surface,
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&:focus-visible': { outlineOffset: '-1px' },
  },
});
