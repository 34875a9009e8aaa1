import { component, container, vars } from '@portal-kit/ui/style';

export const description = component({ display: 'block', minWidth: '160px' });
export const brand = component({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
  selectors: { '[data-density="dense"] &': { display: 'none' } },
});
/** Aligns numbers with the column name; in a card the label is beside them. */
export const where = component({
  display: 'block',
  // The width includes space for the sort arrow.
  marginInlineStart: '-18px',
  maxWidth: '112px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: '0.917em',
  lineHeight: '1.273em',
  fontWeight: 450,
  color: vars.color.inkSecondary,
  '@container': {
    [container.narrow]: { display: 'inline-block', marginInlineStart: 0, verticalAlign: 'bottom' },
  },
});
export const nowrap = component({ whiteSpace: 'nowrap' });
export const type = component({
  display: 'block',
  textWrap: 'balance',
  selectors: { '[data-density="dense"] &': { lineHeight: '1.286em' } },
  '@container': { 'pk (min-width: 916px)': { whiteSpace: 'nowrap' } },
});
