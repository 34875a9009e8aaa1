import { component, space, vars } from '@portal-kit/ui/style';

export const note = component({ padding: `0 ${space[5]} ${space[5]}`, color: vars.color.inkSecondary });
export const failure = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: `0 ${space[5]} ${space[5]}`,
  color: vars.color.inkSecondary,
});
export const links = component({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` });
