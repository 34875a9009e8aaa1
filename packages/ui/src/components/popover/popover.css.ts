import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const popover = component({
  background: vars.color.raised,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '10px',
  boxShadow: vars.shadow.float,
  // The trigger can be at the edge of the window, so the margin is relative to the window.
  minWidth: 'min(var(--trigger-width), calc(100vw - 24px))',
  maxWidth: 'min(480px, calc(100vw - 16px))',
  outline: 'none',
  overflow: 'auto',
});
