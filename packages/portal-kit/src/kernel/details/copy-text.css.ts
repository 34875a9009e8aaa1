import { component, media, vars } from '@portal-kit/ui/style';

/** A long value wraps. The button stays beside it. */
export const copyText = component({ display: 'inline-flex', alignItems: 'center', maxWidth: '100%' });
export const text = component({ minWidth: 0 });
/** The button does not make the line higher, and the space around its icon does not make a number wrap. */
export const button = component({
  flex: '0 0 auto',
  marginBlock: '-4px',
  marginInlineStart: '-2px',
  marginInlineEnd: '-6px',
  '@media': { [media.print]: { display: 'none' } },
});
export const failure = component({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.bad,
});
