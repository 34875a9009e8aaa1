import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const list = component({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const option = component({
  position: 'absolute',
  insetInline: '6px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  paddingInline: '10px',
  borderRadius: '6px',
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: vars.color.hover },
    '&[aria-selected="true"]': { color: vars.color.accentText, fontWeight: 600 },
    '&[aria-disabled="true"]': { color: vars.color.inkMuted, cursor: 'default' },
  },
});
export const label = component({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const detail = component({
  flexShrink: 0,
  fontSize: '12px',
  color: vars.color.inkMuted,
  fontWeight: 400,
});
export const empty = component({ padding: '12px 16px', color: vars.color.inkSecondary });
