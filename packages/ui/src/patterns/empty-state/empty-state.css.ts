import { component } from '../../theme/component';
import { space, vars } from '../../theme/contract.css';

export const state = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '420px',
  marginInline: 'auto',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const icon = component({ color: vars.color.inkMuted, marginBlockEnd: '8px' });
export const badIcon = component({ color: vars.color.bad, marginBlockEnd: '8px' });
export const title = component({
  fontSize: '1.143em',
  lineHeight: '1.5em',
  fontWeight: 600,
});
export const text = component({ color: vars.color.inkSecondary });
export const detail = component({
  marginBlockStart: '8px',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: '16px',
});
