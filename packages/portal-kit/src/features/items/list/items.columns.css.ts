import { component, container, vars } from '@portal-kit/ui/style';
import { line as warehouseLine } from '../details/warehouse-stock.css';

export const description = component({ display: 'block', minWidth: '160px' });
export const brand = component({
  display: 'block',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.inkSecondary,
  selectors: { '[data-density="dense"] &': { display: 'none' } },
});
/** Below the name of its column; a card has it in the column's label. */
export const where = component({
  display: 'block',
  // Below the sort's arrow too.
  marginInlineStart: '-18px',
  maxWidth: '112px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: '11px',
  lineHeight: '14px',
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
  selectors: { '[data-density="dense"] &': { lineHeight: '18px' } },
  '@container': {
    'pk (min-width: 916px)': {
      whiteSpace: 'nowrap',
      // With the stock by warehouse there is no room for it.
      selectors: { [`tr:has(${warehouseLine}) &`]: { minWidth: '92px', whiteSpace: 'normal' } },
    },
  },
});
