import { component } from '@portal-kit/ui/style';

export const name = component({
  overflow: 'hidden',
  maxWidth: '180px',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
