import { component, vars } from '@portal-kit/ui/style';

export const line = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  width: '168px',
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
