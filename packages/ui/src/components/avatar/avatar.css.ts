import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const avatar = component({
  display: 'inline-grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  background: vars.color.accentTint,
  color: vars.color.accentText,
  fontSize: '13px',
  fontWeight: 650,
  letterSpacing: '0.02em',
});
