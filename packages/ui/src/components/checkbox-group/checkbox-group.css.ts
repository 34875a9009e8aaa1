import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/media';
import { visuallyHiddenStyle } from '../../theme/visually-hidden.css';

export const options = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  selectors: {
    '&[data-orientation="vertical"]': { display: 'grid', gap: 0 },
    // Four or more options are laid out in columns.
    '&:not([data-orientation]):has(> :nth-child(4))': {
      display: 'grid',
      grid: 'auto / repeat(auto-fill, minmax(240px, 1fr))',
    },
  },
});
export const option = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '32px',
  cursor: 'pointer',
  borderRadius: '6px',
  selectors: { '&[data-disabled]': { cursor: 'default', color: vars.color.inkMuted } },
  '@media': { [media.coarse]: { minHeight: '44px' } },
});
/** Visually hidden, because the box and its tick show the state. */
export const input = component({ ...visuallyHiddenStyle, margin: 0 });
export const box = component({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '18px',
  height: '18px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '5px',
  background: vars.color.surface,
  color: vars.color.accentInk,
  selectors: {
    '[data-selected] > &': { background: vars.color.accent, borderColor: vars.color.accent },
    ':focus-visible + &': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-invalid] > &': { borderColor: vars.color.bad },
  },
});
export const detail = component({ color: vars.color.inkMuted, fontSize: vars.fontSize.small });
