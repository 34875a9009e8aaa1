import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';

export const frame = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
});
export const chevron = component({
  position: 'absolute',
  insetInlineEnd: '8px',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
export const select = component({
  appearance: 'none',
  height: '32px',
  minWidth: 0,
  paddingInline: '10px 30px',
  border: `1px solid ${vars.color.control}`,
  borderRadius: '6px',
  background: vars.color.surface,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { [media.coarse]: { height: '44px' } },
});
