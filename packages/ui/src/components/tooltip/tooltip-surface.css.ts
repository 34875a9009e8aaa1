import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const tooltip = component({
  maxWidth: 'min(320px, calc(100vw - 16px))',
  padding: '7px 11px',
  // Visible only in forced-colors mode.
  border: '1px solid transparent',
  borderRadius: '8px',
  background: vars.color.inverse,
  color: vars.color.inverseInk,
  boxShadow: vars.shadow.float,
  fontSize: vars.fontSize.small,
  lineHeight: '1.5em',
  fontVariantNumeric: 'tabular-nums',
});
