import { component, space, vars } from '@portal-kit/ui/style';
import { stockColors } from '../../../domain/items/stock-colors.css';

export const quiet = component({ color: vars.color.inkSecondary });
export const note = component({ padding: `0 ${space[5]} ${space[5]}`, color: vars.color.inkSecondary });
export const picture = component({ display: 'grid', gap: '14px', padding: `0 ${space[5]} ${space[5]}` });
export const warehouse = component({ display: 'grid', gap: '6px' });
export const warehouseName = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[3],
  fontSize: vars.fontSize.label,
});
export const bar = component({
  display: 'block',
  width: '100%',
  height: '12px',
  borderRadius: vars.radius.pill,
  background: vars.color.hover,
  printColorAdjust: 'exact',
});
export const parts = {
  taxPaidAvailable: component({ fill: stockColors.taxPaid }),
  taxPaidReserved: component({ fill: stockColors.taxPaid, opacity: 0.45 }),
  bondedAvailable: component({ fill: stockColors.bonded }),
  bondedReserved: component({ fill: stockColors.bonded, opacity: 0.45 }),
} as const;
export const legend = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
export const legendEntry = component({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const swatch = component({ width: '10px', height: '10px', borderRadius: '3px' });
