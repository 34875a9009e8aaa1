import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const frame = component({ position: 'relative', display: 'block' });
export const icon = component({
  position: 'absolute',
  insetInlineStart: '12px',
  insetBlockStart: '50%',
  translate: '0 -50%',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
export const input = component({
  paddingInlineStart: '36px',
  selectors: { '&[data-action]': { paddingInlineEnd: '48px' } },
});
export const action = component({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: '50%',
  translate: '0 -50%',
});
export const popover = component({
  width: 'var(--trigger-width)',
  // `&&` overrides the style sheet of the popover, which is loaded later.
  selectors: { '&&': { maxWidth: 'none' } },
});
