import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const kbd = component({
  display: 'inline-block',
  paddingInline: '6px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '5px',
  fontFamily: 'inherit',
  fontSize: `calc(${vars.fontSize.body} * 11 / 14)`,
  lineHeight: '1.455em',
  color: vars.color.inkMuted,
  background: vars.color.surface,
});
