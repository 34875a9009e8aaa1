import { component, vars } from '@portal-kit/ui/style';

export const line = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  width: 'clamp(136px, 60cqi - 452px, 200px)',
  fontSize: '12px',
  lineHeight: '18px',
});
export const name = component({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.inkSecondary,
  fontSize: '12px',
});
export const cases = component({ whiteSpace: 'nowrap' });
