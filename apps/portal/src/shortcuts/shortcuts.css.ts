import { component, vars } from '@portal-kit/ui/style';

export const groups = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: '24px',
  alignItems: 'start',
});
export const title = component({
  margin: 0,
  paddingBlockEnd: '8px',
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: 600,
  color: vars.color.inkMuted,
});
export const list = component({ display: 'flex', flexDirection: 'column', gap: '8px', margin: 0 });
export const row = component({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '16px',
  fontSize: '14px',
  lineHeight: '20px',
  color: vars.color.ink,
});
export const action = component({ order: -1, margin: 0 });
export const keys = component({ display: 'flex', flex: 'none', gap: '4px', margin: 0 });
export const key = component({
  paddingInline: '6px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '5px',
  fontSize: '12px',
  lineHeight: '18px',
  color: vars.color.inkMuted,
  background: vars.color.surface,
});
