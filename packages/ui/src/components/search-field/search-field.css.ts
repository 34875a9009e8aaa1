import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { container, media } from '../../theme/media';

export const field = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: '1 1 160px',
  maxWidth: '320px',
  minWidth: '140px',
  '@container': { [container.narrow]: { flexBasis: '100%', maxWidth: 'none' } },
});
export const icon = component({
  position: 'absolute',
  insetInlineStart: '12px',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
export const input = component({
  appearance: 'none',
  width: '100%',
  height: vars.size.control,
  paddingInline: '38px 40px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-1px' },
    '&[data-action]': { paddingInlineEnd: '90px' },
  },
});
export const end = component({
  position: 'absolute',
  insetInlineEnd: '6px',
  display: 'flex',
  alignItems: 'center',
});
export const hint = component({
  paddingInlineEnd: '6px',
  pointerEvents: 'none',
  '@media': { [media.coarse]: { display: 'none' } },
});
export const clear = component({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  padding: 0,
  border: 0,
  borderRadius: '6px',
  background: 'transparent',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.hover, color: vars.color.ink } },
  '@media': { [media.coarse]: { width: '44px', height: '44px', marginInlineEnd: '-6px' } },
});
