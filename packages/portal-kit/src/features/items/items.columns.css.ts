import { component, vars } from '@portal-kit/ui/style';

export const description = component({ display: 'block', minWidth: '160px' });
export const brand = component({
  display: 'block',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.inkSecondary,
  selectors: { '[data-density="dense"] &': { display: 'none' } },
});
export const nowrap = component({ whiteSpace: 'nowrap' });
export const type = component({ '@media': { '(min-width: 1300px)': { whiteSpace: 'nowrap' } } });
