import { component } from '../../theme/component';

export const area = component({
  paddingBlock: '8px',
  lineHeight: '20px',
  resize: 'vertical',
});
