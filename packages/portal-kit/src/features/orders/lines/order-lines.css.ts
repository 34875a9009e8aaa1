import { component, container, media, textAlign, vars } from '@portal-kit/ui/style';
import { visuallyHiddenStyle } from '@portal-kit/ui/visually-hidden';

export const editor = component({ display: 'flex', flexDirection: 'column', minWidth: 0, flex: '1 0 auto' });
export const bar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px 16px',
  padding: '20px 20px 12px',
});
export const search = component({ flex: '1 1 320px', maxWidth: '560px', minWidth: 0 });
export const keys = component({
  flex: '1 1 200px',
  paddingBlockEnd: '9px',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.inkSecondary,
  '@container': { [container.medium]: { display: 'none' } },
});
/** Message about the last step with its Undo button. */
export const lastStep = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: '28px',
  margin: 0,
  paddingInline: '20px',
  color: vars.color.inkSecondary,
});
export const more = component({ marginInlineStart: 'auto', flex: 'none' });
export const frame = component({ overflowX: 'auto', flex: '1 0 auto' });
/**
 * Rows are blocks, so that the browser skips layout of rows outside the viewport while the user types. ARIA roles keep
 * the table semantics.
 */
export const table = component({ display: 'block', minWidth: 'fit-content' });
const hiddenWhenNarrow = { [container.narrow]: visuallyHiddenStyle } as const;
export const heads = component({ display: 'block', '@container': hiddenWhenNarrow });
export const head = component({
  padding: '8px 0',
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: 550,
  color: vars.color.inkSecondary,
  textAlign: textAlign.start,
  alignSelf: 'end',
  selectors: {
    '&[data-align="end"]': { textAlign: textAlign.end },
  },
});
export const body = component({ display: 'block' });
/** Columns by layout: item, stock, fields, remove button. */
const columns = {
  quantities: '100px 100px',
  inbound: '96px 96px 112px 132px',
  outbound: '92px 92px 104px 100px 112px',
} as const;
const line = (fields: string) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(160px, 1fr) 140px ${fields} 40px`,
  columnGap: '12px',
  paddingInline: '20px 12px',
});
export const headRow = {
  quantities: component(line(columns.quantities)),
  inbound: component(line(columns.inbound)),
  outbound: component(line(columns.outbound)),
} as const;
const lineRow = (fields: string) =>
  component({
    ...line(fields),
    borderBlockStart: `1px solid ${vars.color.line}`,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 57px',
    '@container': {
      [container.narrow]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) 36px',
        gap: '8px 12px',
        padding: '12px 16px',
        containIntrinsicBlockSize: 'auto 150px',
      },
    },
  });
export const row = {
  quantities: lineRow(columns.quantities),
  inbound: lineRow(columns.inbound),
  outbound: lineRow(columns.outbound),
} as const;
const cell = {
  minWidth: 0,
  padding: '10px 0',
  fontWeight: 400,
  textAlign: textAlign.start,
} as const;
const narrowCell = { padding: 0 } as const;
/** In a narrow container each field shows the column name as its label. */
const columnLabel = {
  content: 'attr(data-label)',
  display: 'block',
  marginBlockEnd: '4px',
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: 400,
  textAlign: textAlign.start,
  color: vars.color.inkSecondary,
} as const;
export const itemCell = component({
  ...cell,
  '@container': { [container.narrow]: { ...narrowCell, gridColumn: '1 / 3', gridRow: 1 } },
});
export const sku = component({ fontWeight: 600 });
export const description = component({ fontWeight: 450, overflowWrap: 'anywhere' });
export const second = component({
  display: 'block',
  fontSize: '12px',
  lineHeight: '16px',
  color: vars.color.inkSecondary,
});
export const stockCell = component({
  ...cell,
  paddingBlockStart: '18px',
  textAlign: textAlign.end,
  whiteSpace: 'nowrap',
  color: vars.color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [container.narrow]: {
      ...narrowCell,
      gridColumn: '1 / -1',
      order: 1,
      fontSize: '12px',
      lineHeight: '16px',
      textAlign: textAlign.start,
      selectors: { '&::before': { content: 'attr(data-label) ": "' } },
    },
  },
});
const fieldCell = (gridColumn: string) =>
  component({
    ...cell,
    '@container': {
      [container.narrow]: {
        ...narrowCell,
        gridColumn,
        order: 2,
        selectors: { '&::before': columnLabel },
      },
    },
  });
export const fieldCells = {
  casesQuantity: fieldCell('1'),
  bottlesQuantity: fieldCell('2 / -1'),
  lotNumber: fieldCell('1'),
  unitPrice: fieldCell('2 / -1'),
  notes: fieldCell('1 / -1'),
} as const;
export const removeCell = component({
  ...cell,
  paddingBlockStart: '14px',
  textAlign: textAlign.end,
  '@container': { [container.narrow]: { ...narrowCell, gridColumn: 3, gridRow: 1 } },
});
export const empty = component({ paddingBlock: '48px', display: 'grid', placeItems: 'center' });
export const totals = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 28px',
  margin: 0,
  '@container': { [container.narrow]: { gap: '8px 16px' } },
});
export const footer = component({ padding: '16px 20px', borderBlockStart: `1px solid ${vars.color.line}` });
export const total = component({ display: 'flex', flexDirection: 'column-reverse' });
export const totalValue = component({
  margin: 0,
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
export const totalName = component({ fontSize: '12px', lineHeight: '16px', color: vars.color.inkSecondary });
export const preview = component({
  // A dialog is wider than the widget. On phones the preview becomes a query container, so that its table rows become
  // cards.
  '@media': { [media.narrow]: { container: 'pk / inline-size' } },
  marginBlockStart: '16px',
  maxHeight: '320px',
  overflowY: 'auto',
});
export const problem = component({ color: vars.color.bad });
export const note = component({ margin: '12px 0 0', color: vars.color.inkSecondary });
export const buttons = component({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: '12px',
  marginBlockStart: '20px',
});
