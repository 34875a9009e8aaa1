import { component } from '@portal-kit/ui/style';

/** Aligned with the text of the field beside it. */
export const license = component({
  display: 'flex',
  alignItems: 'end',
  height: '100%',
  paddingBlockEnd: '8px',
});
