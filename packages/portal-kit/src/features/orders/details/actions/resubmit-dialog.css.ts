import { component } from '@portal-kit/ui/style';

export const loading = component({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginBlockStart: '16px',
});

/** The container of the checks, which use their narrow layout in a dialog. */
export const checks = component({
  containerType: 'inline-size',
  containerName: 'pk',
  marginBlockStart: '16px',
  textAlign: 'start',
});
