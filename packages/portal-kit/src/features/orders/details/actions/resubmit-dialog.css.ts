import { component } from '@portal-kit/ui/style';

/** The container of the checks, which use their narrow layout in a dialog. */
export const checks = component({
  containerType: 'inline-size',
  containerName: 'pk',
  marginBlockStart: '16px',
  textAlign: 'start',
});
