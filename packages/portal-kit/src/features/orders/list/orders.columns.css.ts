import { component, vars } from '@portal-kit/ui/style';

export const nowrap = component({ whiteSpace: 'nowrap' });
export const second = component({
  display: 'block',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.inkSecondary,
  selectors: { '[data-density="dense"] &': { display: 'none' } },
});
export const name = component({ display: 'block', minWidth: '120px' });
