import { component, media, space, vars } from '@portal-kit/ui/style';

export const digest = component({ display: 'grid', gap: space[4], minWidth: 0 });
export const toolbar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.print]: { display: 'none' } },
});
export const print = component({ marginInlineStart: 'auto' });
export const heading = component({
  margin: 0,
  fontSize: '1.15em',
  lineHeight: '1.4em',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const note = component({
  margin: 0,
  maxWidth: '80ch',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
  '@media': { [media.print]: { maxWidth: 'none', color: vars.color.ink } },
});
export const text = component({ margin: 0, padding: `${space[2]} ${space[5]} ${space[4]}` });
export const bone = component({ margin: `${space[2]} ${space[5]} ${space[4]}`, height: '20px' });
export const link = component({
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  borderRadius: '4px',
  selectors: { '&[href]:hover': { color: vars.color.accentText, textDecoration: 'underline' } },
});
