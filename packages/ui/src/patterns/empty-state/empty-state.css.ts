import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const state = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4px',
  maxWidth: '420px',
  marginInline: 'auto',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const icon = component({ color: vars.color.inkMuted, marginBlockEnd: '8px' });
export const badIcon = component({ color: vars.color.bad, marginBlockEnd: '8px' });
export const title = component({ fontSize: '16px', lineHeight: '24px', fontWeight: 600 });
export const text = component({ color: vars.color.inkSecondary });
export const detail = component({
  marginBlockStart: '8px',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.inkSecondary,
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '12px',
  marginBlockStart: '16px',
});
