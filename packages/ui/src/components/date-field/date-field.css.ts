import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const input = component({
  paddingInlineEnd: `calc(${vars.size.control} + 4px)`,
  fontVariantNumeric: 'tabular-nums',
});
export const button = component({
  appearance: 'none',
  position: 'absolute',
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.inkSecondary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { color: vars.color.ink },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&:disabled': { cursor: 'default', opacity: 0.55 },
  },
});
