import { component, space, vars } from '@portal-kit/ui/style';

export const address = component({ fontStyle: 'normal', color: vars.color.inkSecondary });
export const name = component({ display: 'block', fontWeight: 550, color: vars.color.ink });
export const title = component({
  margin: '0 0 2px',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  fontWeight: 500,
  color: vars.color.inkSecondary,
});
export const addresses = component({ display: 'grid', gap: space[4] });
