import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const options = component({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' });
export const option = component({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '32px',
  cursor: 'pointer',
  borderRadius: '6px',
  selectors: { '&[data-disabled]': { cursor: 'default', color: vars.color.inkMuted } },
});
export const box = component({
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '5px',
  background: vars.color.surface,
  color: vars.color.accentInk,
  selectors: {
    '[data-selected] > &': { background: vars.color.accent, borderColor: vars.color.accent },
    '[data-focus-visible] > &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-invalid] > &': { borderColor: vars.color.bad },
  },
});
export const detail = component({ color: vars.color.inkMuted, fontSize: '12px' });
