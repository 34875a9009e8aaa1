import { component, container, media, space, textAlign, vars } from '@portal-kit/ui/style';
import { visuallyHiddenStyle } from '@portal-kit/ui/visually-hidden';

export const editor = component({ display: 'flex', flexDirection: 'column', minWidth: 0, flex: '1 0 auto' });
export const bar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space[2]} ${space[4]}`,
  padding: `${space[5]} ${space[5]} ${space[3]}`,
});
export const search = component({ flex: '1 1 320px', maxWidth: '560px', minWidth: 0 });
export const keys = component({
  flex: '1 1 200px',
  paddingBlockEnd: '9px',
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
  '@container': { [container.medium]: { display: 'none' } },
});
/** Message about the last step with its Undo button. */
export const lastStep = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: '28px',
  margin: 0,
  paddingInline: space[5],
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
  padding: `${space[2]} 0`,
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
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
  columnGap: space[3],
  paddingInline: `${space[5]} ${space[3]}`,
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
        gap: `${space[2]} ${space[3]}`,
        padding: `${space[3]} ${space[4]}`,
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
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
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
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
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
      fontSize: vars.fontSize.small,
      lineHeight: '1.3334em',
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
  gap: `${space[2]} 28px`,
  margin: 0,
  '@container': { [container.narrow]: { gap: `${space[2]} ${space[4]}` } },
});
export const footer = component({
  padding: `${space[4]} ${space[5]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const total = component({ display: 'flex', flexDirection: 'column-reverse' });
export const totalValue = component({
  margin: 0,
  fontSize: vars.fontSize.title,
  lineHeight: '1.3334em',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});
export const totalName = component({
  fontSize: vars.fontSize.small,
  lineHeight: '1.3334em',
  color: vars.color.inkSecondary,
});
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
  gap: space[3],
  marginBlockStart: '20px',
});
