import { component, media, space, vars } from '@portal-kit/ui/style';

export const toolbar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
});
export const print = component({ marginInlineStart: 'auto' });
export const heading = component({ margin: 0, fontSize: '1.15em', fontWeight: 600 });
export const note = component({
  maxWidth: '80ch',
  '@media': { [media.print]: { maxWidth: 'none', color: vars.color.ink } },
});
