import { component, media } from '@portal-kit/ui/style';

export const copyText = component({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center' });
/** The button does not make the line higher. */
export const button = component({
  marginBlock: '-4px',
  marginInlineStart: '2px',
  '@media': { [media.print]: { display: 'none' } },
});
