import { component } from '../../theme/component';

export const target = component({
  borderRadius: '4px',
  selectors: { '&:focus-visible': { outlineOffset: '4px' } },
});
