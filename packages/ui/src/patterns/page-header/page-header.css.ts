import { globalStyle } from '@vanilla-extract/css';
import { component } from '../../theme/component';
import { vars } from '../../theme/contract.css';
import { componentLayer } from '../../theme/layers.css';
import { media } from '../../theme/media';

export const header = component({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '12px 16px',
  minHeight: '40px',
  flexShrink: 0,
});
export const back = component({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  marginInlineStart: '-8px',
  borderRadius: vars.radius.control,
  color: vars.color.inkSecondary,
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.ink },
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
  },
  '@media': { [media.coarse]: { width: '44px', height: '44px' }, [media.print]: { display: 'none' } },
});
export const end = component({ display: 'contents', '@media': { [media.print]: { display: 'none' } } });
export const titles = component({
  flex: '1 1 auto',
  minWidth: '120px',
  '@media': { [media.narrow]: { flexBasis: 0 } },
});
export const title = component({
  fontSize: '24px',
  lineHeight: '32px',
  fontWeight: 650,
  letterSpacing: '-0.015em',
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});
export const caption = component({ color: vars.color.inkSecondary });
export const actions = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: '12px',
  // Takes the space that the title leaves, so that long labels wrap here and the end stays in the title line.
  flex: '999 1 0',
  minWidth: 'min-content',
  // A page can have no actions, or add them later.
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.noSidebar]: { gap: '8px' },
    [media.narrow]: {
      order: 1,
      flexBasis: '100%',
    },
    // Buttons are not printed, but other actions such as a status are.
    [media.print]: { display: 'flex', flexBasis: 'auto' },
  },
});

/** Two columns on a phone. A long label takes more than its half, or the whole line. */
globalStyle(`${actions} > *`, {
  '@layer': {
    [componentLayer]: {
      '@media': { [`screen and ${media.narrow}`]: { flex: '1 1 150px', minWidth: 'max-content' } },
    },
  },
});
