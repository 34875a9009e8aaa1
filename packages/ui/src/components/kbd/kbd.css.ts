import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const kbd = component({
  display: 'inline-block',
  paddingInline: '6px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '5px',
  fontFamily: 'inherit',
  fontSize: '0.786em',
  lineHeight: '1.455em',
  color: vars.color.inkMuted,
  background: vars.color.surface,
});
