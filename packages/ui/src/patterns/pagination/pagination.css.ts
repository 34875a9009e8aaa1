import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';

export const bar = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: '4px 24px',
  minHeight: '52px',
  paddingInline: '16px 8px',
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: '13px',
  color: vars.color.inkSecondary,
});
export const size = component({ display: 'flex', alignItems: 'center', gap: '8px' });
export const select = component({
  height: '30px',
  paddingInline: '6px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '6px',
  background: vars.color.surface,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
});
export const range = component({ fontVariantNumeric: 'tabular-nums', minWidth: '88px', textAlign: 'end' });
export const steps = component({ display: 'flex' });
