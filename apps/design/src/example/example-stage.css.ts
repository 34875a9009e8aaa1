import { component, container, space, vars } from '@portal-kit/ui/style';

export const stage = component({
  minInlineSize: 0,
  // The background of the theme fills the space beside a longer code.
  flexGrow: 1,
  // Fixed elements of an example stay inside of its stage.
  contain: 'paint',
  padding: space[5],
  // The stage is the size container of the example.
  selectors: { '&[data-width="narrow"]': { maxInlineSize: '390px' } },
});
export const content = component({
  selectors: { '[data-width="normal"] > &': { maxInlineSize: '640px' } },
});
export const states = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  gap: `${space[4]} ${space[5]}`,
  '@container': { [container.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const state = component({ display: 'grid', alignContent: 'start', gap: space[2], minInlineSize: 0 });
export const stateTitle = component({ fontSize: vars.fontSize.small, color: vars.color.inkMuted });
