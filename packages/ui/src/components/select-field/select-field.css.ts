import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const list = component({ padding: '6px', outline: 'none', maxHeight: '360px', overflow: 'auto' });
export const option = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '36px',
  paddingInline: '10px',
  borderRadius: '6px',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: vars.color.hover },
    '&[data-selected]': { color: vars.color.accentText, fontWeight: 600 },
    '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'default' },
  },
});
