import { component, space, textAlign, vars } from '@portal-kit/ui/style';

export const bottles = component({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
export const cases = component({ display: 'block' });
export const split = component({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `2px ${space[3]}`,
  margin: 0,
});
export const row = component({ display: 'contents' });
export const term = component({ color: vars.color.inverseMuted });
export const value = component({ textAlign: textAlign.end, fontWeight: 600 });
const apart = { marginBlockStart: '6px' } as const;
export const firstPlace = component({ color: vars.color.inverseMuted, ...apart });
export const firstPlaceValue = component({ textAlign: textAlign.end, fontWeight: 600, ...apart });
