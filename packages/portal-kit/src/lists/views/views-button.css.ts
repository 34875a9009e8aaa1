import { component } from '@portal-kit/ui/style';

export const name = component({
  overflow: 'hidden',
  maxWidth: '220px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
