import { component, vars } from '@portal-kit/ui/style';

export const loading = component({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '40vh',
  color: vars.color.inkMuted,
});
