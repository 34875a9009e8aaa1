import { component, media, space, vars } from '@portal-kit/ui/style';
import { stockColors } from '../../../domain/items/stock-colors.css';
import { plainList, smallText } from '../dashboard.css';

/** A bar below its label and total. */
export const stackedRow = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[1]} ${space[5]} 6px`,
});
export const stackedName = component({
  ...smallText,
  overflowWrap: 'anywhere',
  color: vars.color.inkSecondary,
  textDecoration: 'none',
  selectors: { '&[href]:hover': { color: vars.color.accentText } },
});
export const stackedTotal = component({
  ...smallText,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSecondary,
});
export const stackedBar = component({ gridColumn: '1 / -1' });
export const bar = component({
  display: 'block',
  width: '100%',
  height: '10px',
  borderRadius: vars.radius.pill,
  background: vars.color.hover,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText' } },
});
export const chart = component({ padding: `0 ${space[5]}` });
export const chartPlace = component({ minHeight: '236px' });
export const chartPicture = component({
  display: 'block',
  // Positions of texts are from the left, also on a page from right to left.
  direction: 'ltr',
  overflow: 'visible',
  printColorAdjust: 'exact',
  // In forced colors mode, bars keep theme colors and text uses the user's system colors.
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
const text = { fontSize: vars.fontSize.small, fontFamily: 'inherit' } as const;
const forcedInk = { [media.forcedColors]: { fill: 'CanvasText' } };
export const axisLabel = component({ ...text, fill: vars.color.inkSecondary, '@media': forcedInk });
export const barLink = component({ selectors: { '&[href]:hover': { opacity: 0.75 } } });
export const gridLine = component({ stroke: vars.color.line });
export const series = {
  taxPaid: component({ fill: stockColors.taxPaid }),
  bonded: component({ fill: stockColors.bonded }),
  shipped: component({ fill: vars.color.accent }),
  received: component({ fill: vars.color.teal }),
} as const;
export const legend = component({
  ...plainList,
  ...smallText,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  paddingBlock: space[3],
  color: vars.color.inkSecondary,
});
export const legendEntry = component({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const swatch = component({
  width: '10px',
  height: '10px',
  borderRadius: '3px',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
export const chartNote = component({
  ...smallText,
  margin: 0,
  padding: `0 ${space[5]} ${space[2]}`,
  color: vars.color.inkSecondary,
});
export const disclosure = component({
  marginBlockStart: 'auto',
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const summary = component({
  ...smallText,
  padding: `${space[3]} ${space[5]}`,
  cursor: 'pointer',
  fontWeight: 550,
  color: vars.color.accentText,
  borderRadius: vars.radius.control,
});
