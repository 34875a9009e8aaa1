import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const popover = component({
  background: vars.color.raised,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: '10px',
  boxShadow: vars.shadow.float,
  // Beside what opens it may be no margin: the window has one.
  minWidth: 'min(var(--trigger-width), calc(100vw - 24px))',
  maxWidth: 'min(480px, calc(100vw - 16px))',
  outline: 'none',
  overflow: 'auto',
});
