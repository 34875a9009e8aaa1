import { component, vars } from '@portal-kit/ui/style';

export const nowrap = component({ whiteSpace: 'nowrap' });
export const second = component({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
  selectors: { '[data-density="dense"] &': { display: 'none' } },
});
const inDense = '[data-density="dense"] &';
/** Loose bottles: below the cases, or beside them in dense rows. */
export const bottles = component({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
  selectors: {
    [inDense]: { display: 'inline', fontSize: 'inherit', lineHeight: 'inherit', color: 'inherit' },
  },
});
export const hiddenInDense = component({ selectors: { [inDense]: { display: 'none' } } });
export const onlyInDense = component({ display: 'none', selectors: { [inDense]: { display: 'inline' } } });
export const name = component({ display: 'block', minWidth: '120px' });
